import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import type { AudioItem } from '@cliffhanger/rules/chat/media-content.ts'
import type { MessageState } from '@cliffhanger/rules/chat/message-state.ts'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import styles from './voice-bubble.module.css'
import { changeSpeed, toggleVoice, useVoice, windVoice } from './voice-player.ts'
import { quietBars } from './waveform.ts'

interface VoiceBubbleProps {
  readonly item: AudioItem
  readonly state: MessageState
  /** How far its upload is; undefined where none is under way. */
  readonly percent?: number | undefined
  readonly meta?: ReactNode
}

/** A voice message: plays one at a time, can be wound and heard faster. */
export const VoiceBubble = ({ item, state, percent, meta }: VoiceBubbleProps) => {
  const t = useTexts()
  const { phase, seconds, speed, bars = quietBars } = useVoice(item.url)
  const isOpen = phase === 'playing' || phase === 'paused'
  const isPlaying = phase === 'playing'
  const part = Math.min(1, seconds / item.duration)
  const isSending = state === 'loading' && percent !== undefined
  return (
    <div className={styles.voice} role="group" aria-label={t('media.voice')}>
      <button
        type="button"
        className={styles.play}
        onClick={() => void toggleVoice(item.url)}
        aria-label={isPlaying ? t('media.pause') : t('media.play')}
      >
        {phase === 'loading' || isSending ? <Spinner size={22} /> : <Icon of={isPlaying ? Pause : Play} size={22} />}
      </button>
      <div className={styles.line}>
        <div className={styles.bars} aria-hidden="true">
          {bars.map((height, index) => (
            <span
              key={index}
              className={index / bars.length < part ? styles.heard : styles.bar}
              style={{ height: `${Math.round(height * 100)}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          className={styles.position}
          aria-label={t('media.position')}
          aria-valuetext={t('media.seconds', { count: Math.round(seconds) })}
          min={0}
          max={item.duration}
          step={0.1}
          value={Math.min(seconds, item.duration)}
          disabled={!isOpen}
          onChange={(event) => windVoice(item.url, event.target.valueAsNumber)}
        />
        <div className={styles.foot}>
          <span>{formatLength(isOpen ? seconds : item.duration)}</span>
          {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        </div>
      </div>
      {isOpen && (
        <button
          type="button"
          className={styles.speed}
          onClick={changeSpeed}
          aria-label={t('media.speed', { speed: `${speed}×` })}
        >
          {speed}×
        </button>
      )}
    </div>
  )
}

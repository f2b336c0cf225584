import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import type { AudioItem } from '@cliffhanger/rules/chat/media-content.ts'
import type { MessageState } from '@cliffhanger/rules/chat/message-state.ts'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { MouseEvent, ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import parts from './bubble-parts.module.css'
import { useUnheard } from './heard-voices.ts'
import styles from './voice-bubble.module.css'
import { changeSpeed, toggleVoice, useVoice, windVoice } from './voice-player.ts'
import { drawnWave, quietBars } from './waveform.ts'

interface VoiceBubbleProps {
  readonly item: AudioItem
  readonly state: MessageState
  /** How far its upload is; undefined where none is under way. */
  readonly percent?: number | undefined
  readonly meta?: ReactNode
  /** When it came; undefined where it is mine, or nobody is to hear it (S-126). */
  readonly receivedMs?: number | undefined
}

/** A voice message: plays one at a time, from where its wave is pressed, and can be heard faster. */
export const VoiceBubble = ({ item, state, percent, meta, receivedMs }: VoiceBubbleProps) => {
  const t = useTexts()
  const { phase, seconds, speed, bars: readBars } = useVoice(item.url)
  const bars = item.waveform ? drawnWave(item.waveform) : (readBars ?? quietBars)
  const isUnheard = useUnheard(item.url, receivedMs)
  const isOpen = phase === 'playing' || phase === 'paused'
  const isPlaying = phase === 'playing'
  const part = Math.min(1, seconds / item.duration)
  const isSending = state === 'loading' && percent !== undefined
  const begin = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    windVoice(item, (Math.max(0, clientX - left) / width) * item.duration)
  }
  return (
    <div className={styles.voice} role="group" aria-label={t('media.voice')}>
      <button
        type="button"
        className={parts.circle}
        onClick={() => void toggleVoice(item)}
        aria-label={isPlaying ? t('media.pause') : t('media.play')}
      >
        {phase === 'loading' || isSending ? <Spinner size={22} /> : <Icon of={isPlaying ? Pause : Play} size={22} />}
      </button>
      <div className={styles.line}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button and the slider are the controls; before it is open, the slider would hear a finger that only scrolls */}
        <div className={styles.bars} aria-hidden="true" onClick={isSending ? undefined : begin}>
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
          onChange={(event) => windVoice(item, event.target.valueAsNumber)}
        />
        <div className={styles.foot}>
          <span className={styles.length}>
            {formatLength(isOpen ? seconds : item.duration)}
            {isUnheard && <span className={styles.unheard} role="img" aria-label={t('media.unheard')} />}
          </span>
          {meta !== undefined && <span className={parts.meta}>{meta}</span>}
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

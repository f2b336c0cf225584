import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import { type CSSProperties, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../../platform/texts.ts'
import type { Player } from '../engine/player-actions.ts'
import styles from './progress.module.css'

/** How far the episode has come: a thin line, thicker under the finger, which seeks when it leaves. */
export const Progress = ({ player }: { readonly player: Player }) => {
  const t = useTexts()
  const position = useStore(player.state, (state) => state.positionSeconds)
  const duration = useStore(player.state, (state) => state.durationSeconds)
  const buffered = useStore(player.state, (state) => state.bufferedSeconds)
  const [sought, setSought] = useState<number | null>(null)
  const shown = sought ?? position
  const commit = () => {
    if (sought !== null) player.seek(sought)
    setSought(null)
  }
  const share = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) : 0)
  const time = t('drama.timeOf', { position: formatClock(shown), duration: formatClock(duration) })
  const shares = { '--seen': share(shown), '--buffered': share(buffered) } satisfies Record<
    string,
    number
  > as CSSProperties
  return (
    <div className={styles.zone} data-sought={sought !== null} style={shares}>
      {sought !== null && <output className={styles.time}>{time}</output>}
      <span className={styles.track}>
        <span className={styles.buffered} />
        <span className={styles.seen} />
      </span>
      <input
        className={styles.input}
        type="range"
        min={0}
        max={Math.max(1, duration)}
        step={0.1}
        value={shown}
        aria-label={t('drama.progress')}
        aria-valuetext={time}
        onChange={({ target }) => setSought(target.valueAsNumber)}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </div>
  )
}

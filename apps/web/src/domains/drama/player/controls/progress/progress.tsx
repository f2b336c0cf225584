import { formatClock, formatLength } from '@cliffhanger/i18n/format/durations.ts'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../../../platform/texts.ts'
import { laterPart } from '../../../../../ui/feedback/later-part.tsx'
import { Dotted } from '../../../../../ui/lists/dotted.tsx'
import type { Player } from '../../engine/player-actions.ts'
import styles from './progress.module.css'

/** Asked for at the first touch of the line. */
const StillPicture = laterPart(async () => (await import('./still-picture.tsx')).StillPicture)

interface ProgressProps {
  readonly player: Player
  /** A place is being looked for: what stands around the line stays to be seen. */
  readonly onUse?: () => void
}

/** How far the episode has come: a thin line, thicker under the finger, which seeks when it leaves. What the film shows at the place that a
 *  finger, a mouse or the keyboard points to stands above it. */
export const Progress = ({ player, onUse }: ProgressProps) => {
  const t = useTexts()
  const position = useStore(player.state, (state) => state.positionSeconds)
  const duration = useStore(player.state, (state) => state.durationSeconds)
  const buffered = useStore(player.state, (state) => state.bufferedSeconds)
  const number = useStore(player.state, ({ item }) => item?.number)
  const [sought, setSought] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const shown = sought ?? position
  const pointed = sought ?? hovered ?? (isFocused ? position : null)
  /** The finger that began here moves the picture; the browser may go on drawing the line after it. */
  const isTaken = useRef(false)
  const commit = () => {
    if (sought !== null) player.seek(sought)
    setSought(null)
  }
  /** Let go of by a mouse, it leaves the arrow keys to the player; losing the focus it goes where it was drawn to. */
  const release = ({ pointerType, currentTarget }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'mouse' && document.activeElement === currentTarget) currentTarget.blur()
    else commit()
  }
  const hover = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse' || duration === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    setHovered(Math.max(0, Math.min(1, (clientX - left) / width)) * duration)
    onUse?.()
  }
  const share = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) : 0)
  const timeOf = (seconds: number) =>
    t('drama.timeOf', { position: formatClock(seconds), duration: formatLength(duration) })
  const shares = {
    '--seen': share(shown),
    '--buffered': share(buffered),
    '--pointed': share(pointed ?? 0),
  } satisfies Record<string, number> as CSSProperties
  return (
    <div className={styles.zone} data-sought={sought !== null} style={shares}>
      {pointed !== null && (
        <output className={styles.pointed}>
          <StillPicture player={player} seconds={pointed} />
          <span className={styles.time}>{timeOf(pointed)}</span>
          <span className={styles.left}>
            <Dotted>
              {[
                ...(number === undefined ? [] : [t('drama.episodeShort', { number })]),
                t('drama.timeLeft', { time: formatClock(Math.round(duration) - Math.floor(pointed)) }),
              ]}
            </Dotted>
          </span>
        </output>
      )}
      <span className={styles.track}>
        <span className={styles.buffered} />
        <span className={styles.seen} />
      </span>
      <span className={styles.thumb} />
      <input
        className={styles.input}
        type="range"
        min={0}
        max={Math.max(1, duration)}
        step={0.1}
        value={shown}
        aria-label={t('drama.progress')}
        aria-valuetext={timeOf(shown)}
        data-own-drag="sideways"
        onChange={({ target, nativeEvent }) => {
          // The last word of a finger repeats what its moves said, also of one that moved the picture.
          if (isTaken.current || nativeEvent.type === 'change') return
          setSought(target.valueAsNumber)
          onUse?.()
        }}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(null)}
        onPointerUp={release}
        onPointerCancel={() => setSought(null)}
        onLostPointerCapture={({ currentTarget, pointerId }) => {
          // A line that is touched beside its thumb hands the finger on within itself: that takes nothing from it.
          if (!currentTarget.closest('[data-taps]')?.hasPointerCapture(pointerId)) return
          isTaken.current = true
          setSought(null)
        }}
        onTouchEnd={() => {
          isTaken.current = false
        }}
        onTouchCancel={() => {
          isTaken.current = false
        }}
        onKeyUp={commit}
        onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
        onBlur={() => {
          setIsFocused(false)
          commit()
        }}
      />
    </div>
  )
}

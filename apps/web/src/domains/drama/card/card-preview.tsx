import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { NextPreview } from '../player/finished/next-preview.tsx'
import styles from './drama-card.module.css'

/** How much of it is seen before it goes on in the player. */
const previewSeconds = 6
/** Longer nobody waits for a picture: the player says what is the matter. */
const patienceMs = 10_000

interface CardPreviewProps extends Pick<ComponentProps<typeof NextPreview>, 'dramaId' | 'number' | 'makeSlot'> {
  /** Enough was seen, or there is nothing to see. */
  readonly onDone: () => void
  /** The reader looks elsewhere. */
  readonly onAway: () => void
}

/** A few seconds of an episode in the place of its picture, with a line that tells when it goes on elsewhere. */
export const CardPreview = ({ onDone, onAway, ...preview }: CardPreviewProps) => {
  const place = useRef<HTMLSpanElement>(null)
  const [seconds, setSeconds] = useState(0)
  const done = useEffectEvent(onDone)
  const away = useEffectEvent(onAway)
  const hasBegun = seconds > 0
  const isOver = seconds >= previewSeconds
  useEffect(() => {
    if (isOver) done()
  }, [isOver])
  useEffect(() => {
    if (hasBegun) return
    const timer = setTimeout(() => done(), patienceMs)
    return () => clearTimeout(timer)
  }, [hasBegun])
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && away())
    if (place.current) seen.observe(place.current)
    return () => seen.disconnect()
  }, [])
  return (
    <span ref={place} className={styles.preview}>
      <NextPreview {...preview} onSeconds={setSeconds} onOver={onDone} />
      <span className={styles.track}>
        <span className={styles.seen} style={{ transform: `scaleX(${Math.min(1, seconds / previewSeconds)})` }} />
      </span>
    </span>
  )
}

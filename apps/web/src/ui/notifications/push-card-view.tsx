import { type PointerEvent, useEffect, useRef } from 'react'
import { Avatar } from '../pictures/avatar.tsx'
import styles from './push-card.module.css'

/** What arrived, in two lines. */
export interface Card {
  readonly title: string
  readonly text: string
  readonly imageUrl: string
  /** Where a tap leads. */
  readonly link: string
}

/** How long a card stays, and the movement up to which a touch is a tap (S-61, C-37). */
const cardMs = 3000
const tapPx = 5

interface PushCardViewProps {
  readonly card: Card | null
  readonly onClose: () => void
}

/** A card on top of the screen, for 3 s. A tap leads where it points to, a longer movement does not. */
export const PushCardView = ({ card, onClose }: PushCardViewProps) => {
  const pressed = useRef({ x: 0, y: 0 })
  useEffect(() => {
    if (!card) return
    const timer = setTimeout(onClose, cardMs)
    return () => clearTimeout(timer)
  }, [card, onClose])
  if (!card) return null
  const isTap = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
    Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) < tapPx
  return (
    <div className={styles.place} role="status">
      <a
        className={styles.card}
        href={card.link}
        draggable={false}
        onPointerDown={({ clientX, clientY }) => {
          pressed.current = { x: clientX, y: clientY }
        }}
        onClick={(event) => {
          const isByKeyboard = event.detail === 0
          if (isByKeyboard || isTap(event)) onClose()
          else event.preventDefault()
        }}
      >
        <Avatar name={card.title} url={card.imageUrl} size={40} />
        <span className={styles.words}>
          <strong className={styles.title}>{card.title}</strong>
          <span className={styles.text}>{card.text}</span>
        </span>
      </a>
    </div>
  )
}

import { type PointerEvent, useEffect, useRef } from 'react'
import { create } from 'zustand'
import { Avatar } from '../pictures/avatar.tsx'
import styles from './push-card.module.css'

/** How long a card stays, and the movement up to which a touch is a tap (S-61, C-37). */
const cardMs = 3000
const tapPx = 5

interface Card {
  readonly title: string
  readonly text: string
  readonly imageUrl: string
  /** Where a tap leads. */
  readonly link: string
}

const useCard = create<{ readonly card: Card | null }>(() => ({ card: null }))

/** Shows a card on top of the screen for 3 s; a newer one takes its place. */
export const showCard = (card: Card): void => useCard.setState({ card })

/** The place where cards appear; mounted once. */
export const PushCardHost = () => {
  const card = useCard((state) => state.card)
  const pressed = useRef({ x: 0, y: 0 })
  useEffect(() => {
    if (!card) return
    const timer = setTimeout(() => useCard.setState({ card: null }), cardMs)
    return () => clearTimeout(timer)
  }, [card])
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
          if (isByKeyboard || isTap(event)) useCard.setState({ card: null })
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

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Avatar } from '../pictures/avatar.tsx'
import { CardAnswer, type CardReply } from './card-answer.tsx'
import styles from './push-card.module.css'

/** What arrived, in two lines. */
export interface Card {
  readonly title: string
  readonly text: string
  readonly imageUrl: string
  /** Where a tap leads. */
  readonly link: string
  /** How it is answered without leaving the screen; absent where it cannot be. */
  readonly reply?: CardReply | undefined
}

/** How long a card stays, and the movement up to which a touch is a tap (S-61, C-37). */
const cardMs = 3000
const tapPx = 5

interface PushCardViewProps {
  readonly card: Card | null
  readonly onClose: () => void
  /** While it is answered, what arrives elsewhere does not take its place. */
  readonly onHold: (isHeld: boolean) => void
}

/** A card on top of the screen, for 3 s, or until its answer is written. A tap leads where it points to, a longer movement does not. */
export const PushCardView = ({ card, ...others }: PushCardViewProps) =>
  card && <ShownCard key={card.link} card={card} {...others} />

const ShownCard = ({ card, onClose, onHold }: PushCardViewProps & { readonly card: Card }) => {
  const pressed = useRef({ x: 0, y: 0 })
  const [isAnswering, setIsAnswering] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  useEffect(() => {
    onHold(isAnswering)
    return () => onHold(false)
  }, [isAnswering, onHold])
  const isTap = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
    Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) < tapPx
  return (
    <div className={styles.place} role="status">
      {!isAnswering && !isHovered && <EndInTime key={card.text} onEnd={onClose} />}
      <div
        className={styles.card}
        // A mouse that rests where the card appears has not come to read it.
        onPointerMove={({ pointerType, movementX, movementY }) => {
          if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) setIsHovered(true)
        }}
        onPointerLeave={() => setIsHovered(false)}
      >
        <div className={styles.row}>
          <a
            className={styles.way}
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
          {card.reply && !isAnswering && (
            <Button kind="text" size="small" onClick={() => setIsAnswering(true)}>
              {card.reply.label}
            </Button>
          )}
        </div>
        {card.reply && isAnswering && <CardAnswer reply={card.reply} onClose={onClose} />}
      </div>
    </div>
  )
}

const EndInTime = ({ onEnd }: { readonly onEnd: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onEnd, cardMs)
    return () => clearTimeout(timer)
  }, [onEnd])
  return null
}

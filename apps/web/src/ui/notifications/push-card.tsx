import { create } from 'zustand'
import { idlePart } from '../feedback/idle-part.tsx'
import type { Card } from './push-card-view.tsx'

interface CardState {
  readonly card: Card | null
  /** Somebody writes an answer in it. */
  readonly isHeld: boolean
}

const useCard = create<CardState>(() => ({ card: null, isHeld: false }))

/** Shows a card on top of the screen for 3 s; a newer one takes its place, unless the one before is being answered and leads elsewhere. */
export const showCard = (card: Card): void =>
  useCard.setState((before) => (before.isHeld && before.card?.link !== card.link ? before : { card }))

const holdCard = (isHeld: boolean): void => useCard.setState({ isHeld })

const dropCard = (): void => useCard.setState({ card: null })

const PushCard = idlePart(async () => (await import('./push-card-view.tsx')).PushCardView)

/** The place where cards appear; mounted once. */
export const PushCardHost = () => {
  const card = useCard((state) => state.card)
  return <PushCard card={card} onClose={dropCard} onHold={holdCard} waiting={card === null ? 0 : 1} />
}

import { create } from 'zustand'
import { idlePart } from '../feedback/idle-part.tsx'
import type { Card } from './push-card-view.tsx'

const useCard = create<{ readonly card: Card | null }>(() => ({ card: null }))

/** Shows a card on top of the screen for 3 s; a newer one takes its place. */
export const showCard = (card: Card): void => useCard.setState({ card })

const dropCard = (): void => useCard.setState({ card: null })

const PushCard = idlePart(async () => (await import('./push-card-view.tsx')).PushCardView)

/** The place where cards appear; mounted once. */
export const PushCardHost = () => {
  const card = useCard((state) => state.card)
  return <PushCard card={card} onClose={dropCard} waiting={card === null ? 0 : 1} />
}

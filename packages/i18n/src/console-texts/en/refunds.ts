import type { SameTexts } from '../../translate.ts'
import type { refunds as base } from '../zh-CN/refunds.ts'

export const refunds = {
  title: 'Failed unlocks',
  hint: 'Unlocks that members say did not play. Five a month come back to each by themselves; you decide about the others.',
  waiting: 'Waiting',
  refunded: 'Paid back',
  refused: 'Refused',
  episode: 'Episode',
  gold: 'Gold',
  playError: 'What the player reported',
  watched: 'Seconds watched',
  refunds: 'Paid back in 30 days',
  unlocked: 'Unlocked',
  byItself: 'By itself',
  refund: 'Pay back',
  refundTitle: 'Pay {amount} gold back to {name}',
  refundHint: 'The gold goes back to the purses that paid, the episode is locked again, and the member is told.',
  refuse: 'Refuse',
  refuseTitle: 'Refuse to pay {name} back',
  refuseHint: 'The episode stays unlocked. The member is told and reads the reason.',
} satisfies SameTexts<typeof base>

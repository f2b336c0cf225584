import type { SameTexts } from '../../translate.ts'
import type { refunds as base } from '../zh-CN/refunds.ts'

export const refunds = {
  title: 'Failed unlocks',
  hint: 'Unlocks that members say didn’t play. Each member gets five automatic refunds a month. You decide the rest.',
  waiting: 'Waiting',
  refunded: 'Refunded',
  refused: 'Declined',
  episode: 'Episode',
  gold: 'Gold',
  playError: 'Player error',
  watched: 'Seconds watched',
  refunds: 'Refunds in 30 days',
  unlocked: 'Unlocked',
  byItself: 'Automatic',
  refund: 'Refund',
  refundTitle: 'Refund {amount} Gold to {name}',
  refundHint: 'The Gold goes back to where it came from, the episode is locked again, and the member is notified.',
  refuse: 'Decline',
  refuseTitle: 'Decline {name}’s refund',
  refuseHint: 'The episode stays unlocked. The member is notified and sees the reason.',
} satisfies SameTexts<typeof base>

import type { SameTexts } from '../../translate.ts'
import type { coolingOffs as base } from '../zh-CN/cooling-offs.ts'

export const coolingOffs = {
  title: 'Held payouts',
  hint: 'After a new email or phone, a password reset or a PIN reset, a member’s money can’t be withdrawn for a while. Two operators can release it early.',
  until: 'Held until',
  waiting: 'Payouts to release',
  request: 'Request',
  askedBy: 'Requested by {name}',
  ask: 'Request release',
  askTitle: 'Release {name}’s money early',
  askHint: 'Make sure you’re talking to the account’s owner. A second operator has to approve.',
  asked: 'Sent. Payouts are released once a second operator approves.',
  agree: 'Release now',
  agreeTitle: 'Release {name}’s money now',
  agreeHint: '{asker} asked: “{reason}”. Withdrawals and transfers work again immediately.',
  released: 'Payouts released',
  yours: 'Waiting for a second operator',
} satisfies SameTexts<typeof base>

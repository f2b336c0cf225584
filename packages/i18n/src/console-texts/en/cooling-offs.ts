import type { SameTexts } from '../../translate.ts'
import type { coolingOffs as base } from '../zh-CN/cooling-offs.ts'

export const coolingOffs = {
  title: 'Held payouts',
  hint: 'After a new email or phone, a reset password or a reset PIN, a member’s money can’t leave for a while. Two operators can end that early.',
  until: 'Held until',
  waiting: 'Payouts to release',
  request: 'Request',
  askedBy: '{name} asked',
  ask: 'Ask to release',
  askTitle: 'Release {name}’s money early',
  askHint: 'Make sure you’re talking to the account’s owner. A second operator has to agree.',
  asked: 'Sent. The money is released once a second operator agrees.',
  agree: 'Release now',
  agreeTitle: 'Release {name}’s money now',
  agreeHint: '{asker} asked: “{reason}”. Withdrawals and transfers work again at once.',
  released: 'The money is released',
  yours: 'Waiting for a second operator',
} satisfies SameTexts<typeof base>

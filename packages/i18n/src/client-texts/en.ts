import { account } from './en/account.ts'
import { benefits } from './en/benefits.ts'
import { cashOut } from './en/cash-out.ts'
import { chat } from './en/chat.ts'
import { drama } from './en/drama.ts'
import { friends } from './en/friends.ts'
import { groups } from './en/groups.ts'
import { media } from './en/media.ts'
import { places } from './en/places.ts'
import { push } from './en/push.ts'
import { recharge } from './en/recharge.ts'
import { reports } from './en/reports.ts'
import { rewards } from './en/rewards.ts'
import { session } from './en/session.ts'
import { shell } from './en/shell.ts'
import { wallet } from './en/wallet.ts'
import { payment } from './en/wallet-payment.ts'

export const texts = {
  account,
  benefits,
  cashOut,
  chat,
  drama,
  friends,
  groups,
  media,
  payment,
  places,
  push,
  recharge,
  reports,
  rewards,
  session,
  shell,
  wallet,
}

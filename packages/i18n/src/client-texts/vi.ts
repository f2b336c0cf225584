import { account } from './vi/account.ts'
import { benefits } from './vi/benefits.ts'
import { cashOut } from './vi/cash-out.ts'
import { chat } from './vi/chat.ts'
import { drama } from './vi/drama.ts'
import { friends } from './vi/friends.ts'
import { groups } from './vi/groups.ts'
import { media } from './vi/media.ts'
import { places } from './vi/places.ts'
import { push } from './vi/push.ts'
import { recharge } from './vi/recharge.ts'
import { reports } from './vi/reports.ts'
import { rewards } from './vi/rewards.ts'
import { session } from './vi/session.ts'
import { shell } from './vi/shell.ts'
import { wallet } from './vi/wallet.ts'
import { payment } from './vi/wallet-payment.ts'

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

import { account } from './pt/account.ts'
import { benefits } from './pt/benefits.ts'
import { cashOut } from './pt/cash-out.ts'
import { chat } from './pt/chat.ts'
import { drama } from './pt/drama.ts'
import { friends } from './pt/friends.ts'
import { groups } from './pt/groups.ts'
import { media } from './pt/media.ts'
import { places } from './pt/places.ts'
import { push } from './pt/push.ts'
import { recharge } from './pt/recharge.ts'
import { reports } from './pt/reports.ts'
import { rewards } from './pt/rewards.ts'
import { session } from './pt/session.ts'
import { shell } from './pt/shell.ts'
import { wallet } from './pt/wallet.ts'
import { payment } from './pt/wallet-payment.ts'

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

import { account } from './vi/account.ts'
import { chat } from './vi/chat.ts'
import { drama } from './vi/drama.ts'
import { friends } from './vi/friends.ts'
import { groups } from './vi/groups.ts'
import { media } from './vi/media.ts'
import { places } from './vi/places.ts'
import { push } from './vi/push.ts'
import { reports } from './vi/reports.ts'
import { rewards } from './vi/rewards.ts'
import { session } from './vi/session.ts'
import { shell } from './vi/shell.ts'
import { wallet } from './vi/wallet.ts'
import { payment } from './vi/wallet-payment.ts'

export const texts = {
  account,
  chat,
  drama,
  friends,
  groups,
  media,
  payment,
  places,
  push,
  reports,
  rewards,
  session,
  shell,
  wallet,
}

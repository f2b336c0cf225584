import { account } from './pt/account.ts'
import { chat } from './pt/chat.ts'
import { drama } from './pt/drama.ts'
import { friends } from './pt/friends.ts'
import { groups } from './pt/groups.ts'
import { media } from './pt/media.ts'
import { places } from './pt/places.ts'
import { push } from './pt/push.ts'
import { reports } from './pt/reports.ts'
import { rewards } from './pt/rewards.ts'
import { session } from './pt/session.ts'
import { shell } from './pt/shell.ts'
import { wallet } from './pt/wallet.ts'
import { payment } from './pt/wallet-payment.ts'

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

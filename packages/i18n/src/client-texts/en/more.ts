import { account } from './account.ts'
import { benefits } from './benefits.ts'
import { cashOut } from './cash-out.ts'
import { chat } from './chat.ts'
import { collection } from './collection.ts'
import { discover } from './discover.ts'
import { friends } from './friends.ts'
import { groups } from './groups.ts'
import { media } from './media.ts'
import { membership } from './membership.ts'
import { notices } from './notices.ts'
import { places } from './places.ts'
import { player } from './player.ts'
import { push } from './push.ts'
import { recharge } from './recharge.ts'
import { reports } from './reports.ts'
import { rewards } from './rewards.ts'
import { share } from './share.ts'
import { unlock } from './unlock.ts'
import { wallet } from './wallet.ts'
import { payment } from './wallet-payment.ts'

export const texts = {
  account,
  benefits,
  cashOut,
  chat,
  collection,
  discover,
  friends,
  groups,
  media,
  membership,
  payment,
  notices,
  places,
  player,
  push,
  recharge,
  reports,
  rewards,
  unlock,
  share,
  wallet,
}

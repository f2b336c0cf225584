import { account } from './account.ts'
import { chat } from './chat.ts'
import { collection } from './collection.ts'
import { discover } from './discover.ts'
import { friends } from './friends.ts'
import { groups } from './groups.ts'
import { media } from './media.ts'
import { notices } from './notices.ts'
import { places } from './places.ts'
import { player } from './player.ts'
import { push } from './push.ts'
import { reports } from './reports.ts'
import { share } from './share.ts'
import { coupons } from './wallet/coupons.ts'
import { membership } from './wallet/membership.ts'
import { recharge } from './wallet/recharge.ts'
import { rewards } from './wallet/rewards.ts'
import { unlock } from './wallet/unlock.ts'
import { wallet } from './wallet/wallet.ts'
import { payment } from './wallet/wallet-payment.ts'
import { withdrawal } from './wallet/withdrawal.ts'

export const texts = {
  account,
  coupons,
  withdrawal,
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

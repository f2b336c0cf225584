import { account } from './account.ts'
import { chat } from './chat.ts'
import { chats } from './chats.ts'
import { collection } from './collection.ts'
import { commission } from './community/commission.ts'
import { exporting } from './community/exporting.ts'
import { joining } from './community/joining.ts'
import { starPlans } from './community/star-plans.ts'
import { stars } from './community/stars.ts'
import { stickers } from './community/stickers.ts'
import { support } from './community/support.ts'
import { crowdfunding } from './crowdfunding.ts'
import { discover } from './discover.ts'
import { friends } from './friends.ts'
import { groups } from './groups.ts'
import { addresses } from './mall/addresses.ts'
import { goods } from './mall/goods.ts'
import { mallOrders } from './mall/mall-orders.ts'
import { media } from './media.ts'
import { notices } from './notices.ts'
import { offline } from './offline.ts'
import { places } from './places.ts'
import { player } from './player.ts'
import { push } from './push.ts'
import { reports } from './reports.ts'
import { signIn } from './rewards/sign-in.ts'
import { tasks } from './rewards/tasks.ts'
import { wheel } from './rewards/wheel.ts'
import { scheduled } from './scheduled.ts'
import { share } from './share.ts'
import { teams } from './teams.ts'
import { coupons } from './wallet/coupons.ts'
import { membership } from './wallet/membership.ts'
import { recharge } from './wallet/recharge.ts'
import { rewards } from './wallet/rewards.ts'
import { unlock } from './wallet/unlock.ts'
import { wallet } from './wallet/wallet.ts'
import { payment } from './wallet/wallet-payment.ts'
import { withdrawal } from './wallet/withdrawal.ts'

export const texts = {
  addresses,
  goods,
  mallOrders,
  signIn,
  tasks,
  wheel,
  account,
  coupons,
  withdrawal,
  chat,
  chats,
  collection,
  commission,
  crowdfunding,
  discover,
  friends,
  groups,
  media,
  membership,
  payment,
  notices,
  offline,
  places,
  player,
  push,
  recharge,
  reports,
  rewards,
  unlock,
  exporting,
  joining,
  scheduled,
  share,
  starPlans,
  stars,
  stickers,
  support,
  teams,
  wallet,
}

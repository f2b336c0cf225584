import { account } from './zh-CN/account.ts'
import { benefits } from './zh-CN/benefits.ts'
import { cashOut } from './zh-CN/cash-out.ts'
import { chat } from './zh-CN/chat.ts'
import { drama } from './zh-CN/drama.ts'
import { friends } from './zh-CN/friends.ts'
import { groups } from './zh-CN/groups.ts'
import { media } from './zh-CN/media.ts'
import { places } from './zh-CN/places.ts'
import { push } from './zh-CN/push.ts'
import { recharge } from './zh-CN/recharge.ts'
import { reports } from './zh-CN/reports.ts'
import { rewards } from './zh-CN/rewards.ts'
import { session } from './zh-CN/session.ts'
import { shell } from './zh-CN/shell.ts'
import { wallet } from './zh-CN/wallet.ts'
import { payment } from './zh-CN/wallet-payment.ts'

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

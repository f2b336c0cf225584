import type { BillType } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { LucideIcon } from 'lucide-react'
import BadgePercent from 'lucide-react/icons/badge-percent'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CirclePlus from 'lucide-react/icons/circle-plus'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Crown from 'lucide-react/icons/crown'
import Gift from 'lucide-react/icons/gift'
import HandCoins from 'lucide-react/icons/hand-coins'
import Hourglass from 'lucide-react/icons/hourglass'
import Landmark from 'lucide-react/icons/landmark'
import ListChecks from 'lucide-react/icons/list-checks'
import LoaderPinwheel from 'lucide-react/icons/loader-pinwheel'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Play from 'lucide-react/icons/play'
import Repeat from 'lucide-react/icons/repeat'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkles from 'lucide-react/icons/sparkles'
import Ticket from 'lucide-react/icons/ticket'
import Undo2 from 'lucide-react/icons/undo-2'
import UserPlus from 'lucide-react/icons/user-plus'
import Wrench from 'lucide-react/icons/wrench'
import { Icon } from '../../../ui/actions/icon.tsx'

const icons = {
  recharge: CirclePlus,
  recharge_reward: Gift,
  withdraw: Landmark,
  withdraw_back: Undo2,
  withdraw_fee: BadgePercent,
  transfer_in: Send,
  transfer_out: Send,
  convert_in: Repeat,
  convert_out: Repeat,
  treasure_in: PiggyBank,
  treasure_out: PiggyBank,
  treasure_income: PiggyBank,
  buy_vip: Crown,
  buy_star: Sparkles,
  buy_video: Play,
  crow_join: Clapperboard,
  crow_interest: Clapperboard,
  crow_back: Clapperboard,
  crow_penalty: Clapperboard,
  mall: ShoppingBag,
  sign: CalendarCheck,
  task: ListChecks,
  wheel_cost: LoaderPinwheel,
  wheel_prize: LoaderPinwheel,
  invite: UserPlus,
  commission: HandCoins,
  redeem: Ticket,
  coupon: Ticket,
  expire: Hourglass,
  refund: Undo2,
  commission_back: HandCoins,
  chargeback: Scale,
  operator_in: Wrench,
  operator_out: Wrench,
} as const satisfies Record<BillType, LucideIcon>

/** What a line of the bill is about, as a picture. */
export const BillIcon = ({ type, size = 20 }: { readonly type: BillType; readonly size?: number }) => (
  <Icon of={icons[type]} size={size} />
)

import type { ChannelKind } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { LucideIcon } from 'lucide-react'
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import Globe from 'lucide-react/icons/globe'
import Landmark from 'lucide-react/icons/landmark'
import MessageCircle from 'lucide-react/icons/message-circle'
import Smartphone from 'lucide-react/icons/smartphone'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'

/** The pictures of the ways to pay; their names are the operator's. */
export const channelIcons: Readonly<Record<ChannelKind, LucideIcon>> = {
  balance: WalletMinimal,
  bank: Landmark,
  alipay: Smartphone,
  wechat: MessageCircle,
  usdt: CircleDollarSign,
  online: Globe,
}

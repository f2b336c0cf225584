import type { WheelPrize } from '@cliffhanger/contract/rewards/schemas.ts'
import type { LucideIcon } from 'lucide-react'
import Coins from 'lucide-react/icons/coins'
import Crown from 'lucide-react/icons/crown'
import Gift from 'lucide-react/icons/gift'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sparkles from 'lucide-react/icons/sparkles'
import Ticket from 'lucide-react/icons/ticket'
import Wallet from 'lucide-react/icons/wallet'
import styles from './wheel-picture.module.css'

type Prize = Pick<WheelPrize, 'kind' | 'coin_code'>

const signs: Readonly<Record<Prize['kind'], LucideIcon | undefined>> = {
  coin: undefined,
  coupon: Ticket,
  vip_days: Crown,
  times: RefreshCw,
  goods: Gift,
  thanks: undefined,
}

const coinSigns: Readonly<Record<string, LucideIcon>> = { gold: Coins, point: Sparkles, money: Wallet }

/** What says at a glance what a prize is; nothing where it gives nothing. */
export const signOf = ({ kind, coin_code }: Prize): LucideIcon | undefined =>
  kind === 'coin' ? coinSigns[coin_code] : signs[kind]

/** From the middle of the wheel to that of a sign, inside the words. */
const distance = 38
const size = 15

interface PrizeSignProps {
  readonly prize: Prize
  /** Degrees from the top of the middle of its segment. */
  readonly angle: number
  readonly isUpsideDown: boolean
}

/** What a segment gives, as a picture; nothing where it gives nothing. */
export const PrizeSign = ({ prize, angle, isUpsideDown }: PrizeSignProps) => {
  // As signOf: a component is looked up, not called for.
  const Sign = prize.kind === 'coin' ? coinSigns[prize.coin_code] : signs[prize.kind]
  if (!Sign) return null
  const upright = isUpsideDown ? ` rotate(180 0 ${-distance})` : ''
  return (
    <g transform={`rotate(${angle})${upright}`} className={styles.sign} data-coin={prize.kind === 'coin'}>
      <Sign x={-size / 2} y={-distance - size / 2} width={size} height={size} strokeWidth={2.2} />
    </g>
  )
}

import type { CoinAmount, PrizeKind } from '@cliffhanger/contract/rewards/schemas.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAmounts } from '../../shared/amounts.ts'

interface Won {
  readonly kind: PrizeKind
  readonly coin_code: CoinCode | ''
  readonly amount: string
}

/** Says what a reward is. */
export const useRewardWords = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const coins = ({ coin_code: coin, amount }: CoinAmount): string => show(amount, coin)
  return {
    coins,
    /** Coins, with the spins that come beside them. */
    withSpins: (reward: CoinAmount & { readonly spins: number }): string => {
      const first = coins(reward)
      return reward.spins > 0
        ? t('rewards.both', { first, second: t('rewards.spins', { count: reward.spins }) })
        : first
    },
    /** How much of what was given; '' where it was nothing. */
    won: ({ kind, coin_code: coin, amount }: Won): string => {
      const count = Number(amount)
      switch (kind) {
        case 'coin':
          return coin === '' ? '' : show(amount, coin)
        case 'times':
          return t('rewards.spins', { count })
        case 'vip_days':
          return t('rewards.vipDays', { count })
        case 'coupon':
          return t('rewards.coupons', { count: count || 1 })
        case 'goods':
          return t('rewards.pieces', { count: count || 1 })
        case 'thanks':
          return ''
        default:
          return kind satisfies never
      }
    },
  }
}

import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { goldOf } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { goldPair, moneyFor, moneyToConvert } from './gold-in-money.ts'

export const conversionsQuestion = { type: 'pair', limit: 100 } as const

const balanceOf = (wallets: readonly Wallet[] | undefined, coin: Wallet['coin_code']): string =>
  wallets?.find(({ coin_code }) => coin_code === coin)?.balance ?? '0'

/** What an unlock sheet needs to know: the episodes with their prices, my gold, and what gold is worth. */
export const useUnlockTerms = (drama: Video) => {
  const episodes = useCall(dramaCalls.getEpisodes, { video_id: drama.id })
  const overview = useCall(overviewCalls.getOverview, {})
  const pairs = useCall(conversionCalls.listConversions, conversionsQuestion)
  const pair = goldPair(pairs.data?.list)
  const wallets = overview.data?.wallets
  const list = episodes.data?.list
  const questions = [episodes, overview]
  return {
    /** Undefined until everything that decides a price is known; the rate may come later, or never. */
    terms: list &&
      wallets && {
        drama: { episodes: list, wholePrice: drama.whole_price },
        gold: goldOf(balanceOf(wallets, 'gold')),
        inMoney: (gold: Minor) => moneyFor(gold, pair),
        /** How money of the member's becomes the gold that is missing, where they have as much. */
        conversionFor: (missing: Minor) => {
          const amount = moneyToConvert(missing, balanceOf(wallets, 'money'), pair)
          return pair && amount !== undefined ? { amount, pair } : undefined
        },
      },
    error: questions.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const question of questions) if (question.error) void question.refetch()
    },
  }
}

export type UnlockTerms = NonNullable<ReturnType<typeof useUnlockTerms>['terms']>

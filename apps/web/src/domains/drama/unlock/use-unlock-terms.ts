import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { goldOf } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { formatMinor, type Minor, parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { amountToReceive } from '@cliffhanger/rules/wallet/conversion.ts'
import { useCall } from '../../../platform/queries.ts'

const moneyScale = 2

export const conversionsQuestion = { type: 'pair', limit: 100 } as const

/** The rate at which money becomes gold now. */
const goldPair = (list: readonly (ConvertPair | object)[] | undefined): ConvertPair | undefined =>
  list?.find(
    (row): row is ConvertPair => 'status' in row && row.status === 1 && row.from === 'money' && row.to === 'gold',
  )

/** What so much gold is in money at a rate; undefined where there is none. */
export const moneyFor = (gold: Minor, pair: ConvertPair | undefined): string | undefined => {
  const [rate, feeRate] = [parseRate(pair?.rate ?? ''), parseRate(pair?.fee_rate ?? '')]
  if (rate === undefined || feeRate === undefined) return undefined
  const amount = amountToReceive({ from: 'money', to: 'gold', rate, feeRate }, gold)
  return amount === undefined ? undefined : formatMinor(amount, moneyScale)
}

const balanceOf = (wallets: readonly Wallet[] | undefined, coin: Wallet['coin_code']): string =>
  wallets?.find(({ coin_code }) => coin_code === coin)?.balance ?? '0'

/** Money that is exchanged for missing gold, where the member has as much and the exchange takes it; else undefined. */
const moneyToConvert = (missing: Minor, money: string, pair: ConvertPair | undefined): string | undefined => {
  const needed = moneyFor(missing, pair)
  const [amount, least, most, there] = [needed ?? '', pair?.min_amount ?? '', pair?.max_amount ?? '', money].map(
    (text) => parseMinor(text, moneyScale),
  )
  if (amount === undefined || least === undefined || most === undefined || there === undefined) return undefined
  const given = amount < least ? least : amount
  return given <= most && given <= there ? formatMinor(given, moneyScale) : undefined
}

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
        toConvert: (missing: Minor) => moneyToConvert(missing, balanceOf(wallets, 'money'), pair),
      },
    error: questions.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const question of questions) if (question.error) void question.refetch()
    },
  }
}

export type UnlockTerms = NonNullable<ReturnType<typeof useUnlockTerms>['terms']>

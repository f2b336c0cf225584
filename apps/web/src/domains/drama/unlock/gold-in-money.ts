import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { formatMinor, type Minor, parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { amountToReceive } from '@cliffhanger/rules/wallet/conversion.ts'

const moneyScale = 2

/** The rate at which money becomes gold now. */
export const goldPair = (list: readonly (ConvertPair | object)[] | undefined): ConvertPair | undefined =>
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

/** Money that is exchanged for missing gold, where the member has as much and the exchange takes it; else undefined. */
export const moneyToConvert = (missing: Minor, money: string, pair: ConvertPair | undefined): string | undefined => {
  const needed = moneyFor(missing, pair)
  const [amount, least, most, there] = [needed ?? '', pair?.min_amount ?? '', pair?.max_amount ?? '', money].map(
    (text) => parseMinor(text, moneyScale),
  )
  if (amount === undefined || least === undefined || most === undefined || there === undefined) return undefined
  const given = amount < least ? least : amount
  return given <= most && given <= there ? formatMinor(given, moneyScale) : undefined
}

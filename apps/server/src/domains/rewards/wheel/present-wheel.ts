import type { PrizeKind, WheelPrize } from '@cliffhanger/contract/rewards/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { probabilityOf, totalOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { Segment, TableRow } from './queries/tables.ts'

type Reader = Pick<CallContext, 'storage' | 'origin' | 'language'>

const noStocks: ReadonlyMap<number, number> = new Map()

/** An amount of a prize as it travels: coins with their decimals, everything else by the piece. */
const writeAmount = (coin: Segment['coin_code'], amount: string): string =>
  coin === '' ? amount : formatMinor(BigInt(amount), coinScale[coin])

/** Budgets of what is no coins count pieces. */
const writeBudget = ({ coin_code: coin, daily_budget: budget }: Segment): string =>
  budget === null ? '' : writeAmount(coin, budget)

/** A prize with its published odds, in the language of its reader. */
export const presentPrize = (
  reader: Reader,
  table: TableRow,
  segment: Segment,
  stocks: ReadonlyMap<number, number> = noStocks,
): WheelPrize => ({
  id: segment.prize_id,
  name: nameOf(segment, reader.language),
  image: publicAddress(reader, segment.image_key),
  kind: segment.kind satisfies PrizeKind,
  coin_code: segment.coin_code,
  amount: writeAmount(segment.coin_code, segment.amount),
  target_id: segment.target_id,
  stock: stocks.get(segment.prize_id) ?? -1,
  weight: segment.weight,
  probability: probabilityIn(table, segment),
  daily_budget: writeBudget(segment),
  fallback: flagOf(segment.is_fallback),
  sort: table.segments.indexOf(segment),
})

export const nameOf = (segment: Segment | undefined, language: Language): string =>
  (segment && textIn(segment.names, language)) ?? ''

export const probabilityIn = ({ segments }: TableRow, { weight }: Segment): string =>
  probabilityOf(weight, totalOf(segments.map((each) => each.weight)))

import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { ConvertPair, ConvertRecord } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor, formatRate } from '@cliffhanger/rules/money.ts'
import type { ConversionRow } from './queries/conversions.ts'
import type { PairRow } from './queries/pairs.ts'

/** Decimals fee rates are written with at least: `0.0100`. */
const feeDecimals = 4

export function presentPair(row: PairRow): ConvertPair {
  const write = (minor: string) => formatMinor(BigInt(minor), coinScale[row.from_coin])
  return {
    from: row.from_coin,
    to: row.to_coin,
    rate: formatRate(BigInt(row.rate)),
    fee_rate: formatRate(BigInt(row.fee_rate), feeDecimals),
    min_amount: write(row.min_amount),
    max_amount: write(row.max_amount),
    status: flagOf(row.is_open),
  }
}

export const presentConversion = (row: ConversionRow): ConvertRecord => ({
  id: row.id,
  order_no: row.order_no,
  from: row.from_coin,
  to: row.to_coin,
  amount: formatMinor(BigInt(row.amount), coinScale[row.from_coin]),
  fee: formatMinor(BigInt(row.fee), coinScale[row.from_coin]),
  rate: formatRate(BigInt(row.rate)),
  receive: formatMinor(BigInt(row.receive), coinScale[row.to_coin]),
  create_time: toSeconds(row.created_ms),
})

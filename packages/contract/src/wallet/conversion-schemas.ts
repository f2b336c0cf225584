import * as z from 'zod/mini'
import { flag, id, seconds } from '../schema.ts'
import { coinCode } from './coins.ts'
import { rate, shownAmount } from './money-schemas.ts'

/** Two coins of which the first can be made the second (entities.md, ConvertPair); `rate` is `to` per `from`. */
export const convertPair = z.object({
  from: coinCode,
  to: coinCode,
  rate: rate(),
  fee_rate: rate(),
  min_amount: shownAmount(),
  max_amount: shownAmount(),
  status: flag(),
})
export type ConvertPair = z.output<typeof convertPair>

/** A conversion of mine; `amount` and `fee` are in `from`, `receive` in `to`. */
export const convertRecord = z.object({
  id: id(),
  order_no: z.string(),
  from: coinCode,
  to: coinCode,
  amount: shownAmount(),
  fee: shownAmount(),
  rate: rate(),
  receive: shownAmount(),
  create_time: seconds(),
})
export type ConvertRecord = z.output<typeof convertRecord>

/** A price that holds until `expire_time`, for one conversion. */
export const convertQuote = z.object({
  quote_id: z.string(),
  rate: rate(),
  fee: shownAmount(),
  receive: shownAmount(),
  expire_time: seconds(),
})
export type ConvertQuote = z.output<typeof convertQuote>

import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** What a conversion takes and brings; amounts in minor units and the rate in 10^-8, as text. */
interface Terms {
  readonly from_coin: CoinCode
  readonly to_coin: CoinCode
  readonly amount: string
  readonly fee: string
  readonly receive: string
  readonly rate: string
}

export interface QuoteRow extends Terms {
  readonly id: string
  readonly user_id: number
  readonly pair_version: number
  readonly expires_ms: number
}

export interface ConversionRow extends Terms {
  readonly id: number
  readonly order_no: string
  readonly created_ms: number
}

const terms = `from_coin, to_coin, amount::text as amount, fee::text as fee, receive::text as receive, rate::text as rate`
const columns = `id, order_no, ${terms}, created_ms`

const forgottenAtOnce = 100

/** Keeps a quote, and forgets some that are over. */
export async function insertQuote(tx: Db, quote: QuoteRow, nowMs: number): Promise<void> {
  await tx.execute(
    `delete from conversion_quotes where id in (
       select id from conversion_quotes where expires_ms <= $1 order by expires_ms limit $2 for update skip locked)`,
    [nowMs, forgottenAtOnce],
  )
  await tx.execute(
    `insert into conversion_quotes (id, user_id, from_coin, to_coin, amount, fee, receive, rate, pair_version, expires_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      quote.id,
      quote.user_id,
      quote.from_coin,
      quote.to_coin,
      quote.amount,
      quote.fee,
      quote.receive,
      quote.rate,
      quote.pair_version,
      quote.expires_ms,
    ],
  )
}

/** Takes a member's quote that still holds out of the store: of two at once, one gets it. */
export const takeQuote = (tx: Db, userId: number, id: string, nowMs: number): Promise<QuoteRow | undefined> =>
  tx.find(
    `delete from conversion_quotes where id = $1 and user_id = $2 and expires_ms > $3
     returning id, user_id, ${terms}, pair_version, expires_ms`,
    [id, userId, nowMs],
  )

export const insertConversion = (
  tx: Db,
  quote: QuoteRow,
  { order_no, created_ms }: Pick<ConversionRow, 'order_no' | 'created_ms'>,
): Promise<ConversionRow> =>
  tx.one(
    `insert into conversions (order_no, user_id, quote_id, from_coin, to_coin, amount, fee, receive, rate, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
    [
      order_no,
      quote.user_id,
      quote.id,
      quote.from_coin,
      quote.to_coin,
      quote.amount,
      quote.fee,
      quote.receive,
      quote.rate,
      created_ms,
    ],
  )

/** A page of a member's conversions, the newest first. */
export const listConversionsOf = (db: Db, userId: number, limit: number, offset: number): Promise<ConversionRow[]> =>
  db.query(`select ${columns} from conversions where user_id = $1 order by id desc limit $2 offset $3`, [
    userId,
    limit,
    offset,
  ])

export const countConversionsOf = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*) as total from conversions where user_id = $1`, [userId])).total

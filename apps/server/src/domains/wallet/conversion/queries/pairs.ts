import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A pair as it is kept: rates in 10^-8, amounts in minor units of `from`, all as text. */
export interface PairRow {
  readonly from_coin: CoinCode
  readonly to_coin: CoinCode
  readonly rate: string
  readonly fee_rate: string
  readonly min_amount: string
  readonly max_amount: string
  readonly is_open: boolean
  readonly version: number
}

const columns = `from_coin, to_coin, rate::text as rate, fee_rate::text as fee_rate, min_amount::text as min_amount,
  max_amount::text as max_amount, is_open, version`

/** Every pair, also those that are closed. */
export const listPairs = (db: Db): Promise<PairRow[]> =>
  db.query(`select ${columns} from conversion_pairs order by from_coin, to_coin`)

/** The pair if members may convert it now. */
export const findOpenPair = (db: Db, from: CoinCode, to: CoinCode): Promise<PairRow | undefined> =>
  db.find(`select ${columns} from conversion_pairs where from_coin = $1 and to_coin = $2 and is_open`, [from, to])

/** Whether the pair still has the terms of this version. */
export const hasTerms = async (tx: Db, from: CoinCode, to: CoinCode, version: number): Promise<boolean> =>
  (await tx.find(`select 1 from conversion_pairs where from_coin = $1 and to_coin = $2 and version = $3 and is_open`, [
    from,
    to,
    version,
  ])) !== undefined

/** The pair, whatever it is; nobody else sets it until the transaction ends. */
export async function lockPair(tx: Db, from: CoinCode, to: CoinCode): Promise<PairRow | undefined> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, ['wallet.conversion'])
  return tx.find(`select ${columns} from conversion_pairs where from_coin = $1 and to_coin = $2`, [from, to])
}

export const savePair = (tx: Db, pair: Omit<PairRow, 'version'>): Promise<PairRow> =>
  tx.one(
    `insert into conversion_pairs as p (from_coin, to_coin, rate, fee_rate, min_amount, max_amount, is_open)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (from_coin, to_coin) do update set rate = excluded.rate, fee_rate = excluded.fee_rate, min_amount = excluded.min_amount,
       max_amount = excluded.max_amount, is_open = excluded.is_open, version = p.version + 1
     returning ${columns}`,
    [pair.from_coin, pair.to_coin, pair.rate, pair.fee_rate, pair.min_amount, pair.max_amount, pair.is_open],
  )

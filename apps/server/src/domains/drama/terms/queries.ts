import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** On what terms members watch a drama, and when it is published. Prices are whole gold. */
export interface DramaTerms {
  readonly vipType: VipType
  readonly freeNumber: number
  readonly coinPrice: number
  readonly wholePrice: number
  readonly previewSeconds: number
  readonly isShareable: boolean
  /** Null: an operator publishes it by hand. */
  readonly opensMs: number | null
}

export interface StoredTerms extends DramaTerms {
  readonly isPublished: boolean
}

const columns = `vip_type as "vipType", free_number as "freeNumber", coin_price as "coinPrice", whole_price as "wholePrice",
  preview_seconds as "previewSeconds", is_shareable as "isShareable", opens_ms as "opensMs", is_published as "isPublished"`

export const findTerms = (db: Db, id: number): Promise<StoredTerms | undefined> =>
  db.find<StoredTerms>(`select ${columns} from dramas where id = $1`, [id])

/** Holds the drama until the transaction ends. */
export const lockTerms = (tx: Db, id: number): Promise<StoredTerms | undefined> =>
  tx.find<StoredTerms>(`select ${columns} from dramas where id = $1 for no key update`, [id])

export const updateTerms = (tx: Db, id: number, terms: DramaTerms): Promise<number> =>
  tx.execute(
    `update dramas set vip_type = $2, free_number = $3, coin_price = $4, whole_price = $5, preview_seconds = $6,
       is_shareable = $7, opens_ms = $8 where id = $1`,
    [
      id,
      terms.vipType,
      terms.freeNumber,
      terms.coinPrice,
      terms.wholePrice,
      terms.previewSeconds,
      terms.isShareable,
      terms.opensMs,
    ],
  )

/** Dramas whose time of publishing has come, the longest due first. */
export const listDue = async (db: Db, nowMs: number, limit: number): Promise<number[]> =>
  (
    await db.query<{ id: number }>('select id from dramas where opens_ms <= $1 order by opens_ms limit $2', [
      nowMs,
      limit,
    ])
  ).map(({ id }) => id)

/** Takes the drama's time away once it has come; whoever gets true publishes it, and nobody else does. */
export const takeOpening = async (tx: Db, id: number, nowMs: number): Promise<boolean> =>
  (await tx.execute('update dramas set opens_ms = null where id = $1 and opens_ms <= $2', [id, nowMs])) === 1

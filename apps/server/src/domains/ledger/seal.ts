import { createHash } from 'node:crypto'
import type { Database, Db } from '../../platform/database/db.ts'

/** A transfer this old has been committed, whatever its transaction waited for, and its queue was added. */
const settledMs = 120_000
const transfersAtOnce = 1000

/** One link of the chain: a run of transfers with all their entries, and the hash of everything up to there. */
interface Seal {
  readonly last_transfer: number
  readonly hash: Buffer
}

/** What a link covers, in one text per transfer, in the order of ids. */
const textsOf = (db: Db, afterId: number, upToId: number): Promise<{ id: number; sealed: string }[]> =>
  db.query(
    `select t.id, jsonb_build_array(t.id, t.kind, t.natural_key, encode(t.request_hash, 'hex'), t.reverses, t.biz_no, t.remark,
              t.operator_id, t.created_ms, (
                select jsonb_agg(jsonb_build_array(e.account_id, e.version, e.leg, e.amount, e.balance_after, e.bill_type, e.other_id, e.created_ms)
                                 order by e.leg) from ledger_entries e where e.transfer_id = t.id
              ))::text as sealed
       from ledger_transfers t where t.id > $1 and t.id <= $2 order by t.id`,
    [afterId, upToId],
  )

const chain = (previous: Buffer, texts: readonly { sealed: string }[]): Buffer =>
  texts.reduce((hash, { sealed }) => createHash('sha256').update(hash).update(sealed).digest(), previous)

const start = Buffer.alloc(32)

/** Seals the next transfers; answers how many. Two at once do the same work in turn. */
export function sealNext(db: Database, nowMs: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(hashtextextended('ledger.seal', 0))`)
    const newest = await tx.find<Seal>(
      `select last_transfer, hash from ledger_seals order by last_transfer desc limit 1`,
    )
    const { id: upToId } = await tx.one<{ id: number | null }>(
      `select max(id) as id from (
         select id from ledger_transfers
          where id > $1 and id < coalesce((select min(transfer_id) from ledger_unposted), 9007199254740991)
          order by id limit $2
       ) t where not exists (select 1 from ledger_transfers young where young.id <= t.id and young.id > $1 and young.created_ms > $3)`,
      [newest?.last_transfer ?? 0, transfersAtOnce, nowMs - settledMs],
    )
    if (upToId === null) return 0
    const texts = await textsOf(tx, newest?.last_transfer ?? 0, upToId)
    await tx.execute(`insert into ledger_seals (last_transfer, hash, sealed_ms) values ($1, $2, $3)`, [
      upToId,
      chain(newest?.hash ?? start, texts),
      nowMs,
    ])
    return texts.length
  })
}

/** Reads the whole chain again; answers the first transfer of the first link that is not what was sealed, or undefined. */
export async function findBrokenSeal(db: Db): Promise<number | undefined> {
  let last = 0
  let hash: Buffer = start
  for (;;) {
    const next = await db.find<Seal>(
      `select last_transfer, hash from ledger_seals where last_transfer > $1 order by last_transfer limit 1`,
      [last],
    )
    if (!next) return undefined
    hash = chain(hash, await textsOf(db, last, next.last_transfer))
    if (!hash.equals(next.hash)) return last + 1
    last = next.last_transfer
  }
}

import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A day of a report held against the ledger. Sums are text of minor units. */
export interface ReconciliationRow {
  readonly id: number
  readonly provider: ProviderName
  readonly day: string
  readonly matched: number
  readonly differing: number
  readonly open: number
  readonly our_sum: string
  readonly their_sum: string
  /** '' where the clock asked for it. */
  readonly operator_name: string
  readonly created_ms: number
}

export interface ReconciliationLineRow {
  readonly id: number
  readonly kind: 'matched' | 'ours' | 'theirs' | 'amount'
  readonly reference: string
  readonly biz_no: string
  readonly recharge_id: number | null
  readonly our_amount: string | null
  readonly their_amount: string | null
  readonly is_open: boolean
  readonly settled_by: string
  readonly settled_ms: number
  readonly note: string
}

export type NewLine = Pick<
  ReconciliationLineRow,
  'kind' | 'reference' | 'biz_no' | 'recharge_id' | 'our_amount' | 'their_amount'
>

const columns = `c.id, c.provider, c.day, c.matched, c.differing, c.our_sum::text as our_sum, c.their_sum::text as their_sum, c.created_ms,
  (select count(*) from reconciliation_lines l where l.reconciliation_id = c.id and l.is_open) as open,
  coalesce((select name from operators where id = c.operator_id), '') as operator_name`

const lineColumns = `l.id, l.kind, l.reference, l.biz_no, l.recharge_id, l.our_amount::text as our_amount, l.their_amount::text as their_amount,
  l.is_open, l.settled_ms, l.note, coalesce((select name from operators where id = l.settled_by), '') as settled_by`

/** Lets one at a time hold a provider's reports against the ledger. */
export const lockReconciling = (tx: Db, provider: ProviderName): Promise<number> =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('reconcile.' || $1::text, 0))`, [provider])

/** What was said of that day before does not count any more; its explanations are handed on by `insertLines`. */
export const replaceLast = async (tx: Db, provider: ProviderName, day: string): Promise<number | undefined> => {
  const last = await tx.find<{ id: number }>(
    `update reconciliations set is_last = false where provider = $1 and day = $2 and is_last returning id`,
    [provider, day],
  )
  if (last)
    await tx.execute(`update reconciliation_lines set is_open = false where reconciliation_id = $1 and is_open`, [
      last.id,
    ])
  return last?.id
}

export const insertReconciliation = async (
  tx: Db,
  row: Pick<
    ReconciliationRow,
    'provider' | 'day' | 'matched' | 'differing' | 'our_sum' | 'their_sum' | 'created_ms'
  > & {
    readonly operator_id: number
  },
): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into reconciliations (provider, day, matched, differing, our_sum, their_sum, operator_id, created_ms)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [row.provider, row.day, row.matched, row.differing, row.our_sum, row.their_sum, row.operator_id, row.created_ms],
    )
  ).id

/** Keeps the lines of a day. What was explained the last time, and says the same, stays explained. */
export const insertLines = (
  tx: Db,
  id: number,
  before: number | undefined,
  lines: readonly NewLine[],
): Promise<number> =>
  tx.execute(
    `insert into reconciliation_lines (reconciliation_id, kind, reference, biz_no, recharge_id, our_amount, their_amount, is_open, settled_by,
       settled_ms, note)
     select $1, n.kind, n.reference, n.biz_no, n.recharge_id, n.our_amount, n.their_amount, n.kind <> 'matched' and old.id is null,
            coalesce(old.settled_by, 0), coalesce(old.settled_ms, 0), coalesce(old.note, '')
       from jsonb_to_recordset($3::jsonb) as n (kind text, reference text, biz_no text, recharge_id bigint, our_amount numeric, their_amount numeric)
       left join reconciliation_lines old on old.reconciliation_id = $2 and old.settled_by > 0 and old.kind = n.kind
        and old.reference = n.reference and old.our_amount is not distinct from n.our_amount
        and old.their_amount is not distinct from n.their_amount`,
    [id, before ?? null, JSON.stringify(lines)],
  )

/** Which of these references the last report of another day of this provider had as well. */
export const listMatchedElsewhere = async (
  db: Db,
  provider: ProviderName,
  day: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = await db.query<{ reference: string }>(
    `select l.reference from reconciliation_lines l join reconciliations c on c.id = l.reconciliation_id
      where l.reference = any ($3) and l.kind in ('matched', 'amount') and c.provider = $1 and c.day <> $2 and c.is_last`,
    [provider, day, references],
  )
  return new Set(found.map(({ reference }) => reference))
}

export const hasReconciliation = async (db: Db, provider: ProviderName, day: string): Promise<boolean> =>
  (await db.execute(`select 1 from reconciliations where provider = $1 and day = $2 and is_last`, [provider, day])) > 0

export const countOpenLines = async (db: Db): Promise<number> =>
  (await db.one<{ n: number }>(`select count(*) as n from reconciliation_lines where is_open`)).n

interface Page {
  readonly limit: number
  readonly offset: number
}

export const listReconciliationRows = (
  db: Db,
  provider: ProviderName | undefined,
  { limit, offset }: Page,
): Promise<ReconciliationRow[]> =>
  db.query(
    `select ${columns} from reconciliations c where $1::text is null or c.provider = $1 order by c.id desc limit $2 offset $3`,
    [provider ?? null, limit, offset],
  )

export const countReconciliations = async (db: Db, provider: ProviderName | undefined): Promise<number> =>
  (
    await db.one<{ n: number }>(`select count(*) as n from reconciliations where $1::text is null or provider = $1`, [
      provider ?? null,
    ])
  ).n

export const findReconciliation = (db: Db, id: number): Promise<ReconciliationRow | undefined> =>
  db.find(`select ${columns} from reconciliations c where c.id = $1`, [id])

/** Lines of one of them, what differs first. */
export const listLineRows = (
  db: Db,
  id: number,
  kind: ReconciliationLineRow['kind'] | undefined,
  { limit, offset }: Page,
): Promise<ReconciliationLineRow[]> =>
  db.query(
    `select ${lineColumns} from reconciliation_lines l where l.reconciliation_id = $1 and ($2::text is null or l.kind = $2)
      order by (l.kind = 'matched'), l.id limit $3 offset $4`,
    [id, kind ?? null, limit, offset],
  )

export const countLines = async (
  db: Db,
  id: number,
  kind: ReconciliationLineRow['kind'] | undefined,
): Promise<number> =>
  (
    await db.one<{ n: number }>(
      `select count(*) as n from reconciliation_lines where reconciliation_id = $1 and ($2::text is null or kind = $2)`,
      [id, kind ?? null],
    )
  ).n

export const findLine = (db: Db, id: number): Promise<ReconciliationLineRow | undefined> =>
  db.find(`select ${lineColumns} from reconciliation_lines l where l.id = $1`, [id])

/** Explains a line that is open; false where it is not, any more or at all. */
export const settleLine = async (
  tx: Db,
  id: number,
  { operatorId, note, nowMs }: { operatorId: number; note: string; nowMs: number },
): Promise<boolean> =>
  (await tx.execute(
    `update reconciliation_lines set is_open = false, settled_by = $2, settled_ms = $3, note = $4 where id = $1 and is_open`,
    [id, operatorId, nowMs, note],
  )) === 1

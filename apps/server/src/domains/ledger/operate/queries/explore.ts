import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  readPage,
} from '../../../../platform/database/list-question.ts'
import type { LedgerCoin, LedgerRoute } from '../../ledger-routes.ts'
import { spanOfPeriod } from './transfers-of-period.ts'

/** Everything operators see of the ledger. Amounts are text: they may not fit a safe integer. */
export interface ExploredAccount {
  readonly id: number
  readonly owner_id: number
  readonly purpose: string
  readonly coin_code: LedgerCoin
  readonly balance: string
  /** What waits to be added to it. */
  readonly waiting: string
  readonly version: number
  readonly changed_ms: number
}

const accountColumns = `a.id, a.owner_id, a.purpose, a.coin_code, a.balance::text as balance, a.version, a.changed_ms,
  (select coalesce(sum(u.amount), 0)::text from ledger_unposted u where u.account_id = a.id) as waiting`

/** The accounts of an owner; 0: the platform's. */
export const exploreAccounts = (db: Db, ownerId: number): Promise<ExploredAccount[]> =>
  db.query(`select ${accountColumns} from ledger_accounts a where a.owner_id = $1 order by a.coin_code, a.purpose`, [
    ownerId,
  ])

export const findAccount = (db: Db, id: number): Promise<ExploredAccount | undefined> =>
  db.find(`select ${accountColumns} from ledger_accounts a where a.id = $1`, [id])

export interface ExploredEntry {
  readonly id: number
  readonly transfer_id: number
  readonly account_id: number
  readonly purpose: string
  readonly owner_id: number
  readonly coin_code: LedgerCoin
  readonly amount: string
  readonly balance_after: string
  readonly is_waiting: boolean
  readonly kind: string
  readonly biz_no: string
  readonly leg: number
  readonly created_ms: number
}

const entryColumns = `a.purpose, a.owner_id, a.coin_code, t.kind, t.biz_no`

/** Lines of an account from a version downwards: versions have no gaps, so a page far down costs no more than the first. */
export const exploreEntries = (
  db: Db,
  accountId: number,
  fromVersion: number,
  limit: number,
): Promise<ExploredEntry[]> =>
  db.query(
    `select e.id, e.transfer_id, e.account_id, e.amount::text as amount, e.balance_after::text as balance_after, false as is_waiting, e.leg,
            e.created_ms, ${entryColumns}
       from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = $1 and e.version <= $2 order by e.version desc limit $3`,
    [accountId, fromVersion, limit],
  )

/** Both sides of everything a transfer moved, also what waits for its account. */
export const entriesOf = (db: Db, transferId: number): Promise<ExploredEntry[]> =>
  db.query(
    `select x.*, ${entryColumns} from (
       select id, transfer_id, account_id, amount::text as amount, balance_after::text as balance_after, false as is_waiting, leg, created_ms
         from ledger_entries where transfer_id = $1
       union all
       select 0, transfer_id, account_id, amount::text, '0', true, leg, created_ms from ledger_unposted where transfer_id = $1
     ) x join ledger_accounts a on a.id = x.account_id join ledger_transfers t on t.id = x.transfer_id order by x.leg`,
    [transferId],
  )

export interface ExploredTransfer {
  readonly id: number
  readonly kind: string
  readonly natural_key: string
  readonly biz_no: string
  readonly remark: string
  readonly operator_id: number
  readonly reverses: number | null
  readonly reversed_by: number | null
  readonly created_ms: number
}

const transferColumns = `t.id, t.kind, t.natural_key, t.biz_no, t.remark, t.operator_id, t.reverses, t.created_ms,
  (select r.id from ledger_transfers r where r.reverses = t.id) as reversed_by`

export const findTransfer = (db: Db, id: number): Promise<ExploredTransfer | undefined> =>
  db.find(`select ${transferColumns} from ledger_transfers t where t.id = $1`, [id])

interface Part {
  readonly offset: number
  readonly limit: number
}

/** How far a list of transfers goes; who looks for older ones knows their number. */
const countedLimit = 10_000

/** Which transfers; what is undefined does not matter. */
export interface TransferFilter extends Listing<never> {
  /** Number of the record they belong to. */
  readonly bizNo?: string | undefined
}

const matching = ({ bizNo, ...listing }: TransferFilter) =>
  conditionsOf([[bizNo, (place) => `t.biz_no = ${place}`], ...inPeriod('t.created_ms', listing)])

/** The newest first. */
export const listTransfers = async (db: Db, filter: TransferFilter, page: Part): Promise<ExploredTransfer[]> => {
  if (filter.bizNo !== undefined)
    return readPage(db, `select ${transferColumns} from ledger_transfers t`, matching(filter), 't.id desc', page)
  if (page.offset >= countedLimit) return []
  const span = await spanOfPeriod(db, filter)
  if (!span) return []
  const { first, last } = span
  const within = conditionsOf([
    [first, (place) => `t.id >= ${place}`],
    [last, (place) => `t.id <= ${place}`],
    ...inPeriod('t.created_ms', filter),
  ])
  return readPage(db, `select ${transferColumns} from ledger_transfers t`, within, 't.id desc', page)
}

/** How many there are, as far as their list goes; all of a record. */
export const countTransfers = async (db: Db, filter: TransferFilter): Promise<number> => {
  const { where, values } = matching(filter)
  const most = filter.bizNo === undefined ? countedLimit : null
  const { total } = await db.one<{ total: number }>(
    `select count(*)::int as total from (select 1 from ledger_transfers t ${where} limit $${values.length + 1}) counted`,
    [...values, most],
  )
  return total
}

/** A move a transfer made: from whom to whom, and by which way. */
interface MadeMove {
  readonly route: LedgerRoute | null
  readonly coin: LedgerCoin
  readonly amount: string
  readonly from: number
  readonly to: number
}

/** Every move a transfer made; the way is null where none leads there any more. */
export const movesOf = (db: Db, transferId: number): Promise<MadeMove[]> =>
  db.query(
    `with sides as (
       select account_id, amount, leg from ledger_entries where transfer_id = $1
       union all
       select account_id, amount, leg from ledger_unposted where transfer_id = $1
     )
     select r.route, payer.coin_code as coin, (-gone.amount)::text as amount, payer.owner_id as "from", payee.owner_id as "to"
       from sides gone
       join sides come on come.leg = gone.leg + 1
       join ledger_accounts payer on payer.id = gone.account_id
       join ledger_accounts payee on payee.id = come.account_id
       join ledger_transfers t on t.id = $1
       left join lateral (
         select min(x.route) as route from ledger_routes x
          where x.kind = t.kind and x.from_purpose = payer.purpose and x.to_purpose = payee.purpose
       ) r on true
      where gone.leg % 2 = 1 order by gone.leg`,
    [transferId],
  )

/** What of an owner's accounts of a purpose is not cleared, by record, the oldest first. */
export interface OpenRecord {
  readonly biz_no: string
  readonly coin_code: LedgerCoin
  readonly amount: string
  readonly since_ms: number
}

/**
 * No record of such an account ever takes more than it brought, so at a balance of 0 every record before is cleared: only lines after the
 * last 0 are read. Plan: Index Scan Backward using ledger_entries_pkey down to that line, then Index Scan using it for the same lines.
 * What a correction took from a member stays in suspense, so there the last 0 may be long ago.
 */
export const listOpenRecords = (db: Db, ownerId: number, purpose: string, limit: number): Promise<OpenRecord[]> =>
  db.query(
    `with accounts as (
       select a.id, a.coin_code, coalesce(cleared.version, 0) as cleared
         from ledger_accounts a left join lateral (
           select e.version from ledger_entries e where e.account_id = a.id and e.balance_after = 0 order by e.version desc limit 1
         ) cleared on true where a.owner_id = $1 and a.purpose = $2
     )
     select t.biz_no, x.coin_code, sum(x.amount)::text as amount, min(x.created_ms) as since_ms from (
       select e.transfer_id, e.amount, e.created_ms, a.coin_code
         from accounts a join ledger_entries e on e.account_id = a.id and e.version > a.cleared
       union all
       select u.transfer_id, u.amount, u.created_ms, a.coin_code from accounts a join ledger_unposted u on u.account_id = a.id
     ) x join ledger_transfers t on t.id = x.transfer_id
      group by t.biz_no, x.coin_code having sum(x.amount) <> 0 order by since_ms limit $3`,
    [ownerId, purpose, limit],
  )

export interface ProofRow {
  readonly checked_ms: number
  readonly is_sound: boolean
  readonly findings: { invariant: string; wrong: number }[]
  readonly solvency: { coin_code: LedgerCoin; liabilities: string; assets: string }[]
}

export const listProofs = (db: Db, { offset, limit }: Part): Promise<ProofRow[]> =>
  db.query(`select checked_ms, is_sound, findings, solvency from ledger_checks order by id desc offset $1 limit $2`, [
    offset,
    limit,
  ])

export const countProofs = (db: Db): Promise<number> => countMatching(db, 'ledger_checks', conditionsOf([]))

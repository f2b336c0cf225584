import type { ProjectStage } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'
import { escrowOf } from '../../ledger/index.ts'
import { type ProjectRow, projectColumns, projectTables } from './projects.ts'

/** A category with how many projects are in it. */
export interface WrittenTypeRow {
  readonly id: number
  readonly names: ByLanguage<string>
  readonly sort: number
  readonly is_open: boolean
  readonly project_total: number
}

export type TypeDraft = Omit<WrittenTypeRow, 'id' | 'project_total'>

interface Part {
  readonly limit: number
  readonly offset: number
}

const typeColumns = `t.id, t.names, t.sort, t.is_open, (select count(*)::int from crowd_projects p where p.type_id = t.id) as project_total`

export const listWrittenTypes = (db: Db, { limit, offset }: Part): Promise<WrittenTypeRow[]> =>
  db.query(`select ${typeColumns} from crowd_types t order by t.sort desc, t.id limit $1 offset $2`, [limit, offset])

export const countWrittenTypes = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from crowd_types`)).total

/** The category, which nobody else changes until the transaction ends. */
export async function lockType(tx: Db, id: number): Promise<WrittenTypeRow | undefined> {
  await tx.execute(`select from crowd_types where id = $1 for no key update`, [id])
  return tx.find(`select ${typeColumns} from crowd_types t where t.id = $1`, [id])
}

export const insertType = (tx: Db, { names, sort, is_open }: TypeDraft): Promise<WrittenTypeRow> =>
  tx.one(
    `insert into crowd_types (names, sort, is_open) values ($1, $2, $3) returning id, names, sort, is_open, 0 as project_total`,
    [JSON.stringify(names), sort, is_open],
  )

export const updateType = (tx: Db, id: number, { names, sort, is_open }: TypeDraft): Promise<number> =>
  tx.execute(`update crowd_types set names = $2, sort = $3, is_open = $4 where id = $1`, [
    id,
    JSON.stringify(names),
    sort,
    is_open,
  ])

/** A project as operators see it; amounts of its escrow are text of minor units. */
export interface WrittenProjectRow extends ProjectRow {
  readonly payee_ids: readonly number[]
  readonly escrow: string
  readonly stakes: string
  readonly created_ms: number
  readonly changed_ms: number
}

export type ProjectDraft = Pick<
  WrittenProjectRow,
  | 'type_id'
  | 'texts'
  | 'copyright_owner'
  | 'cover_key'
  | 'image_keys'
  | 'unit_price'
  | 'units_total'
  | 'min_amount'
  | 'min_unit'
  | 'max_unit'
  | 'day_rate'
  | 'cycle_days'
  | 'starts_ms'
  | 'ends_ms'
  | 'payee_ids'
  | 'sort'
>

const columns = `${projectColumns}, p.payee_ids, p.created_ms, p.changed_ms, coalesce(e.balance, 0)::text as escrow, coalesce(e.floor, 0)::text as stakes`
const tables = `${projectTables} left join ledger_accounts e on e.owner_id = -p.id and e.purpose = 'escrow' and e.coin_code = 'money'`

/** Which projects operators list; what is undefined does not matter. */
export interface WrittenFilter {
  readonly stage: ProjectStage | undefined
  readonly typeId: number | undefined
  /** In lower case; a part of a title or of the owner's name. */
  readonly keyword: string
}

const matching = `where ($1::text is null or p.stage = $1) and ($2::bigint is null or p.type_id = $2) and ($3 = '' or position($3 in lower(p.copyright_owner)) > 0
  or exists (select from jsonb_each(p.texts) x where position($3 in lower(x.value ->> 'title')) > 0))`
const valuesOf = ({ stage, typeId, keyword }: WrittenFilter) => [stage ?? null, typeId ?? null, keyword]

/** The newest first; an operator wrote each of them, so that there are few. */
export const listWritten = (db: Db, filter: WrittenFilter, { limit, offset }: Part): Promise<WrittenProjectRow[]> =>
  db.query(`select ${columns} ${tables} ${matching} order by p.id desc limit $4 offset $5`, [
    ...valuesOf(filter),
    limit,
    offset,
  ])

export const countWritten = async (db: Db, filter: WrittenFilter): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from crowd_projects p ${matching}`, valuesOf(filter)))
    .total

export const findWritten = (db: Db, id: number): Promise<WrittenProjectRow | undefined> =>
  db.find(`select ${columns} ${tables} where p.id = $1`, [id])

/** The project, which nobody else changes until the transaction ends. */
export async function lockWritten(tx: Db, id: number): Promise<WrittenProjectRow | undefined> {
  await tx.execute(`select from crowd_projects where id = $1 for no key update`, [id])
  return findWritten(tx, id)
}

const draftValues = (draft: ProjectDraft) => [
  draft.type_id,
  JSON.stringify(draft.texts),
  draft.copyright_owner,
  draft.cover_key,
  draft.image_keys,
  draft.unit_price,
  draft.units_total,
  draft.min_amount,
  draft.min_unit,
  draft.max_unit,
  draft.day_rate,
  draft.cycle_days,
  draft.starts_ms,
  draft.ends_ms,
  draft.payee_ids,
  draft.sort,
]

export async function insertDraft(tx: Db, draft: ProjectDraft, nowMs: number): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into crowd_projects (type_id, texts, copyright_owner, cover_key, image_keys, unit_price, units_total, units_left, min_amount, min_unit, max_unit,
       day_rate, cycle_days, starts_ms, ends_ms, payee_ids, sort, created_ms, changed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17) returning id`,
    [...draftValues(draft), nowMs],
  )
  return id
}

/** Writes a draft anew; all its units are left. */
export const updateDraft = (tx: Db, id: number, draft: ProjectDraft, nowMs: number): Promise<number> =>
  tx.execute(
    `update crowd_projects set type_id = $2, texts = $3, copyright_owner = $4, cover_key = $5, image_keys = $6, unit_price = $7, units_total = $8,
       units_left = $8, min_amount = $9, min_unit = $10, max_unit = $11, day_rate = $12, cycle_days = $13, starts_ms = $14, ends_ms = $15,
       payee_ids = $16, sort = $17, version = version + 1, changed_ms = $18 where id = $1 and stage = 'draft'`,
    [id, ...draftValues(draft), nowMs],
  )

/** Writes what no contract names. */
export const updateShown = (
  tx: Db,
  id: number,
  shown: Pick<ProjectDraft, 'type_id' | 'texts' | 'cover_key' | 'image_keys' | 'sort'>,
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update crowd_projects set type_id = $2, texts = $3, cover_key = $4, image_keys = $5, sort = $6, version = version + 1, changed_ms = $7 where id = $1`,
    [id, shown.type_id, JSON.stringify(shown.texts), shown.cover_key, shown.image_keys, shown.sort, nowMs],
  )

/** Names who may be paid what is above the stakes; the ledger keeps it for ever. */
export const namePayee = (tx: Db, projectId: number, userId: number): Promise<number> =>
  tx.execute(`select ledger_name_payee($1, $2)`, [escrowOf(projectId), userId])

/** Whether the ledger pays this member what is above the stakes of a project. */
export const isPayee = async (db: Db, projectId: number, userId: number): Promise<boolean> =>
  (await db.find(
    `select 1 from ledger_payees p join ledger_accounts a on a.id = p.account_id where a.owner_id = $1 and a.purpose = 'escrow' and p.user_id = $2`,
    [escrowOf(projectId), userId],
  )) !== undefined

/** Whether a project still holds or owes anything: orders that are not over, interest that waits, money in its escrow. */
export const isEngaged = async (tx: Db, id: number): Promise<boolean> =>
  (
    await tx.one<{ is_engaged: boolean }>(
      `select exists (select from crowd_orders o where o.project_id = $1 and (o.state in (0, 1, 2) or o.earned <> o.interest_paid))
              or exists (select from ledger_accounts a where a.owner_id = -$1 and a.purpose = 'escrow' and a.balance <> 0) as is_engaged`,
      [id],
    )
  ).is_engaged

/** Money that operators moved into or out of an escrow. */
export interface EscrowMoveRow {
  readonly transfer_id: number
  readonly kind: 'project_payout' | 'project_proceeds'
  /** Who was paid; null for proceeds. */
  readonly user_id: number | null
  readonly amount: string
  readonly operator_id: number
  readonly created_ms: number
}

const moved = `from ledger_transfers t where t.biz_no = $1 and t.kind in ('project_payout', 'project_proceeds')`

export const listEscrowMoves = (db: Db, bizNo: string, { limit, offset }: Part): Promise<EscrowMoveRow[]> =>
  db.query(
    `select t.id as transfer_id, t.kind, t.operator_id, t.created_ms,
            (select abs(e.amount)::text from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = t.id and a.purpose = 'escrow' limit 1) as amount,
            (select a.owner_id from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = t.id and a.owner_id > 0 limit 1) as user_id
       ${moved} order by t.id desc limit $2 offset $3`,
    [bizNo, limit, offset],
  )

export const countEscrowMoves = async (db: Db, bizNo: string): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total ${moved}`, [bizNo])).total

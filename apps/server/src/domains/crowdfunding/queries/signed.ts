import type { CrowdOrderState } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { ContractText } from '@cliffhanger/i18n/contract-texts.ts'
import type { Db } from '../../../platform/database/db.ts'
import { conditionsOf, inPeriod, type Listing, orderOf, readPage } from '../../../platform/database/list-question.ts'
import type { ContractRow, ContractTextRow } from './contracts.ts'
import { type CrowdOrderRow, orderColumns, orderTables } from './orders.ts'

interface Part {
  readonly limit: number
  readonly offset: number
}

/** Which orders or contracts operators list; what is undefined does not matter. */
export interface SignedFilter extends Listing<'create_time'> {
  readonly projectId?: number | undefined
  readonly userId?: number | undefined
  readonly state?: CrowdOrderState | undefined
  readonly version?: number | undefined
  /** Number of the order, and of its contract. */
  readonly number?: string | undefined
}

const matching = ({ projectId, userId, state, version, number, ...listing }: SignedFilter) =>
  conditionsOf([
    [projectId, (place) => `o.project_id = ${place}`],
    [userId, (place) => `o.user_id = ${place}`],
    [state, (place) => `o.state = ${place}`],
    [version, (place) => `c.version = ${place}`],
    [number, (place) => `c.contract_no = upper(${place})`],
    ...inPeriod('o.created_ms', listing),
  ])

export interface SignedOrderRow extends CrowdOrderRow {
  readonly contract_version: number
  readonly contract_language: string
  readonly signed_ms: number
}

/** Orders with their contracts, the newest first unless another order is chosen. */
export const listSigned = (db: Db, filter: SignedFilter, page: Part): Promise<SignedOrderRow[]> =>
  readPage(
    db,
    `select ${orderColumns}, c.version as contract_version, c.language as contract_language, c.signed_ms ${orderTables}`,
    matching(filter),
    orderOf(filter, { create_time: 'o.created_ms' }, { id: 'o.id', own: 'o.id desc' }),
    page,
  )

/** How many match, and what they come to; text of minor units. */
export function sumSigned(
  db: Db,
  filter: SignedFilter,
): Promise<{ total: number; principal: string; earned: string; owed: string }> {
  const { where, values } = matching(filter)
  return db.one(
    `select count(*)::int as total, coalesce(sum(o.principal), 0)::text as principal, coalesce(sum(o.earned), 0)::text as earned,
            coalesce(sum(o.earned - o.interest_paid), 0)::text as owed
       from crowd_orders o join crowd_contracts c on c.order_id = o.id ${where}`,
    values,
  )
}

/** Any member's contract, and whether it still has the hash it was signed with. */
export const findSigned = (
  db: Db,
  orderId: number,
): Promise<(ContractRow & { user_id: number; is_intact: boolean }) | undefined> =>
  db.find(
    `select c.order_id, o.project_id, o.user_id, c.contract_no, c.version, c.language, c.title, c.party_a, c.party_b, c.content,
            encode(c.hash, 'hex') as hash, c.sign_name, c.signed_ms, o.amount::text as amount, c.hash = sha256(convert_to(c.content, 'UTF8')) as is_intact
       from crowd_contracts c join crowd_orders o on o.id = c.order_id where c.order_id = $1`,
    [orderId],
  )

export const listTexts = (db: Db, { limit, offset }: Part): Promise<ContractTextRow[]> =>
  db.query(
    `select version, texts, published_ms, operator_id from crowd_contract_texts order by version desc limit $1 offset $2`,
    [limit, offset],
  )

export const countTexts = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from crowd_contract_texts`)).total

/** How many orders signed each of these versions. */
export const countSignedOf = (db: Db, versions: readonly number[]): Promise<{ version: number; total: number }[]> =>
  db.query(
    `select version, count(*)::int as total from crowd_contracts where version = any ($1::int[]) group by version`,
    [versions],
  )

/** Publishes a version; false where it is there already. */
export const insertText = async (
  tx: Db,
  text: { readonly version: number; readonly texts: ByLanguage<ContractText>; readonly operatorId: number },
  nowMs: number,
): Promise<boolean> =>
  (await tx.execute(
    `insert into crowd_contract_texts (version, texts, published_ms, operator_id) values ($1, $2, $3, $4) on conflict do nothing`,
    [text.version, JSON.stringify(text.texts), nowMs, text.operatorId],
  )) === 1

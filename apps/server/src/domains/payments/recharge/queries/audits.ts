import type { ChannelKind } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../../platform/database/list-question.ts'
import { type RechargeRow, rechargeColumns } from './recharges.ts'

/** A recharge as operators see it in a list. */
export interface AuditRow extends RechargeRow {
  readonly platform_name: string
  readonly platform_names: ByLanguage<string>
  /** Since when it waits for an operator; null where it waits for its member. */
  readonly waits_since_ms: number | null
}

export interface AuditFilter extends Listing<'create_time' | 'amount'> {
  readonly state: AuditState | undefined
  readonly kind: ChannelKind | undefined
  readonly userId: number | undefined
  readonly orderNo: string | undefined
  readonly hasProof: boolean | undefined
}

const columns = `${rechargeColumns}, p.name as platform_name, p.names as platform_names, o.waits_since_ms`
const from = `recharges r join payment_orders o on o.id = r.order_id join pay_platforms p on p.id = r.platform_id`

const matching = ({ state, kind, userId, orderNo, hasProof, ...listing }: AuditFilter) =>
  conditionsOf([
    [state, (place) => `r.state = ${place}`],
    [kind, (place) => `r.kind = ${place}`],
    [userId, (place) => `r.user_id = ${place}`],
    [orderNo, (place) => `o.order_no = ${place}`],
    [hasProof, (place) => `(r.proof_url <> '') = ${place}`],
    ...inPeriod('r.created_ms', listing),
  ])

interface Page {
  readonly limit: number
  readonly offset: number
}

const listAudits = (db: Db, filter: AuditFilter, page: Page, own: string): Promise<AuditRow[]> =>
  readPage(
    db,
    `select ${columns} from ${from}`,
    matching(filter),
    orderOf(filter, { create_time: 'r.created_ms', amount: 'r.amount' }, { id: 'r.id', own }),
    page,
  )

/** The queue: who waits longest first, unless another order is chosen. */
export const listOldestAudits = (db: Db, filter: AuditFilter, page: Page): Promise<AuditRow[]> =>
  listAudits(db, filter, page, 'r.id')

export const listNewestAudits = (db: Db, filter: AuditFilter, page: Page): Promise<AuditRow[]> =>
  listAudits(db, filter, page, 'r.id desc')

export const countAudits = (db: Db, filter: AuditFilter): Promise<number> =>
  countMatching(db, 'recharges r join payment_orders o on o.id = r.order_id', matching(filter))

export const findAudit = (db: Db, id: number): Promise<AuditRow | undefined> =>
  db.find(`select ${columns} from ${from} where r.id = $1`, [id])

/** Other recharges that showed the same picture, newest first. */
export const listSameProof = (
  db: Db,
  { id, proof_hash: hash }: Pick<RechargeRow, 'id' | 'proof_hash'>,
): Promise<{ id: number; order_no: string; user_id: number }[]> =>
  db.query(
    `select r.id, o.order_no, r.user_id from recharges r join payment_orders o on o.id = r.order_id
      where r.proof_hash = $2 and $2 <> '' and r.id <> $1 order by r.id desc limit 20`,
    [id, hash],
  )

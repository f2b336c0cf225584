import type { ChannelKind } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { type RechargeRow, rechargeColumns } from './recharges.ts'

/** A recharge as operators see it in a list. */
export interface AuditRow extends RechargeRow {
  readonly platform_name: string
  /** Since when it waits for an operator; null where it waits for its member. */
  readonly waits_since_ms: number | null
}

export interface AuditFilter {
  readonly state: AuditState | undefined
  readonly kind: ChannelKind | undefined
  readonly userId: number | undefined
  readonly orderNo: string | undefined
  readonly hasProof: boolean | undefined
}

const columns = `${rechargeColumns}, p.name as platform_name, o.waits_since_ms`
const from = `recharges r join payment_orders o on o.id = r.order_id join pay_platforms p on p.id = r.platform_id`
const matching = `($1::smallint is null or r.state = $1) and ($2::text is null or r.kind = $2) and ($3::bigint is null or r.user_id = $3)
  and ($4::text is null or o.order_no = $4) and ($5::boolean is null or (r.proof_url <> '') = $5)`

const valuesOf = ({ state, kind, userId, orderNo, hasProof }: AuditFilter) => [
  state ?? null,
  kind ?? null,
  userId ?? null,
  orderNo ?? null,
  hasProof ?? null,
]

interface Page {
  readonly limit: number
  readonly offset: number
}

/** The queue: who waits longest first. */
export const listOldestAudits = (db: Db, filter: AuditFilter, { limit, offset }: Page): Promise<AuditRow[]> =>
  db.query(`select ${columns} from ${from} where ${matching} order by r.id limit $6 offset $7`, [
    ...valuesOf(filter),
    limit,
    offset,
  ])

export const listNewestAudits = (db: Db, filter: AuditFilter, { limit, offset }: Page): Promise<AuditRow[]> =>
  db.query(`select ${columns} from ${from} where ${matching} order by r.id desc limit $6 offset $7`, [
    ...valuesOf(filter),
    limit,
    offset,
  ])

export const countAudits = async (db: Db, filter: AuditFilter): Promise<number> =>
  (
    await db.one<{ n: number }>(
      `select count(*) as n from recharges r join payment_orders o on o.id = r.order_id where ${matching}`,
      valuesOf(filter),
    )
  ).n

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

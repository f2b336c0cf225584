import type { SaleKind } from '@cliffhanger/contract/commission/operator-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Base rates and limits, from when on. Rates are parts per million of a sale, by its kind and the level of the team. */
export interface RuleRow {
  readonly id: number
  readonly from_ms: number
  readonly vip_1_ppm: number
  readonly vip_2_ppm: number
  readonly video_1_ppm: number
  readonly video_2_ppm: number
  readonly fee_1_ppm: number
  readonly fee_2_ppm: number
  readonly cap_ppm: number
  /** What one bought gold is worth, in 10^-8 of money. */
  readonly gold_value: number
  readonly wait_days: number
  readonly operator_id: number
  readonly created_ms: number
}

const columns = `id, from_ms, vip_1_ppm, vip_2_ppm, video_1_ppm, video_2_ppm, fee_1_ppm, fee_2_ppm, cap_ppm, gold_value, wait_days, operator_id, created_ms`

/** The rule that held at a moment; undefined: there was none, and nothing earned. Of rules for one moment the newest holds. */
export const ruleAt = (db: Db, atMs: number): Promise<RuleRow | undefined> =>
  db.find(`select ${columns} from commission_rules where from_ms <= $1 order by from_ms desc, id desc limit 1`, [atMs])

/** Base rates of a rule for one kind of sale, by level of the team. */
export const ratesOf = (rule: RuleRow, kind: SaleKind): readonly [level1: number, level2: number] =>
  ({
    vip: [rule.vip_1_ppm, rule.vip_2_ppm] as const,
    video: [rule.video_1_ppm, rule.video_2_ppm] as const,
    fee: [rule.fee_1_ppm, rule.fee_2_ppm] as const,
  })[kind]

/** A page, those that begin last first; `is_replaced` where a newer one is for the same moment. */
export const listRules = (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<(RuleRow & { readonly is_replaced: boolean })[]> =>
  db.query(
    `select ${columns}, exists (select from commission_rules n where n.from_ms = r.from_ms and n.id > r.id) as is_replaced
       from commission_rules r order by from_ms desc, id desc limit $1 offset $2`,
    [limit, offset],
  )

export const countRules = async (db: Db): Promise<number> =>
  (await db.one<{ n: number }>(`select count(*)::int as n from commission_rules`)).n

/** Rules are never changed and never begin before they are made; constraints refuse one that would. */
export const insertRule = (tx: Db, rule: Omit<RuleRow, 'id'>): Promise<RuleRow> =>
  tx.one(
    `insert into commission_rules (from_ms, vip_1_ppm, vip_2_ppm, video_1_ppm, video_2_ppm, fee_1_ppm, fee_2_ppm, cap_ppm, gold_value, wait_days,
       operator_id, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${columns}`,
    [
      rule.from_ms,
      rule.vip_1_ppm,
      rule.vip_2_ppm,
      rule.video_1_ppm,
      rule.video_2_ppm,
      rule.fee_1_ppm,
      rule.fee_2_ppm,
      rule.cap_ppm,
      rule.gold_value,
      rule.wait_days,
      rule.operator_id,
      rule.created_ms,
    ],
  )

import type { ProjectStage } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'

import type { Db } from '../../../platform/database/db.ts'

/** What is written about a project in one language; all but the title are HTML. */
export interface ProjectText {
  readonly title: string
  readonly intro: string
  readonly rights: string
  readonly risk: string
}

/** A project. Amounts are text of minor units of money; `day_rate` is in 10^-8. */
export interface ProjectRow {
  readonly id: number
  readonly type_id: number
  readonly type_names: ByLanguage<string>
  readonly texts: ByLanguage<ProjectText>
  readonly copyright_owner: string
  readonly cover_key: string
  readonly image_keys: readonly string[]
  readonly unit_price: string
  readonly units_total: number
  readonly units_left: number
  readonly min_amount: string
  readonly min_unit: number
  readonly max_unit: number
  readonly day_rate: string
  readonly cycle_days: number
  readonly starts_ms: number
  readonly ends_ms: number
  readonly stage: ProjectStage
  readonly raised: string
  readonly members: number
  readonly sort: number
  readonly version: number
  /** Whether an order of it earns or may still be paid. */
  readonly is_running: boolean
}

export const projectColumns = `p.id, p.type_id, t.names as type_names, p.texts, p.copyright_owner, p.cover_key, p.image_keys, p.unit_price::text as unit_price, p.units_total,
  p.units_left, p.min_amount::text as min_amount, p.min_unit, p.max_unit, p.day_rate::text as day_rate, p.cycle_days, p.starts_ms, p.ends_ms, p.stage,
  p.raised::text as raised, p.members, p.sort, p.version,
  exists (select from crowd_orders o where o.project_id = p.id and o.state in (0, 1)) as is_running`

export const projectTables = `from crowd_projects p join crowd_types t on t.id = p.type_id`

/** The texts and covers of these projects, open or not. */
export const listProjectTexts = (
  db: Db,
  ids: readonly number[],
): Promise<Pick<ProjectRow, 'id' | 'texts' | 'cover_key'>[]> =>
  db.query(`select id, texts, cover_key from crowd_projects where id = any ($1::bigint[])`, [ids])

/** Which projects, by what members see of them (`rules/crowdfunding/project-state.ts`). */
export interface ProjectFilter {
  /** 0: every category. */
  readonly typeId: number
  /** -1: every state. */
  readonly state: number
  readonly nowMs: number
}

const matching = `p.stage <> 'draft' and ($1::bigint = 0 or p.type_id = $1) and case $2::int
  when -1 then true
  when 0 then p.stage = 'open' and p.starts_ms > $3
  when 1 then p.stage in ('open', 'funded') and p.starts_ms <= $3 and p.ends_ms > $3 and p.units_left > 0
  when 2 then p.stage in ('failed', 'closed') or (p.ends_ms <= $3)
  else p.stage in ('open', 'funded') and p.starts_ms <= $3 and p.ends_ms > $3 and p.units_left = 0 end`

const values = ({ typeId, state, nowMs }: ProjectFilter) => [typeId, state, nowMs]

export const listProjects = (
  db: Db,
  filter: ProjectFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ProjectRow[]> =>
  db.query(
    `select ${projectColumns} ${projectTables} where ${matching} order by p.sort desc, p.id desc limit $4 offset $5`,
    [...values(filter), limit, offset],
  )

export const countProjects = async (db: Db, filter: ProjectFilter): Promise<number> =>
  (await db.one<{ n: number }>(`select count(*)::int as n from crowd_projects p where ${matching}`, values(filter))).n

/** A project that members may see. */
export const findProject = (db: Db, id: number): Promise<ProjectRow | undefined> =>
  db.find(`select ${projectColumns} ${projectTables} where p.id = $1 and p.stage <> 'draft'`, [id])

/** Projects by id, whatever their stage. */
export const listProjectsOf = (db: Db, ids: readonly number[]): Promise<ProjectRow[]> =>
  db.query(`select ${projectColumns} ${projectTables} where p.id = any ($1::bigint[])`, [ids])

export const listTypes = (db: Db): Promise<{ id: number; names: ByLanguage<string>; sort: number }[]> =>
  db.query(`select id, names, sort from crowd_types where is_open order by sort desc, id limit 100`)

/** Reserves units of an open project, which stays locked; false where so many are not left, or it is not open. */
export const reserveUnits = async (tx: Db, id: number, units: number, nowMs: number): Promise<boolean> =>
  (await tx.execute(
    `update crowd_projects set units_left = units_left - $2
      where id = $1 and stage = 'open' and starts_ms <= $3 and ends_ms > $3 and units_left >= $2`,
    [id, units, nowMs],
  )) === 1

export const returnUnits = (tx: Db, id: number, units: number): Promise<number> =>
  tx.execute(`update crowd_projects set units_left = units_left + $2 where id = $1`, [id, units])

/** Counts what was paid for units or, below zero, refunded; and the member where it is their first in this project. */
export const countPaid = (tx: Db, id: number, amount: bigint, isFirst: boolean): Promise<number> =>
  tx.execute(`update crowd_projects set raised = raised + $2, members = members + $3::int where id = $1`, [
    id,
    amount.toString(),
    isFirst ? 1 : 0,
  ])

/** Open projects whose funding may have ended. */
export const listDecidable = (db: Db, nowMs: number): Promise<{ id: number }[]> =>
  db.query(
    `select id from crowd_projects where stage = 'open' and (ends_ms <= $1 or units_left = 0) order by ends_ms limit 100`,
    [nowMs],
  )

/** An open project, which nobody joins until the transaction ends; undefined where it is not open any more. */
export const lockFunding = (
  tx: Db,
  id: number,
): Promise<{ ends_ms: number; units_left: number; min_amount: string } | undefined> =>
  tx.find(
    `select ends_ms, units_left, min_amount::text as min_amount from crowd_projects where id = $1 and stage = 'open' for no key update`,
    [id],
  )

/** What decides the funding of a project that is locked: what members have in it, or had for a whole term, and how many orders may still be paid. What
 *  was refunded or taken out early does not count. */
export const sumFunding = (tx: Db, id: number): Promise<{ raised: string; unpaid: number }> =>
  tx.one(
    `select coalesce(sum(case when state in (1, 2) then principal when state = 4 then amount else 0 end), 0)::text as raised,
            count(*) filter (where state = 0)::int as unpaid from crowd_orders where project_id = $1`,
    [id],
  )

export const setStage = (tx: Db, id: number, stage: ProjectStage, nowMs: number): Promise<number> =>
  tx.execute(`update crowd_projects set stage = $2, version = version + 1, changed_ms = $3 where id = $1`, [
    id,
    stage,
    nowMs,
  ])

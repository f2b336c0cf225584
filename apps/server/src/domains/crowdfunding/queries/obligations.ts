import type { ProjectStage } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ProjectText } from './projects.ts'

/** Records of one kind that wait: how many, what they come to in minor units, and the day or the moment of the oldest. */
export interface WaitingRow {
  readonly total: number
  readonly amount: string
  readonly since_ms: number
}

/** What is owed to how many orders, and the oldest day of it. */
export const sumOwed = (db: Db): Promise<{ total: number; amount: string; day: string | null }> =>
  db.one(
    `select count(distinct order_id)::int as total, coalesce(sum(amount), 0)::text as amount, min(day) as day
       from crowd_interest_days where paid_ms = 0 and amount > 0`,
  )

/** What is owed, by day, the oldest first, and to how many orders. */
export const listOwedByDay = (db: Db, limit: number): Promise<{ day: string; amount: string; orders: number }[]> =>
  db.query(
    `select day, sum(amount)::text as amount, count(*)::int as orders from crowd_interest_days where paid_ms = 0 and amount > 0
      group by day order by day limit $1`,
    [limit],
  )

/** Orders whose term is over and whose members have not taken it out. */
export const sumMatured = (db: Db): Promise<{ total: number; amount: string; day: string | null }> =>
  db.one(
    `select count(*)::int as total, coalesce(sum(principal), 0)::text as amount, min(end_day) as day from crowd_orders where state = 2`,
  )

/** Orders that may still be paid. */
export const sumUnpaid = (db: Db): Promise<WaitingRow> =>
  db.one(
    `select count(*)::int as total, coalesce(sum(amount), 0)::text as amount, coalesce(min(created_ms), 0) as since_ms from crowd_orders where state = 0`,
  )

/** Failed projects whose orders still hold money, the oldest first. */
export const listUnreturnedProjects = (
  db: Db,
  limit: number,
): Promise<{ id: number; texts: ByLanguage<ProjectText>; orders: number; principal: string; since_ms: number }[]> =>
  db.query(
    `select p.id, p.texts, count(*)::int as orders, sum(o.principal)::text as principal, p.changed_ms as since_ms
       from crowd_projects p join crowd_orders o on o.project_id = p.id
      where p.stage = 'failed' and o.state in (1, 2) group by p.id order by p.id limit $1`,
    [limit],
  )

export const sumUnreturned = (db: Db): Promise<WaitingRow> =>
  db.one(
    `select count(*)::int as total, coalesce(sum(o.principal), 0)::text as amount, coalesce(min(p.changed_ms), 0) as since_ms
       from crowd_projects p join crowd_orders o on o.project_id = p.id where p.stage = 'failed' and o.state in (1, 2)`,
  )

/** Open projects whose funding has ended. */
export const countUndecided = async (db: Db, nowMs: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from crowd_projects where stage = 'open' and (ends_ms <= $1 or units_left = 0)`,
      [nowMs],
    )
  ).total

/** What a project's orders put in, against its escrow; text of minor units. */
export interface ProjectMoneyRow {
  readonly id: number
  readonly texts: ByLanguage<ProjectText>
  readonly stage: ProjectStage
  readonly principal: string
  readonly escrow: string
  readonly stakes: string
}

export const listProjectMoney = (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ProjectMoneyRow[]> =>
  db.query(
    `select p.id, p.texts, p.stage, coalesce(e.balance, 0)::text as escrow, coalesce(e.floor, 0)::text as stakes,
            (select coalesce(sum(o.principal), 0)::text from crowd_orders o where o.project_id = p.id) as principal
       from crowd_projects p left join ledger_accounts e on e.owner_id = -p.id and e.purpose = 'escrow' and e.coin_code = 'money'
      where p.stage <> 'draft' order by p.id desc limit $1 offset $2`,
    [limit, offset],
  )

export const countOpened = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from crowd_projects where stage <> 'draft'`)).total

/** The account of the pool; undefined before it was first funded. */
export const findPoolAccount = (db: Db): Promise<{ id: number } | undefined> =>
  db.find(`select id from ledger_accounts where owner_id = 0 and purpose = 'project_pool' and coin_code = 'money'`)

/** Running orders by the day until which they are counted and their last; `day_parts` and `carry` are in 10^-8 of a minor unit. */
export const listRunning = (
  db: Db,
): Promise<
  { counted_day: string; end_day: string; orders: number; principal: string; day_parts: string; carry: string }[]
> =>
  db.query(
    `select counted_day, end_day, count(*)::int as orders, sum(principal)::text as principal,
            sum(principal::numeric * day_rate)::text as day_parts, sum(carry)::text as carry
       from crowd_orders where state = 1 group by counted_day, end_day`,
  )

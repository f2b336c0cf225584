import type { TeamLevel } from '@cliffhanger/contract/teams/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Period } from '../needs.ts'

/** Somebody of a team, as they are; whoever shows it masks it. */
export interface TeamRow {
  readonly id: number
  readonly user_no: string
  readonly nick_name: string
  readonly avatar_url: string
  /** They hold a star package with a badge. */
  readonly is_star: boolean
  readonly level: TeamLevel
  /** When they came into this team: invited themselves, or by their inviter. */
  readonly joined_ms: number
}

/** Which members of a team; they joined within the period. */
export interface TeamFilter extends Period {
  readonly ownerId: number
  /** Undefined: both. */
  readonly level: TeamLevel | undefined
  /** A part of the nickname or the whole number; '' for everybody. A part of the number would give it away digit by digit. */
  readonly keyword: string
  /** Whether they hold a star package with a badge at `nowMs`; undefined: either. */
  readonly isStar: boolean | undefined
  readonly nowMs: number
}

const isStarNow = `exists (select from star_orders o where o.user_id = m.id and o.starts_ms > 0 and o.starts_ms <= $4 and o.ends_ms > $4
  and 'badge' = any(o.benefits))`
const columns = `m.id, m.user_no, m.nick_name, m.avatar_url, ${isStarNow} as is_star`

/** A guest who went to another account is in the team with that one. */
const stays = `not exists (select from guest_moves g where g.guest_id = m.id)`

/** The first level is read along its index (accounts_team); the second in the order of its inviters. */
const membersOf = {
  1: `from accounts m where m.inviter_id = $1 and ${stays}`,
  2: `from accounts p join accounts m on m.inviter_id = p.id where p.inviter_id = $1 and ${stays}`,
} as const

const joined = { 1: 'm.invited_ms', 2: 'greatest(m.invited_ms, p.invited_ms)' } as const

const conditions = {
  1: `${joined[1]} >= $2 and ${joined[1]} < $3`,
  2: `${joined[2]} >= $2 and ${joined[2]} < $3`,
} as const

/** The filter in SQL, without what it does not ask for: so each form of it has a plan of its own. */
function filtered({ ownerId, level, startMs, endMs, keyword, isStar, nowMs }: TeamFilter) {
  const values: (number | string | boolean)[] = [ownerId, startMs, endMs, nowMs]
  const further: string[] = []
  if (keyword !== '')
    further.push(`(m.user_no = $${values.push(keyword)} or strpos(lower(m.nick_name), lower($${values.length})) > 0)`)
  if (isStar !== undefined) further.push(`${isStarNow} = $${values.push(isStar)}`)
  const ofLevel = (one: TeamLevel) =>
    `select ${columns}, ${one} as level, ${joined[one]} as joined_ms ${membersOf[one]}
        and ${[conditions[one], ...further].join(' and ')}`
  const sql = level === undefined ? `${ofLevel(1)} union all ${ofLevel(2)}` : ofLevel(level)
  return { sql, values }
}

/** A page of a team, who joined last first. */
export function listTeam(
  db: Db,
  filter: TeamFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<TeamRow[]> {
  const { sql, values } = filtered(filter)
  return db.query(`${sql} order by joined_ms desc, id desc offset $${values.length + 1} limit $${values.length + 2}`, [
    ...values,
    offset,
    limit,
  ])
}

export async function countTeam(db: Db, filter: TeamFilter): Promise<number> {
  const { sql, values } = filtered(filter)
  return (await db.one<{ total: number }>(`select count(*)::int as total from (${sql}) team`, values)).total
}

/** How many there are in each level of a team. */
export const countLevels = (db: Db, ownerId: number): Promise<Pick<TeamCounts, 'level_1' | 'level_2'>> =>
  db.one(
    `select count(*) filter (where level = 1)::int as level_1, count(*) filter (where level = 2)::int as level_2
       from (select 1 as level ${membersOf[1]} union all select 2 ${membersOf[2]}) team`,
    [ownerId],
  )

/** How large a whole team is. */
export interface TeamCounts {
  readonly level_1: number
  readonly level_2: number
  /** Who joined at `newSinceMs` or later. */
  readonly recent: number
  /** Who used the service at `seenSinceMs` or later, or is here now. */
  readonly active: number
}

export const countTeamOf = (
  db: Db,
  {
    ownerId,
    newSinceMs,
    seenSinceMs,
    onlineIds,
  }: { ownerId: number; newSinceMs: number; seenSinceMs: number; onlineIds: readonly number[] },
): Promise<TeamCounts> =>
  db.one(
    `with team as materialized (
       select m.id, 1 as level, ${joined[1]} as joined_ms ${membersOf[1]}
       union all
       select m.id, 2, ${joined[2]} ${membersOf[2]}
     ) select count(*) filter (where level = 1)::int as level_1, count(*) filter (where level = 2)::int as level_2,
         count(*) filter (where joined_ms >= $2)::int as recent,
         (select count(*)::int from team t where t.id = any ($4::bigint[]) or exists (
            select from login_sessions s where s.account_id = t.id and s.rotated_ms >= $3)) as active
       from team`,
    [ownerId, newSinceMs, seenSinceMs, onlineIds],
  )

/** How many a member invited themselves. */
export const countInvitees = async (db: Db, ownerId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from accounts m where m.inviter_id = $1 and ${stays}`,
      [ownerId],
    )
  ).total

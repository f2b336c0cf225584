import type { Db } from '../../../../platform/database/db.ts'

/** What one platform day brought a drama by links. */
export interface ShareDayRow {
  readonly day: string
  readonly visits: number
  readonly new_members: number
}

/** Days from `since` on that had a visit, the newest first. */
export const listShareDays = (db: Db, dramaId: number, since: string): Promise<ShareDayRow[]> =>
  db.query<ShareDayRow>(
    `select day, count(*)::int as visits, (count(*) filter (where is_new_member))::int as new_members
     from share_visits where drama_id = $1 and day >= $2::date group by day order by day desc`,
    [dramaId, since],
  )

/** Links to a drama that were ever made, and who ever came by them. */
export const sumShares = (db: Db, dramaId: number): Promise<{ links: number; visits: number; new_members: number }> =>
  db.one(
    `select (select count(*) from share_codes where drama_id = $1) as links, count(*) as visits,
       count(*) filter (where is_new_member) as new_members from share_visits where drama_id = $1`,
    [dramaId],
  )

import type { Db } from '../../platform/database/db.ts'

export interface SummedUntil {
  /** The first day that may still change; null before the first sum. */
  readonly next_day: string | null
  readonly until_ms: number
}

/** How far the sums go; held until the transaction ends. */
export const lockUntil = (tx: Db): Promise<SummedUntil> =>
  tx.one('select next_day::text, until_ms from business_days_until for update')

export const getUntil = (db: Db): Promise<SummedUntil> =>
  db.one('select next_day::text, until_ms from business_days_until')

export const saveUntil = (tx: Db, nextDay: string, untilMs: number): Promise<number> =>
  tx.execute('update business_days_until set next_day = $1, until_ms = $2', [nextDay, untilMs])

/** Has days from this one on summed again, where they were. */
export const lowerNextDay = (tx: Db, day: string): Promise<number> =>
  tx.execute('update business_days_until set next_day = $1 where next_day > $1', [day])

/** When the first member came; undefined on a platform without any. */
export const findFirstComing = async (db: Db): Promise<number | undefined> =>
  (await db.find<{ created_ms: number }>('select created_ms from accounts order by created_ms limit 1'))?.created_ms

/** A day of the platform, between two instants. */
export interface DaySpan {
  readonly day: string
  readonly fromMs: number
  readonly untilMs: number
}

/** Notes that these members were active on a day. Twice is once. Each process goes by their numbers, so that two with the same members wait for each
 *  other in one order; a conflict with anything else is tried again. */
export const saveActive = async (db: Db, day: string, userIds: readonly number[]): Promise<void> => {
  const inOrder = userIds.toSorted((one, other) => one - other)
  await db.transaction(
    (tx) =>
      tx.execute(
        `with noted as (
           insert into member_days (day, user_id) select $1::date, unnest($2::bigint[]) on conflict do nothing
         )
         insert into member_last_days as l (user_id, day) select unnest($2::bigint[]), $1::date
           on conflict (user_id) do update set day = excluded.day where l.day < excluded.day`,
        [day, inOrder],
      ),
    { retries: 3 },
  )
}

/** Who was active within so many days up to one that is over: what happens on later days does not count. */
const countWithin = (days: number): string =>
  `(select count(*) from (select user_id from watch_days where day > $1::date - ${days} and day <= $1::date
      union select user_id from member_days where day > $1::date - ${days} and day <= $1::date) active)`

/** On the day that still lasts, when members were active last says the same, and costs no look at a month. */
const countSince = (place: number, days: number): string =>
  `(select count(*) from (select user_id from watchers where counted_until_ms >= $${place}
      union select user_id from member_last_days where day > $1::date - ${days}) active)`

/** Whether a newcomer was active so many days later. */
const cameAfter = (days: number): string =>
  `(exists (select from watch_days w where w.user_id = n.id and w.day = $1::date + ${days})
      or exists (select from member_days m where m.user_id = n.id and m.day = $1::date + ${days}))`

/** Counts who was active; `since` of a day that still lasts: when the week and the month up to it began. */
export const sumActive = (
  tx: Db,
  day: string,
  since?: { readonly weekMs: number; readonly monthMs: number },
): Promise<number> =>
  tx.execute(
    `insert into business_days as d (day, active, active_week, active_month, newcomers, played, signed_up, paid,
                                     returned_day, returned_week, returned_month)
       values ($1, ${countWithin(1)},
               ${since ? countSince(2, 7) : countWithin(7)}, ${since ? countSince(3, 30) : countWithin(30)}, 0, 0, 0, 0, 0, 0, 0)
     on conflict (day) do update set active = excluded.active, active_week = excluded.active_week, active_month = excluded.active_month`,
    since ? [day, since.weekMs, since.monthMs] : [day],
  )

/** Counts the newcomers of a day that was summed, and what became of them until now. */
export const sumNewcomers = (tx: Db, { day, fromMs, untilMs }: DaySpan): Promise<number> =>
  tx.execute(
    `with newcomer as (
       select id, coalesce(password_hash, email, phone) is not null or totp_secret is not null as has_signed_up
         from accounts where created_ms >= $2 and created_ms < $3
     ), fate as (
       select has_signed_up,
              exists (select from watch_days w where w.user_id = n.id) as has_played,
              exists (select from payment_orders o where o.user_id = n.id and o.state = 1) as has_paid,
              ${cameAfter(1)} as came_day,
              ${cameAfter(7)} as came_week,
              ${cameAfter(30)} as came_month
         from newcomer n
     )
     update business_days d set newcomers = s.newcomers, played = s.played, signed_up = s.signed_up, paid = s.paid,
            returned_day = s.returned_day, returned_week = s.returned_week, returned_month = s.returned_month
       from (select count(*) as newcomers, count(*) filter (where has_played) as played, count(*) filter (where has_signed_up) as signed_up,
                    count(*) filter (where has_paid) as paid, count(*) filter (where came_day) as returned_day,
                    count(*) filter (where came_week) as returned_week, count(*) filter (where came_month) as returned_month
               from fate) s
      where d.day = $1::date`,
    [day, fromMs, untilMs],
  )

export interface BusinessDayRow {
  readonly day: string
  readonly active: number
  readonly active_week: number
  readonly active_month: number
  readonly newcomers: number
  readonly played: number
  readonly signed_up: number
  readonly paid: number
  readonly returned_day: number
  readonly returned_week: number
  readonly returned_month: number
}

/** The days that were summed, of a period. */
export const listBusinessDays = (db: Db, fromDay: string, toDay: string): Promise<BusinessDayRow[]> =>
  db.query(
    `select day::text, active, active_week, active_month, newcomers, played, signed_up, paid, returned_day, returned_week, returned_month
       from business_days where day >= $1::date and day <= $2::date`,
    [fromDay, toDay],
  )

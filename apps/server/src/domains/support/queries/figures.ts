import type { Db } from '../../../platform/database/db.ts'

export interface Span {
  readonly fromMs: number
  readonly toMs: number
  readonly timeZone: string
}

/** A sum of the whole period, of one operator in it, or of one day. */
export interface Sum {
  readonly of: 'all' | 'operator' | 'day'
  readonly operator_id: number | null
  /** `2026-11-30` */
  readonly day: string | null
}

interface Times extends Sum {
  readonly total: number
  readonly median_ms: number
  readonly p90_ms: number
}

interface Total extends Sum {
  readonly total: number
}

interface Ratings extends Sum {
  readonly ratings: readonly number[]
}

const levels = `case grouping(operator_id, day) when 3 then 'all' when 1 then 'operator' else 'day' end as of, operator_id, day`
const sums = 'group by grouping sets ((), (operator_id), (day))'
const dayOf = (column: string) => `to_char(to_timestamp(${column} / 1000.0) at time zone $3, 'YYYY-MM-DD') as day`
const placesOf = ({ fromMs, toMs, timeZone }: Span) => [fromMs, toMs, timeZone]

/** First answers by when they were given, and who gave them. */
export const sumAnswers = (db: Db, span: Span): Promise<Times[]> =>
  db.query(
    `select ${levels}, count(*)::int as total, coalesce(percentile_disc(0.5) within group (order by took), 0) as median_ms,
            coalesce(percentile_disc(0.9) within group (order by took), 0) as p90_ms
       from (select answered_by as operator_id, ${dayOf('answered_ms')}, answered_ms - opened_ms as took
               from support_cases where answered_ms >= $1 and answered_ms < $2) a ${sums}`,
    placesOf(span),
  )

/** Cases by when they were closed, and who closed them. */
export const sumClosed = (db: Db, span: Span): Promise<Total[]> =>
  db.query(
    `select ${levels}, count(*)::int as total
       from (select operator_id, ${dayOf('closed_ms')} from support_cases
              where state = 'closed' and closed_ms >= $1 and closed_ms < $2) a ${sums}`,
    placesOf(span),
  )

/** Cases by when they were opened. */
export const sumOpened = (db: Db, span: Span): Promise<Total[]> =>
  db.query(
    `select ${levels}, count(*)::int as total
       from (select 0::bigint as operator_id, ${dayOf('opened_ms')} from support_cases where opened_ms >= $1 and opened_ms < $2) a ${sums}`,
    placesOf(span),
  )

/** Ratings by when they were given, and whom they are about. */
export const sumRatings = (db: Db, { fromMs, toMs }: Span): Promise<Ratings[]> =>
  db.query(
    `select case grouping(operator_id) when 1 then 'all' else 'operator' end as of, operator_id, null::text as day,
            array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
                  count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as ratings
       from support_cases where rated_ms >= $1 and rated_ms < $2 group by grouping sets ((), (operator_id))`,
    [fromMs, toMs],
  )

/** How it stands now. */
export const readNow = (
  db: Db,
): Promise<{ waiting: number; oldest_ms: number | null; assigned: number; unanswered: number }> =>
  db.one(
    `select (count(*) filter (where state = 'waiting'))::int as waiting, min(awaiting_ms) filter (where state = 'waiting') as oldest_ms,
            (count(*) filter (where state = 'assigned'))::int as assigned,
            (count(*) filter (where state = 'assigned' and awaiting_ms is not null))::int as unanswered
       from support_cases where state <> 'closed'`,
  )

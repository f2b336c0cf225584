import type { ChartPeriod, ChartType } from '@cliffhanger/contract/drama/schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { type CardRow, cardColumns } from '../../queries/dramas.ts'

/** A chart: what it ranks by, and how far it looks back. */
export interface Chart {
  readonly type: ChartType
  readonly period: ChartPeriod
}

/** What a drama is ranked by in the chart of the hottest and in that of binge lists; null: nothing yet. */
export interface HeatRow {
  readonly id: number
  readonly heat: number | null
  readonly total: number
}

const columnsOf = {
  hot: { day: 'heat_day', week: 'heat_week', month: 'heat_month', all: 'points', total: 'points' },
  binge: { day: 'binge_day', week: 'binge_week', month: 'binge_month', all: 'binges', total: 'binges' },
} as const

/** Listed dramas with the most heat; those without any come last, the hottest of the last day first. */
export function listHottest(db: Db, type: 'hot' | 'binge', period: ChartPeriod, limit: number): Promise<HeatRow[]> {
  const columns = columnsOf[type]
  const heat = period === 'all' ? 'null::float8' : `c.${columns[period]}`
  return db.query<HeatRow>(
    `select d.id, ${heat} as heat, coalesce(c.${columns.total}, 0) as total
     from dramas d left join drama_counters c on c.drama_id = d.id
     where d.is_listed ${type === 'binge' ? 'and c.binges > 0' : ''}
     order by c.${columns[period]} desc nulls last, d.heat desc nulls last, d.id desc limit $1`,
    [limit],
  )
}

export interface NewRow {
  readonly id: number
  readonly views: number
  readonly episodes: number
}

/** Listed dramas published after an instant, the newest first. */
export const listNew = (db: Db, afterMs: number, limit: number): Promise<NewRow[]> =>
  db.query<NewRow>(
    `select d.id, coalesce(c.views, 0) as views, coalesce(c.episodes, 0) as episodes
     from dramas d left join drama_counters c on c.drama_id = d.id
     where d.is_listed and d.published_ms > $1 order by d.published_ms desc, d.id desc limit $2`,
    [afterMs, limit],
  )

export interface RatedOptions {
  /** Only dramas that were watched so lately that this heat is left of it; null: whenever it was. */
  readonly leastHeat: number | null
  readonly heat: 'heat_day' | 'heat_week' | 'heat_month'
  readonly prior: number
  readonly leastFinishers: number
  readonly limit: number
}

/** Listed dramas by their ratings and as many of the platform's average, then by likes per finisher; the value is in tenths. */
export const listBestRated = (
  db: Db,
  { leastHeat, heat, prior, leastFinishers, limit }: RatedOptions,
): Promise<{ id: number; value: number }[]> =>
  db.query(
    `with mean as (
       select coalesce(sum(score_sum)::float8 / nullif(sum(score_count), 0), 0) as of_all from dramas where is_listed)
     select d.id, d.score_tenths as value
     from dramas d cross join mean left join drama_counters c on c.drama_id = d.id
     where d.is_listed and d.score_count > 0 and ($1::float8 is null or c.${heat} > $1)
     order by (d.score_sum + mean.of_all * $2) / (d.score_count + $2) desc,
       case when c.finishes >= $3 then c.likes::float8 / c.finishes end desc nulls last, d.id desc
     limit $4`,
    [leastHeat, prior, leastFinishers, limit],
  )

/** What operators pinned to a chart and is pinned still. */
export const listPins = (db: Db, { type, period }: Chart, nowMs: number): Promise<{ id: number; place: number }[]> =>
  db.query(
    `select p.drama_id as id, p.place from chart_pins p join dramas d on d.id = p.drama_id
     where p.type = $1 and p.period = $2 and (p.ends_ms is null or p.ends_ms > $3) and d.is_listed order by p.place`,
    [type, period, nowMs],
  )

/** Puts a chart in the place of the one there was. */
export async function replaceChart(
  tx: Db,
  { type, period }: Chart,
  ranks: readonly { readonly id: number; readonly value: number }[],
): Promise<void> {
  await tx.execute('delete from chart_places where type = $1 and period = $2', [type, period])
  await tx.execute(
    `insert into chart_places (type, period, place, drama_id, value, former_place)
     select $1, $2, n.place, n.id, n.value, f.place
     from unnest($3::bigint[], $4::bigint[]) with ordinality n (id, value, place)
       left join chart_days f on f.type = $1 and f.period = $2 and f.drama_id = n.id`,
    [type, period, ranks.map(({ id }) => id), ranks.map(({ value }) => value)],
  )
}

export interface RankRow extends CardRow {
  readonly value: number
  readonly former_place: number | null
}

/** Marks these dramas as hot and no others; only rows that change are written, in the order of ids. */
export const replaceHot = (tx: Db, ids: readonly number[]): Promise<number> =>
  tx.execute(
    `with changed as (
       select id from dramas where id in (
         select id from dramas where is_hot and id <> all($1::bigint[])
         union all select id from dramas where id = any($1::bigint[]) and not is_hot)
       order by id for no key update)
     update dramas d set is_hot = not d.is_hot from changed c where d.id = c.id`,
    [ids],
  )

/** A whole chart, as it was made last; what is no longer listed is left out. */
export const listRanks = (db: Db, { type, period }: Chart): Promise<RankRow[]> =>
  db.query<RankRow>(
    `select ${cardColumns}, p.value, p.former_place
     from chart_places p join dramas d on d.id = p.drama_id join drama_types t on t.id = d.type_id
     where p.type = $1 and p.period = $2 and d.is_listed order by p.place`,
    [type, period],
  )

/** When charts were made last, and when the places were kept against which they are compared; held until the transaction ends. */
export const lockRun = (tx: Db): Promise<{ made_ms: number; kept_ms: number } | undefined> =>
  tx.find('select made_ms, kept_ms from chart_runs for update')

export const findRun = (db: Db): Promise<{ made_ms: number } | undefined> => db.find('select made_ms from chart_runs')

export const saveRun = (tx: Db, madeMs: number, retentionMs: number): Promise<number> =>
  tx.execute(
    `insert into chart_runs (made_ms, kept_ms) values ($1, $2) on conflict (id) do update set made_ms = $1, kept_ms = $2`,
    [madeMs, retentionMs],
  )

/** Keeps the present places, so that the next day's are compared with them. */
export async function saveRanks(tx: Db): Promise<void> {
  await tx.execute('delete from chart_days')
  await tx.execute(
    'insert into chart_days (type, period, drama_id, place) select type, period, drama_id, place from chart_places',
  )
}

import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { Db } from '../../../../platform/db.ts'

/** What a drama costs now, and what one member paid for it before; gold as text. */
export interface GroundRow {
  readonly vip_type: VipType
  readonly free_number: number
  readonly coin_price: string
  readonly whole_price: string
  /** The prices of his first purchase; null where he bought nothing of it. */
  readonly begun_coin: string | null
  readonly begun_whole: string | null
  readonly paid: string
  /** He bought all there is and will be. */
  readonly is_whole: boolean
}

/** Whether an episode `e` belongs to the member `who`: bought, or of a drama he has as a whole and not taken back (S-106, S-111). Looked up row
 *  by row: `exists` may be answered by reading all unlocks of everybody. */
export const isMine = (who: string): string =>
  `coalesce(
     (select true from episode_unlocks u where u.user_id = ${who} and u.episode_id = e.id),
     (select true from drama_unlocks w where w.user_id = ${who} and w.drama_id = e.drama_id
         and (select true from unlock_refunds r where r.user_id = ${who} and r.episode_id = e.id limit 1) is null),
     false)`

/** Columns of a `GroundRow` of the member `who`, from a drama `d` and its `begun`. */
export const groundColumns = (
  who: string,
): string => `d.vip_type, d.free_number, d.coin_price::text as coin_price, d.whole_price::text as whole_price,
  begun.coin_price::text as begun_coin, begun.whole_price::text as begun_whole, coalesce(begun.paid, 0)::text as paid,
  coalesce((select true from drama_unlocks b where b.user_id = ${who} and b.drama_id = d.id), false) as is_whole`

/** His first purchase of a drama, with what he paid for it in all. */
export const begunOf = (who: string, drama: string): string =>
  `select coin_price, whole_price, sum(granted + bought - refunded) over () as paid
     from unlocks where user_id = ${who} and drama_id = ${drama} order by id limit 1`

/** A member and a drama he asks about, by place in the batch. */
interface Asked {
  readonly userId: number
  readonly dramaId: number
}

/** For each place whose drama members see. */
export const listGrounds = (db: Db, asked: readonly Asked[]): Promise<(GroundRow & { readonly place: number })[]> =>
  db.query(
    `select a.place::int as place, ${groundColumns('a.user_id')}
       from unnest($1::bigint[], $2::bigint[]) with ordinality a(user_id, drama_id, place)
      cross join lateral (select * from dramas x where x.id = a.drama_id and x.is_listed offset 0) d
       left join lateral (${begunOf('a.user_id', 'd.id')}) begun on true`,
    [asked.map(({ userId }) => userId), asked.map(({ dramaId }) => dramaId)],
  )

/** A drama that members see, as it stands for one of them. */
export const findGround = async (db: Db, userId: number, dramaId: number): Promise<GroundRow | undefined> =>
  (await listGrounds(db, [{ userId, dramaId }]))[0]

/** Episodes asked for: all of a drama, or those with these numbers. */
export interface AskedEpisodes extends Asked {
  readonly numbers: readonly number[] | 'all'
}

export interface AskedEpisodeRow {
  readonly place: number
  readonly id: number
  readonly number: number
  readonly is_mine: boolean
}

/** Those of them that can be watched, in their order; `place` from 1. Looked up one by one: a join may read the episodes of every drama. */
export function listAskedEpisodes(db: Db, asked: readonly AskedEpisodes[]): Promise<AskedEpisodeRow[]> {
  const ranges = asked.flatMap(({ userId, dramaId, numbers }, index) =>
    (numbers === 'all'
      ? [{ from: 1, to: 2_147_483_647 }]
      : numbers.map((number) => ({ from: number, to: number }))
    ).map((range) => ({ ...range, place: index + 1, userId, dramaId })),
  )
  return db.query(
    `select a.place, e.id, e.number, ${isMine('a.user_id')} as is_mine
       from unnest($1::int[], $2::bigint[], $3::bigint[], $4::int[], $5::int[]) a(place, user_id, drama_id, first, last)
      cross join lateral (
        select x.id, x.number, x.drama_id from episodes x
         where x.drama_id = a.drama_id and x.number between a.first and a.last and x.state in ('playable', 'complete') offset 0
      ) e
      order by a.place, e.number`,
    [
      ranges.map(({ place }) => place),
      ranges.map(({ userId }) => userId),
      ranges.map(({ dramaId }) => dramaId),
      ranges.map(({ from }) => from),
      ranges.map(({ to }) => to),
    ],
  )
}

import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** What a drama costs now, and what one member paid for it before; gold as text. */
export interface DramaTermsRow {
  readonly vip_type: VipType
  readonly free_number: number
  readonly coin_price: string
  readonly whole_price: string
  /** The prices of their first purchase; null where they bought nothing of it. */
  readonly first_coin_price: string | null
  readonly first_whole_price: string | null
  readonly paid: string
  /** They bought all there is and will be. */
  readonly is_whole: boolean
}

/** Whether an episode `e` belongs to the member `who`: bought, or part of a drama they bought as a whole and not taken back (S-106, S-111). Looked up row
 *  by row: `exists` may be answered by reading all unlocks of everybody. */
export const isOwned = (who: string): string =>
  `coalesce(
     (select true from episode_unlocks u where u.user_id = ${who} and u.episode_id = e.id),
     (select true from drama_unlocks w where w.user_id = ${who} and w.drama_id = e.drama_id
         and (select true from unlock_refunds r where r.user_id = ${who} and r.episode_id = e.id limit 1) is null),
     false)`

/** Columns of a `DramaTermsRow` of the member `who`, from a drama `d` and its `first_purchase`. */
export const dramaTermsColumns = (
  who: string,
): string => `d.vip_type, d.free_number, d.coin_price::text as coin_price, d.whole_price::text as whole_price,
  first_purchase.coin_price::text as first_coin_price, first_purchase.whole_price::text as first_whole_price, coalesce(first_purchase.paid, 0)::text as paid,
  coalesce((select true from drama_unlocks b where b.user_id = ${who} and b.drama_id = d.id), false) as is_whole`

/** Their first purchase of a drama, with all they paid for it. */
export const firstPurchaseOf = (who: string, drama: string): string =>
  `select coin_price, whole_price, sum(granted + bought - refunded) over () as paid
     from unlocks where user_id = ${who} and drama_id = ${drama} order by id limit 1`

/** A member and a drama they ask about, by place in the batch. */
interface MemberAndDrama {
  readonly userId: number
  readonly dramaId: number
}

/** For each place whose drama members see. */
export const listDramaTerms = (
  db: Db,
  requested: readonly MemberAndDrama[],
): Promise<(DramaTermsRow & { readonly place: number })[]> =>
  db.query(
    `select a.place::int as place, ${dramaTermsColumns('a.user_id')}
       from unnest($1::bigint[], $2::bigint[]) with ordinality a(user_id, drama_id, place)
      cross join lateral (select * from dramas x where x.id = a.drama_id and x.is_listed offset 0) d
       left join lateral (${firstPurchaseOf('a.user_id', 'd.id')}) first_purchase on true`,
    [requested.map(({ userId }) => userId), requested.map(({ dramaId }) => dramaId)],
  )

/** A drama that members see, as it stands for one of them. */
export const findDramaTerms = async (db: Db, userId: number, dramaId: number): Promise<DramaTermsRow | undefined> =>
  (await listDramaTerms(db, [{ userId, dramaId }]))[0]

/** Episodes requested for: all of a drama, or those with these numbers. */
export interface RequestedEpisodes extends MemberAndDrama {
  readonly numbers: readonly number[] | 'all'
}

export interface RequestedEpisodeRow {
  readonly place: number
  readonly id: number
  readonly number: number
  readonly is_owned: boolean
}

/** Those of them that can be watched, in their order; `place` from 1. Looked up one by one: a join may read the episodes of every drama. */
export function listRequestedEpisodes(db: Db, requested: readonly RequestedEpisodes[]): Promise<RequestedEpisodeRow[]> {
  const ranges = requested.flatMap(({ userId, dramaId, numbers }, index) =>
    (numbers === 'all'
      ? [{ from: 1, to: 2_147_483_647 }]
      : numbers.map((number) => ({ from: number, to: number }))
    ).map((range) => ({ ...range, place: index + 1, userId, dramaId })),
  )
  return db.query(
    `select a.place, e.id, e.number, ${isOwned('a.user_id')} as is_owned
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

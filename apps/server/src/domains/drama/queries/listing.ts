import type { Db } from '../../../platform/database/db.ts'
import type { EpisodeAsset } from '../episode-asset.ts'

/** A page of the assets of episodes that are not complete, in the order of their ids; a failed one may be tried again. */
export const incompleteAssetIds = async (db: Db, afterId: number, limit: number): Promise<number[]> =>
  (
    await db.query<{ asset_id: number }>(
      `select asset_id from episodes where state <> 'complete' and asset_id > $1 order by asset_id limit $2`,
      [afterId, limit],
    )
  ).map((row) => row.asset_id)

/** Holds the dramas that have these assets until the transaction ends, so that counts of their episodes are right. */
export const lockDramasOf = async (tx: Db, assetIds: readonly number[]): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(
      `select id from dramas where id in (select drama_id from episodes where asset_id = any($1))
       order by id for no key update`,
      [assetIds],
    )
  ).map((row) => row.id)

/** Takes over what media tells of its assets; answers how many episodes changed by it. */
export const updateEpisodeStates = (tx: Db, assets: readonly EpisodeAsset[]): Promise<number> =>
  tx.execute(
    `update episodes e set state = a.state, poster_key = a.poster_key, duration_ms = a.duration_ms
     from unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) a (id, state, poster_key, duration_ms)
     where e.asset_id = a.id and (e.state, e.poster_key, e.duration_ms) is distinct from (a.state, a.poster_key, a.duration_ms)`,
    [
      assets.map((asset) => asset.id),
      assets.map((asset) => asset.state),
      assets.map((asset) => asset.posterKey),
      assets.map((asset) => asset.durationMs),
    ],
  )

/**
 * Counts the episodes of dramas whose rows are held. A published drama is listed once all its episodes are complete;
 * one that is listed stays so while an episode can be watched, and further episodes join as they become playable.
 */
export const refreshListing = (
  tx: Db,
  dramaIds: readonly number[],
  firstHeat: number,
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update dramas d set
       update_number = n.playable,
       total_number = greatest(d.total_number, n.episodes),
       is_listed = n.lists,
       heat = case when n.lists then coalesce(d.heat, $2) else d.heat end,
       updated_ms = case when n.lists and (not d.is_listed or n.playable > d.update_number) then $3 else d.updated_ms end
     from (
       select o.id, count(e.id)::int as episodes, count(e.id) filter (where e.state in ('playable', 'complete'))::int as playable,
         o.is_published and case when o.is_listed
           then count(e.id) filter (where e.state in ('playable', 'complete')) > 0
           else count(e.id) > 0 and bool_and(e.state = 'complete') end as lists
       from dramas o left join episodes e on e.drama_id = o.id where o.id = any($1) group by o.id
     ) n
     where d.id = n.id`,
    [dramaIds, firstHeat, nowMs],
  )

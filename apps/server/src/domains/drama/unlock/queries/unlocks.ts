import type { Minor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** An episode's part of a purchase. */
interface NewEpisodeUnlock {
  readonly episodeId: number
  readonly granted: Minor
  readonly bought: Minor
}

/** One member's purchase. */
export interface NewUnlock {
  readonly userId: number
  readonly dramaId: number
  readonly isWhole: boolean
  readonly coinPrice: Minor
  readonly wholePrice: Minor
  readonly granted: Minor
  readonly bought: Minor
  readonly episodes: readonly NewEpisodeUnlock[]
}

/** Rising numbers for as many purchases, which nobody else gets. Numbers that no purchase takes stay unused. */
export const reserveUnlockIds = async (tx: Db, total: number): Promise<number[]> =>
  (await tx.query<{ id: number }>(`select nextval('unlocks_id_seq') as id from generate_series(1, $1)`, [total])).map(
    ({ id }) => id,
  )

/** Stores purchases of different members, each under its reserved number. */
export async function insertUnlocks(
  tx: Db,
  unlocks: readonly (NewUnlock & { readonly id: number })[],
  nowMs: number,
): Promise<void> {
  const episodes = unlocks.flatMap(({ userId, episodes: mine }) => mine.map((episode) => ({ ...episode, userId })))
  await tx.execute(
    `with made as (
       insert into unlocks (id, user_id, drama_id, is_whole, coin_price, whole_price, granted, bought, created_ms) overriding system value
         select *, $12::bigint
           from unnest($13::bigint[], $1::bigint[], $2::bigint[], $3::boolean[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
       returning id, user_id, drama_id, is_whole
     ), opened as (
       insert into episode_unlocks (user_id, episode_id, unlock_id, granted, bought, created_ms)
         select e.user_id, e.episode_id, m.id, e.granted, e.bought, $12::bigint
           from unnest($8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[]) e(user_id, episode_id, granted, bought)
           join made m on m.user_id = e.user_id
     ), whole as (
       insert into drama_unlocks (user_id, drama_id, unlock_id) select user_id, drama_id, id from made where is_whole on conflict do nothing
     ), credited as (
       insert into drama_credits (user_id, drama_id, kind, at_ms) select user_id, drama_id, 'unlock', $12 from made
       on conflict do nothing returning user_id, drama_id
     ), noted as (
       insert into drama_acts (user_id, drama_id, kind, at_ms) select user_id, drama_id, 'unlock', $12 from credited
     )
     select from made`,
    [
      unlocks.map(({ userId }) => userId),
      unlocks.map(({ dramaId }) => dramaId),
      unlocks.map(({ isWhole }) => isWhole),
      unlocks.map(({ coinPrice }) => coinPrice.toString()),
      unlocks.map(({ wholePrice }) => wholePrice.toString()),
      unlocks.map(({ granted }) => granted.toString()),
      unlocks.map(({ bought }) => bought.toString()),
      episodes.map(({ userId }) => userId),
      episodes.map(({ episodeId }) => episodeId),
      episodes.map(({ granted }) => granted.toString()),
      episodes.map(({ bought }) => bought.toString()),
      nowMs,
      unlocks.map(({ id }) => id),
    ],
  )
}

/** Whether a purchase could not be stored because an episode of it was removed meanwhile. */
export const isEpisodeGone = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'episode_unlocks_episode_id_fkey'

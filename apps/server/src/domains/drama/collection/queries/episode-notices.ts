import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../../texts.ts'

/** Begins the notices of a day for each drama with episodes nobody was told of. One that was begun on that day waits for the next; one that members see
 *  for the first time is told of in no notice. */
export const beginEpisodeNotices = (tx: Db, day: string, nowMs: number): Promise<number> =>
  tx.execute(
    `with due as (
       select id, told_number, update_number,
         (select e.number from episodes e where e.drama_id = d.id and e.state in ('playable', 'complete')
          order by e.number offset d.told_number limit 1) as number
       from dramas d where is_listed and update_number > told_number order by id for no key update
     ), begun as (
       insert into episode_notices (drama_id, day, number, begun_ms)
       select id, $1::date, number, $2 from due where told_number > 0 and number is not null
       on conflict do nothing returning drama_id
     )
     update dramas d set told_number = due.update_number from due
     where d.id = due.id and (due.told_number = 0 or due.id in (select drama_id from begun))`,
    [day, nowMs],
  )

/** Notices that are not all written, with the drama they tell of. */
export interface EpisodeNoticesRow {
  readonly drama_id: number
  readonly day: string
  readonly number: number
  readonly begun_ms: number
  readonly last_user_id: number
  readonly language: Language
  readonly texts: ByLanguage<DramaText>
  readonly cover_key: string
  /** Members see the drama, and the episode can be watched. */
  readonly is_out: boolean
}

/** Holds the notices that were begun first until the transaction ends; those that another process holds are passed over. */
export const lockOpenNotices = (tx: Db): Promise<EpisodeNoticesRow | undefined> =>
  tx.find<EpisodeNoticesRow>(
    `select n.drama_id, n.day::text as day, n.number, n.begun_ms, n.last_user_id, d.language, d.texts, d.cover_key,
       d.is_listed and exists (select from episodes e where e.drama_id = d.id and e.number = n.number
         and e.state in ('playable', 'complete')) as is_out
     from episode_notices n join dramas d on d.id = n.drama_id
     where not n.is_done order by n.begun_ms, n.drama_id limit 1 for update of n skip locked`,
  )

type Notices = Pick<EpisodeNoticesRow, 'drama_id' | 'begun_ms' | 'last_user_id'>

/** The next of those to tell, by their ids: who saved the drama before the episode came out and saves it still, wants to be told, and may sign in. */
export const listToNotify = async (
  tx: Db,
  { drama_id, begun_ms, last_user_id }: Notices,
  limit: number,
): Promise<number[]> =>
  (
    await tx.query<{ user_id: number }>(
      `select b.user_id from binge_list b join accounts a on a.id = b.user_id
       where b.drama_id = $1 and b.user_id > $2 and b.created_ms <= $3 and a.is_enabled and a.new_episodes
       order by b.user_id limit $4`,
      [drama_id, last_user_id, begun_ms, limit],
    )
  ).map((row) => row.user_id)

/** How far notices that are held have come. */
export const recordNotified = (
  tx: Db,
  { drama_id, day }: Pick<EpisodeNoticesRow, 'drama_id' | 'day'>,
  lastUserId: number,
  isDone: boolean,
): Promise<number> =>
  tx.execute(`update episode_notices set last_user_id = $3, is_done = $4 where drama_id = $1 and day = $2::date`, [
    drama_id,
    day,
    lastUserId,
    isDone,
  ])

export const deleteSentNotices = (db: Db, beforeMs: number): Promise<number> =>
  db.execute('delete from episode_notices where is_done and begun_ms < $1', [beforeMs])

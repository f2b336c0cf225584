import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../../context.ts'
import { appendEvents, type NewEvent } from '../../../platform/realtime/streams.ts'
import type { DramaNeeds } from '../needs.ts'
import type { ByLanguage } from '../texts.ts'
import {
  beginEpisodeNotices,
  type EpisodeNoticesRow,
  listToNotify,
  lockOpenNotices,
  recordNotified,
} from './queries/episode-notices.ts'

type Context = Pick<ServerContext, 'db' | 'bus' | 'clock' | 'settings'>
type Needs = Pick<DramaNeeds, 'notices'>

const membersAtOnce = 100

/**
 * Tells who saved a drama that a new episode is out, once a day at most (C-56); answers how many were told. A batch of notices and how far they have come
 * are one transaction: whoever goes on after a process was killed tells nobody twice and forgets nobody.
 */
export async function notifyNewEpisodes(
  context: Context,
  domains: Needs,
  signal: AbortSignal,
  atOnce = membersAtOnce,
): Promise<number> {
  const nowMs = context.clock()
  await context.db.transaction((tx) => beginEpisodeNotices(tx, platformDay(nowMs, context.settings.TIME_ZONE), nowMs))
  for (let total = 0; ; ) {
    if (signal.aborted) return total
    const notified = await notifyBatch(context, domains, atOnce)
    if (notified === undefined) return total
    total += notified
  }
}

/** Undefined where nobody is left to tell. */
const notifyBatch = (context: Context, { notices }: Needs, atOnce: number): Promise<number | undefined> =>
  context.db.transaction(
    async (tx) => {
      const open = await lockOpenNotices(tx)
      if (!open) return undefined
      const userIds = open.is_out ? await listToNotify(tx, open, atOnce) : []
      const events: NewEvent[] = []
      for (const userId of userIds) {
        const event = await notices.write(tx, {
          userId,
          key: 'newEpisode',
          values: { name: titlesOf(open), number: open.number },
          thing: open.drama_id,
          part: open.number,
          imageKey: open.cover_key,
        })
        events.push(event)
      }
      await recordNotified(tx, open, userIds.at(-1) ?? open.last_user_id, userIds.length < atOnce)
      if (events.length > 0) await appendEvents(context, tx, events)
      return userIds.length
    },
    { retries: 3 },
  )

/** A drama's title in each of its languages. */
const titlesOf = ({ texts }: Pick<EpisodeNoticesRow, 'texts'>): ByLanguage<string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { title }]) => (title.trim() === '' ? [] : [[language, title]])),
  )

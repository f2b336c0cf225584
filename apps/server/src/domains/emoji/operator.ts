import { emojiChanged } from '@cliffhanger/contract/emoji/events.ts'
import { type Emoji, emojiLimit } from '@cliffhanger/contract/emoji/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { platformStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import { deleteEmoji, findEmoji, insertEmoji, listEmoji, nextVersion, sortEmoji, updateEmoji } from './queries.ts'

/** What operators do with the emoji set. Each change has every device load the set again; it comes last in the transaction that also
 *  writes their log. */
export function createEmojiOperator(context: Pick<ServerContext, 'bus' | 'clock'>) {
  /** The version's row is the lock of the set: it is taken first, and the event is written last. */
  const changing = async <Result>(tx: Db, change: () => Promise<Result>): Promise<Result> => {
    const version = await nextVersion(tx)
    const result = await change()
    await appendEvents(context, tx, [newEvent(emojiChanged, platformStream, { version })])
    return result
  }
  return {
    list: (db: Db) => listEmoji(db, emojiLimit),
    /** Behind all others. Refuses 5017 for a name that is used, 4000 where the set is full. */
    add: (tx: Db, emoji: Pick<Emoji, 'regName' | 'image_url'>): Promise<Emoji> =>
      changing(tx, async () => {
        if ((await listEmoji(tx, emojiLimit)).length >= emojiLimit) refuse('invalidParameter', { field: 'reg_name' })
        return (await insertEmoji(tx, emoji)) ?? refuse('nameUsed')
      }),
    /** Refuses 4002, 5017. Messages hold the old name as text: what was written with it shows it as words from now on. */
    edit: (tx: Db, emoji: Omit<Emoji, 'sort'>) =>
      changing(tx, async () => {
        const before = (await findEmoji(tx, emoji.id)) ?? refuse('notFound')
        return { before, after: (await updateEmoji(tx, emoji)) ?? refuse('nameUsed') }
      }),
    /** Refuses 4002. */
    remove: (tx: Db, id: number) => changing(tx, async () => (await deleteEmoji(tx, id)) ?? refuse('notFound')),
    /** Refuses 4003 unless these are all ids of the set, each once: somebody else has changed it. */
    sort: (tx: Db, ids: readonly number[]) =>
      changing(tx, async () => {
        const chosen = new Set(ids)
        const known = await listEmoji(tx, emojiLimit)
        if (ids.length !== known.length || known.some((emoji) => !chosen.has(emoji.id))) refuse('stateChanged')
        await sortEmoji(tx, ids)
        return listEmoji(tx, emojiLimit)
      }),
  }
}

export type EmojiOperator = ReturnType<typeof createEmojiOperator>

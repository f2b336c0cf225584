import { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import { emojiChanged } from '@cliffhanger/contract/emoji/events.ts'
import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { loadAlone } from '../../../platform/storage/alone.ts'
import { type LocalDatabase, useStored } from '../../../platform/storage/local-database.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'

/** Brings the emoji set to this device (S-14). Its pictures come when they are about to be seen (`EmojiPicture`). */
export const loadEmoji = (database: LocalDatabase): Promise<void> =>
  loadAlone(database, 'emoji', async () => {
    const { list } = await call(emojiCalls.listEmoji, { emoji_type: 'emoji' })
    await database.transaction('rw', database.emojis, async () => {
      await database.emojis.clear()
      await database.emojis.bulkPut(list)
    })
  })

/** The set became another one: it is loaded again. */
export const emojiEffects: readonly StreamEffect[] = [
  effect(emojiChanged, async ({ database, afterwards }) =>
    afterwards(() => void loadEmoji(database).catch(ignoreQuietly)),
  ),
]

/** The set in its order, as this device has it. */
export const useEmoji = (): readonly Emoji[] =>
  useStored(async (database) => (await database.emojis.toArray()).sort((one, other) => one.sort - other.sort)) ?? []

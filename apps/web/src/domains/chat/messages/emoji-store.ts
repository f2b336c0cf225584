import { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import { emojiChanged } from '@cliffhanger/contract/emoji/events.ts'
import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { type LocalDatabase, useStored } from '../../../platform/storage/local-database.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'

/** How often the picture of an emoji is tried (V-30). */
const tries = 3

const loadPicture = async (url: string): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      const reply = await fetch(assetUrl(url))
      if (!reply.ok) throw new TypeError(`emoji answered ${reply.status}`)
      return
    } catch (error) {
      if (attempt >= tries) throw error
    }
  }
}

/** Brings the emoji set to this device (S-14); pictures it has not shown yet are fetched once and stay in
 *  the browser's cache. */
export const loadEmoji = async (database: LocalDatabase): Promise<void> => {
  const { list } = await call(emojiCalls.listEmoji, { emoji_type: 'emoji' })
  const stored = new Map((await database.emojis.toArray()).map((emoji) => [emoji.id, emoji.image_url]))
  await database.transaction('rw', database.emojis, async () => {
    await database.emojis.clear()
    await database.emojis.bulkPut(list)
  })
  const fresh = list.filter(({ id, image_url }) => stored.get(id) !== image_url)
  for (const { image_url } of fresh) await loadPicture(image_url).catch(ignoreQuietly)
}

/** The set became another one: it is loaded again. */
export const emojiEffects: readonly StreamEffect[] = [
  effect(emojiChanged, async ({ database, afterwards }) =>
    afterwards(() => void loadEmoji(database).catch(ignoreQuietly)),
  ),
]

/** The set in its order, as this device has it. */
export const useEmoji = (): readonly Emoji[] =>
  useStored(async (database) => (await database.emojis.toArray()).sort((one, other) => one.sort - other.sort)) ?? []

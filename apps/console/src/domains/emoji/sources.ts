import type { CallData } from '@cliffhanger/contract/call.ts'
import { emojiOperatorCalls } from '@cliffhanger/contract/emoji/operator-calls.ts'
import { type Source, writtenText } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'

type SetEmoji = CallData<typeof emojiOperatorCalls.listEmojiSet>['list'][number]

/** An emoji as the form holds it: `image_key` is the picture's address until another one is uploaded. */
export interface EmojiRow extends SetEmoji {
  readonly image_key: string
}

/** The whole set in its order; it is small. */
export const readEmojiSet = async (): Promise<readonly EmojiRow[]> => {
  const { list } = await callServer(emojiOperatorCalls.listEmojiSet, {})
  return list.map((emoji) => ({ ...emoji, image_key: emoji.image }))
}

export const emojiSource: Source = {
  list: async ({ page, limit, filter }) => {
    const search = writtenText(filter.search)?.toLowerCase() ?? ''
    const found = (await readEmojiSet()).filter(({ reg_name }) => reg_name.toLowerCase().includes(search))
    return { list: found.slice((page - 1) * limit, page * limit), total: found.length }
  },
  one: async (id) => {
    const found = (await readEmojiSet()).find((emoji) => emoji.id === id)
    if (!found) throw new TypeError(`no emoji ${id}`)
    return found
  },
  create: async ({ reg_name, image_key }, idempotencyKey) => {
    const { id } = await callServer(emojiOperatorCalls.addEmoji, { reg_name, image_key }, { idempotencyKey })
    return { id, reg_name, image_key }
  },
  update: async (id, { reg_name, image_key, image }) => {
    await callServer(emojiOperatorCalls.editEmoji, {
      id,
      reg_name,
      image_key: image_key === image ? undefined : image_key,
    })
    return { id, reg_name, image_key }
  },
}

import { type OperatorStickerPack, stickerOperatorCalls } from '@cliffhanger/contract/stickers/operator-calls.ts'
import { chosenNumber, pageOf, type Source } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'

/** A sticker as the form holds it: `image_key` is the picture's address until another one is uploaded. */
export type StickerRow = OperatorStickerPack['stickers'][number] & {
  readonly pack_id: number
  readonly image_key: string
}

/** All packs in their order; there are few. */
export const readPacks = async (): Promise<readonly OperatorStickerPack[]> =>
  (await callServer(stickerOperatorCalls.listStickerPacks, {})).list

/** The stickers of a pack in their order. */
export const readStickers = async (packId: number): Promise<readonly StickerRow[]> =>
  stickersOf((await readPacks()).filter(({ id }) => id === packId))

const stickersOf = (packs: readonly OperatorStickerPack[]): readonly StickerRow[] =>
  packs.flatMap(({ id, stickers }) =>
    stickers.map((sticker) => ({ ...sticker, pack_id: id, image_key: sticker.image })),
  )

export const stickerPackSource: Source = {
  list: async (question) => pageOf(await readPacks(), question),
  create: async ({ titles, is_published }, idempotencyKey) => {
    const { id } = await callServer(stickerOperatorCalls.addStickerPack, { titles, is_published }, { idempotencyKey })
    return { id, titles, is_published }
  },
  update: async (id, { titles, is_published }) => {
    await callServer(stickerOperatorCalls.editStickerPack, { id, titles, is_published })
    return { id, titles, is_published }
  },
}

/** Stickers of one pack: `pack_id` of the filter. */
export const stickerSource: Source = {
  list: async ({ filter, ...question }) => {
    const packId = chosenNumber(filter.pack_id)
    return pageOf(packId === undefined ? stickersOf(await readPacks()) : await readStickers(packId), question)
  },
  create: async ({ pack_id, emoji, image_key }, idempotencyKey) => {
    const form = { pack_id, emoji: emoji.trim(), image_key }
    return { ...form, ...(await callServer(stickerOperatorCalls.addSticker, form, { idempotencyKey })) }
  },
  update: async (id, { emoji, image_key, image }) => {
    const form = { id, emoji: emoji.trim(), image_key: image_key === image ? undefined : image_key }
    await callServer(stickerOperatorCalls.editSticker, form)
    return form
  },
}

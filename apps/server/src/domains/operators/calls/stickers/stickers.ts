import type { stickerOperatorCalls } from '@cliffhanger/contract/stickers/operator-calls.ts'
import { stickerLimits } from '@cliffhanger/contract/stickers/schemas.ts'
import { isEmoji } from '@cliffhanger/rules/chat/folders.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { ObjectStore } from '../../../../platform/storage/storage.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'

/** A sticker stands alone, at three times its size on the sharpest screens; what has no transparency is a photo. */
const stickerPicture = {
  folder: 'stickers',
  longestSide: stickerLimits.sidePx,
  refuses: { ...stickerLimits, formats: ['png', 'webp'] },
} as const

const publish = async (storage: ObjectStore, key: string): Promise<string> =>
  storage.publicUrl(await publishPicture(storage, key, 'image_key', stickerPicture))

const oneEmoji = (emoji: string): string => (isEmoji(emoji) ? emoji : refuseField('emoji'))

const addSticker =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.addSticker> =>
  async (context, { pack_id, emoji, image_key }) => {
    const sticker = { pack_id, emoji: oneEmoji(emoji), image_url: await publish(context.storage, image_key) }
    return context.db.transaction(async (tx) => {
      const added = await stickers.operator.add(tx, sticker)
      await recordAction(tx, context, { action: 'sticker.add', target: `sticker ${added.id}`, after: added })
      return { id: added.id }
    })
  }

/** Messages hold the picture they were sent with: they stay as they are. */
const editSticker =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.editSticker> =>
  async (context, { id, emoji, image_key }) => {
    const changed = {
      id,
      emoji: oneEmoji(emoji),
      ...(image_key !== undefined && { image_url: await publish(context.storage, image_key) }),
    }
    return context.db.transaction(async (tx) => {
      const { before, after } = await stickers.operator.edit(tx, changed)
      await recordAction(tx, context, { action: 'sticker.edit', target: `sticker ${id}`, before, after })
      return {}
    })
  }

const removeSticker =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.removeSticker> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const before = await stickers.operator.remove(tx, id)
      await recordAction(tx, context, { action: 'sticker.remove', target: `sticker ${id}`, reason, before })
      return {}
    })

const sortStickers =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.sortStickers> =>
  (context, { pack_id, ids }) =>
    context.db.transaction(async (tx) => {
      const before = await stickers.operator.sort(tx, pack_id, ids)
      await recordAction(tx, context, {
        action: 'sticker.sort',
        target: `sticker pack ${pack_id}`,
        before: { ids: before },
        after: { ids },
      })
      return {}
    })

export const stickerHandlers = (
  needs: OperatorNeeds,
): Pick<Handlers<typeof stickerOperatorCalls>, 'addSticker' | 'editSticker' | 'removeSticker' | 'sortStickers'> => ({
  addSticker: addSticker(needs),
  editSticker: editSticker(needs),
  removeSticker: removeSticker(needs),
  sortStickers: sortStickers(needs),
})

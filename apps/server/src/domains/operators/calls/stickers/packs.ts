import { clientLanguages } from '@cliffhanger/contract/language.ts'
import type { stickerOperatorCalls } from '@cliffhanger/contract/stickers/operator-calls.ts'
import type { StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'

/** A name in every language: members read a pack in theirs. Refuses 4000. */
const wholeTitles = (titles: StickerPack['titles']): StickerPack['titles'] => {
  const trimmed = clientLanguages.map((language) => [language, titles[language]?.trim() ?? ''] as const)
  return trimmed.every(([, title]) => title !== '') ? Object.fromEntries(trimmed) : refuseField('titles')
}

const listStickerPacks =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.listStickerPacks> =>
  async ({ db, origin }) => ({
    list: (await stickers.operator.list(db)).map(({ id, titles, is_published, stickers: own }) => ({
      id,
      titles,
      is_published: flagOf(is_published),
      stickers: own.map(({ id: stickerId, emoji, image_url }) => ({
        id: stickerId,
        emoji,
        image: new URL(image_url, origin).href,
      })),
    })),
  })

const addStickerPack =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.addStickerPack> =>
  (context, { titles, is_published }) => {
    const pack = { titles: wholeTitles(titles), is_published: is_published === 1 }
    return context.db.transaction(async (tx) => {
      const added = await stickers.operator.addPack(tx, pack)
      await recordAction(tx, context, { action: 'stickerPack.add', target: `sticker pack ${added.id}`, after: added })
      return { id: added.id }
    })
  }

const editStickerPack =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.editStickerPack> =>
  (context, { id, titles, is_published }) => {
    const pack = { id, titles: wholeTitles(titles), is_published: is_published === 1 }
    return context.db.transaction(async (tx) => {
      const { before, after } = await stickers.operator.editPack(tx, pack)
      await recordAction(tx, context, { action: 'stickerPack.edit', target: `sticker pack ${id}`, before, after })
      return {}
    })
  }

const removeStickerPack =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.removeStickerPack> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const before = await stickers.operator.removePack(tx, id)
      await recordAction(tx, context, { action: 'stickerPack.remove', target: `sticker pack ${id}`, reason, before })
      return {}
    })

const sortStickerPacks =
  ({ stickers }: OperatorNeeds): Handler<typeof stickerOperatorCalls.sortStickerPacks> =>
  (context, { ids }) =>
    context.db.transaction(async (tx) => {
      const before = await stickers.operator.sortPacks(tx, ids)
      await recordAction(tx, context, {
        action: 'stickerPack.sort',
        target: 'sticker packs',
        before: { ids: before },
        after: { ids },
      })
      return {}
    })

export const packHandlers = (
  needs: OperatorNeeds,
): Pick<
  Handlers<typeof stickerOperatorCalls>,
  'listStickerPacks' | 'addStickerPack' | 'editStickerPack' | 'removeStickerPack' | 'sortStickerPacks'
> => ({
  listStickerPacks: listStickerPacks(needs),
  addStickerPack: addStickerPack(needs),
  editStickerPack: editStickerPack(needs),
  removeStickerPack: removeStickerPack(needs),
  sortStickerPacks: sortStickerPacks(needs),
})

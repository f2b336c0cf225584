import { stickersChanged } from '@cliffhanger/contract/stickers/events.ts'
import { type Sticker, stickerLimits } from '@cliffhanger/contract/stickers/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { platformStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import {
  deletePack,
  deleteSticker,
  findPack,
  findSticker,
  insertPack,
  insertSticker,
  listPacks,
  listStickerIds,
  nextVersion,
  type PackRow,
  type StickerRow,
  sortPacks,
  sortStickers,
  updatePack,
  updateSticker,
} from './queries.ts'

/** Each id once, and none that is missing: nobody changed the list meanwhile. */
const isOrderOf = (ids: readonly number[], known: readonly number[]): boolean => {
  const chosen = new Set(ids)
  return ids.length === known.length && known.every((id) => chosen.has(id))
}

/** What operators do with sticker packs (S-147). Each change has every device load the packs again; it comes last in the transaction that
 *  also writes their log. */
export function createStickersOperator(context: Pick<ServerContext, 'bus' | 'clock'>) {
  /** The version's row is the lock of all packs: it is taken first, and the event is written last. */
  const changing = async <Result>(tx: Db, change: () => Promise<Result>): Promise<Result> => {
    const version = await nextVersion(tx)
    const result = await change()
    await appendEvents(context, tx, [newEvent(stickersChanged, platformStream, { version })])
    return result
  }
  return {
    list: (db: Db) => listPacks(db),
    /** Behind all others. Refuses 5048 where there are as many as can be. */
    addPack: (tx: Db, pack: Omit<PackRow, 'id'>) =>
      changing(tx, async () => {
        if ((await listPacks(tx)).length >= stickerLimits.packs) refuse('tooManyStickers')
        return insertPack(tx, pack)
      }),
    /** Refuses 4002. */
    editPack: (tx: Db, pack: PackRow) =>
      changing(tx, async () => {
        const before = (await findPack(tx, pack.id)) ?? refuse('notFound')
        return { before, after: await updatePack(tx, pack) }
      }),
    /** Its stickers go with it. Refuses 4002. */
    removePack: (tx: Db, id: number) => changing(tx, async () => (await deletePack(tx, id)) ?? refuse('notFound')),
    /** Refuses 4003 unless these are all packs, each once: somebody else has changed them. */
    sortPacks: (tx: Db, ids: readonly number[]) =>
      changing(tx, async () => {
        const before = (await listPacks(tx)).map(({ id }) => id)
        if (!isOrderOf(ids, before)) refuse('stateChanged')
        await sortPacks(tx, ids)
        return before
      }),
    /** Behind the others of its pack. Refuses 4002, 5048 where the pack is full. */
    add: (tx: Db, sticker: Omit<StickerRow, 'id'>) =>
      changing(tx, async () => {
        if (!(await findPack(tx, sticker.pack_id))) refuse('notFound')
        if ((await listStickerIds(tx, sticker.pack_id)).length >= stickerLimits.stickers) refuse('tooManyStickers')
        return insertSticker(tx, sticker)
      }),
    /** Without another picture the one it has stays. Refuses 4002. */
    edit: (tx: Db, { id, emoji, image_url }: Pick<Sticker, 'id' | 'emoji'> & Partial<Sticker>) =>
      changing(tx, async () => {
        const before = (await findSticker(tx, id)) ?? refuse('notFound')
        return { before, after: await updateSticker(tx, { id, emoji, image_url: image_url ?? before.image_url }) }
      }),
    /** Refuses 4002. */
    remove: (tx: Db, id: number) => changing(tx, async () => (await deleteSticker(tx, id)) ?? refuse('notFound')),
    /** Refuses 4002, and 4003 unless these are all stickers of the pack, each once. */
    sort: (tx: Db, packId: number, ids: readonly number[]) =>
      changing(tx, async () => {
        if (!(await findPack(tx, packId))) refuse('notFound')
        const before = await listStickerIds(tx, packId)
        if (!isOrderOf(ids, before)) refuse('stateChanged')
        await sortStickers(tx, ids)
        return before
      }),
  }
}

export type StickersOperator = ReturnType<typeof createStickersOperator>

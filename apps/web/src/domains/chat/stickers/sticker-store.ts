import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import { stickersChanged } from '@cliffhanger/contract/stickers/events.ts'
import type { StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { loadAlone } from '../../../platform/storage/alone.ts'
import { type LocalDatabase, useStored } from '../../../platform/storage/local-database.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'

/** Brings the sticker packs to this device (S-147). Their pictures come when they are about to be seen. */
export const loadStickers = (database: LocalDatabase): Promise<void> =>
  loadAlone(database, 'stickers', async () => {
    const { list } = await call(stickerCalls.listStickers, {})
    await database.transaction('rw', database.stickerPacks, async () => {
      await database.stickerPacks.clear()
      await database.stickerPacks.bulkPut(list.map((pack, place) => ({ ...pack, place })))
    })
  })

/** A pack became another one: they are loaded again. */
export const stickerEffects: readonly StreamEffect[] = [
  effect(stickersChanged, async ({ database, afterwards }) =>
    afterwards(() => void loadStickers(database).catch(ignoreQuietly)),
  ),
]

/** The packs in their order, as this device has them; undefined until they are read. */
export const useStickerPacks = (): readonly StickerPack[] | undefined =>
  useStored(async (database) => (await database.stickerPacks.toArray()).sort((one, other) => one.place - other.place))

import type { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { listPacks, readVersion } from '../queries.ts'

/** What members may send. The version is read first: should a pack change in between, the device loads them once more instead of never. */
export const listStickers: Handler<typeof stickerCalls.listStickers> = async ({ db }) => {
  const version = await readVersion(db)
  const packs = (await listPacks(db)).filter(({ is_published, stickers }) => is_published && stickers.length > 0)
  return { list: packs.map(({ id, titles, stickers }) => ({ id, titles, stickers: [...stickers] })), version }
}

import '../../../testing/browser.ts'
import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { loadStickers } from './sticker-store.ts'

const packsOf = (version: string, ...ids: number[]) => ({
  version,
  list: ids.map((id) => ({ id, titles: { 'zh-CN': '猫', en: 'Cat', vi: 'Mèo', pt: 'Gata' }, stickers: [] })),
})

it('S-147: packs that were asked for before a change never replace those asked for after it, and who asks while one waits shares its load', async () => {
  const server = new FakeServer()
  const database = await openDatabase(1)
  onTestFinished(async () => {
    closeDatabase()
    await deleteDatabase(1)
  })
  const slow = Promise.withResolvers<ReturnType<typeof packsOf>>()
  const answers = [slow.promise, packsOf('2', 2, 1)]
  server.answer(stickerCalls.listStickers, () => answers[server.heard.length - 1] ?? packsOf('3'))
  const first = loadStickers(database)
  await vi.waitFor(() => expect(server.heard).toHaveLength(1))
  const later = Promise.all([loadStickers(database), loadStickers(database)])
  expect(await database.stickerPacks.count()).toBe(0)
  expect(server.heard).toHaveLength(1)
  slow.resolve(packsOf('1', 1))
  await Promise.all([first, later])
  expect(server.heard).toHaveLength(2)
  expect((await database.stickerPacks.orderBy(':id').toArray()).map(({ id, place }) => [id, place])).toEqual([
    [1, 1],
    [2, 0],
  ])
})

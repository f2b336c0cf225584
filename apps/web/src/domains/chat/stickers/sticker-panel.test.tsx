import type { StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { removeStored } from '../../../platform/storage/storage.ts'
import { draw } from '../../../testing/draw.tsx'
import { StickerPanel } from './sticker-panel.tsx'

const pack = (id: number, en: string, ...emojis: string[]): StickerPack => ({
  id,
  titles: { 'zh-CN': '猫', en, vi: 'Mèo', pt: 'Gata' },
  stickers: emojis.map((emoji, at) => ({ id: id * 10 + at, emoji, image_url: '/stickers/yes.webp' })),
})
const packs = [pack(1, 'Drama Cat', '😱', '😭'), pack(2, 'Night', '🌙')]
const heading = (name: string) => page.getByRole('heading', { name })

beforeEach(() => removeStored('recent-pictures'))

it('S-147: sends a sticker with one tap, and offers it first the next time', async () => {
  const onPick = vi.fn<(sticker: SentSticker) => void>()
  const drawn = await draw(<StickerPanel packs={packs} onPick={onPick} />)
  await expect.element(heading('Drama Cat')).toBeVisible()
  await page.getByRole('button', { name: 'Sticker 🌙' }).click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ id: 20, pack_id: 2, emoji: '🌙', image_url: '/stickers/yes.webp' })
  await expect.element(heading('Recently used')).not.toBeInTheDocument()
  await drawn.unmount()
  await draw(<StickerPanel packs={packs} onPick={onPick} />)
  await expect.element(heading('Recently used')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sticker 🌙' }).first()).toBeVisible()
})

it('leads to a pack by a press, where there are several', async () => {
  await draw(<StickerPanel packs={packs} onPick={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Night', exact: true })).toBeVisible()
})

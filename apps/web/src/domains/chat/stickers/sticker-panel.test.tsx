import type { StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { removeStored } from '../../../platform/storage/storage.ts'
import { draw } from '../../../testing/draw.tsx'
import type { HowSent } from '../messages/send-message.ts'
import { StickerPanel } from './sticker-panel.tsx'

const pack = (id: number, en: string, ...emojis: string[]): StickerPack => ({
  id,
  titles: { 'zh-CN': '猫', en, vi: 'Mèo', pt: 'Gata' },
  stickers: emojis.map((emoji, at) => ({ id: id * 10 + at, emoji, image_url: '/stickers/yes.webp' })),
})
const packs = [pack(1, 'Drama Cat', '😱', '😭'), pack(2, 'Night', '🌙')]
const moon: SentSticker = { id: 20, pack_id: 2, emoji: '🌙', image_url: '/stickers/yes.webp' }
type Pick = (sticker: SentSticker, how: HowSent) => void
const heading = (name: string) => page.getByRole('heading', { name })

beforeEach(() => removeStored('recent-pictures'))

it('S-147: sends a sticker with one tap, and offers it first the next time', async () => {
  const onPick = vi.fn<Pick>()
  const drawn = await draw(<StickerPanel packs={packs} onPick={onPick} />)
  await expect.element(heading('Drama Cat')).toBeVisible()
  await page.getByRole('button', { name: 'Sticker 🌙' }).click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith(moon, {})
  await expect.element(heading('Recently used')).not.toBeInTheDocument()
  await drawn.unmount()
  await draw(<StickerPanel packs={packs} onPick={onPick} />)
  await expect.element(heading('Recently used')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sticker 🌙' }).first()).toBeVisible()
})

it('S-133, S-134: a sticker that is held, or pressed with the second button, is sent silently or later', async () => {
  const onPick = vi.fn<Pick>()
  await draw(<StickerPanel packs={packs} onPick={onPick} />)
  const sticker = page.getByRole('button', { name: 'Sticker 🌙' })
  await sticker.click({ button: 'right' })
  await page.getByRole('button', { name: /^Send silently/ }).click()
  await expect.poll(() => onPick.mock.calls).toEqual([[moon, { isSilent: true }]])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await sticker.click({ button: 'right' })
  await page.getByRole('button', { name: /^Schedule/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Tomorrow/ })
    .first()
    .click()
  await expect.poll(() => onPick.mock.calls.length).toBe(2)
  expect(onPick.mock.lastCall).toEqual([moon, { atMs: expect.any(Number) }])
})

it('S-147: finds stickers by their emoji, by its name in the language of the member, and by their pack', async () => {
  await draw(<StickerPanel packs={packs} onPick={() => undefined} />, { language: 'pt' })
  const search = page.getByRole('searchbox', { name: 'Buscar figurinhas' })
  const found = () =>
    page
      .getByRole('button', { name: /^Figurinha/ })
      .elements()
      .map((sticker) => sticker.getAttribute('aria-label'))
  for (const [words, stickers] of [
    ['lua', ['Figurinha 🌙']],
    ['😭', ['Figurinha 😭']],
    ['gata', ['Figurinha 😱', 'Figurinha 😭', 'Figurinha 🌙']],
  ] as const) {
    await search.fill(words)
    await expect.poll(found).toEqual(stickers)
  }
  await search.fill('nada se chama assim')
  await expect.element(page.getByText('Nenhuma figurinha encontrada')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Gata' })).not.toBeInTheDocument()
})

it('leads to a pack by a press, where there are several', async () => {
  await draw(<StickerPanel packs={packs} onPick={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Night', exact: true })).toBeVisible()
})

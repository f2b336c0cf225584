import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, drawPage } from '../../testing/draw-page.tsx'
import { StickerPackList } from './pack-list.tsx'
import { StickerPackPage } from './pack-page.tsx'
import { stickerPackSource, stickerSource } from './sources.ts'

const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const titlesOf = (title: string) => ({ 'zh-CN': title, en: title, vi: title, pt: title })
const stickers = ['😱', '😭', '😍'].map((emoji, index) => ({ id: index + 1, emoji, image }))
const cat = { id: 7, titles: titlesOf('Drama Cat'), is_published: 1, stickers }
const dog = { id: 8, titles: titlesOf('Noble Dog'), is_published: 0, stickers: [] }

const path = '/operator/v1/sticker_packs'
const read = ['content.read'] as const
const write = ['content.read', 'content.write'] as const

/** Answers every call on packs and their stickers; answers those that changed something. */
const answer = () => {
  const acts = ['add', 'edit', 'remove', 'sort'].flatMap((act) => [`${path}/${act}`, `/operator/v1/stickers/${act}`])
  const answers = Object.fromEntries(acts.map((act) => [act, () => ({ id: 9 })]))
  const made = answerCalls({ [path]: () => ({ list: [cat, dog] }), ...answers })
  return (act: string) => made.find((call) => call.path === act)
}

const sources = { 'sticker-packs': stickerPackSource, stickers: stickerSource }
const drawPacks = (permissions: typeof read | typeof write = write) =>
  drawPage(<StickerPackList />, { permissions, sources, resource: 'sticker-packs', path: '/sticker-packs' })
const drawPack = (id: number, permissions: typeof read | typeof write = write) =>
  drawPage(<StickerPackPage />, {
    permissions,
    sources,
    resource: 'sticker-packs',
    path: `/sticker-packs/${id}/show`,
    route: '/sticker-packs/:id/show',
  })

const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(1400, 900))
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(390, 844)
})

describe('sticker packs (S-147)', () => {
  it('stand in their order with how many stickers they have and whether members have them', async () => {
    answer()
    await drawPacks(read)
    await expect.element(row('Drama Cat').getByText('3', { exact: true })).toBeVisible()
    await expect.element(row('Drama Cat').getByText('Published', { exact: true })).toBeVisible()
    await expect.element(row('Noble Dog').getByText('Not published')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Drama Cat' }))
      .toHaveAttribute('href', expect.stringContaining('/sticker-packs/7/show'))
    await expect.element(button('Add pack')).not.toBeInTheDocument()
    await expect.element(button('Remove')).not.toBeInTheDocument()
  })

  it('have a name in every language, and are not published before somebody says so', async () => {
    const made = answer()
    await drawPacks()
    await button('Add pack').click()
    const name = (language: string) => page.getByRole('textbox', { name: `Name (${language})` })
    await name('English').fill('Night')
    await name('简体中文').fill('夜')
    await name('Tiếng Việt').fill('Đêm')
    await button('Save').click()
    await expect.element(name('Português')).toHaveAttribute('aria-invalid', 'true')
    expect(made(`${path}/add`)).toBeUndefined()
    await name('Português').fill('Noite')
    await button('Save').click()
    await expect
      .poll(() => made(`${path}/add`)?.asked)
      .toEqual({ titles: { 'zh-CN': '夜', en: 'Night', vi: 'Đêm', pt: 'Noite' }, is_published: 0 })
    expect(made(`${path}/add`)?.key).not.toBeNull()
  })

  it('change places, and leave with a reason', async () => {
    const made = answer()
    await drawPacks()
    await button('Move up Noble Dog').click()
    await expect.poll(() => made(`${path}/sort`)?.asked).toEqual({ ids: [8, 7] })
    await row('Noble Dog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Nobody used it')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => made(`${path}/remove`)?.asked).toEqual({ id: 8, reason: 'Nobody used it' })
  })
})

describe('a sticker pack (S-147)', () => {
  it('is published with one press', async () => {
    const made = answer()
    await drawPack(8)
    await button('Publish').click()
    await expect
      .poll(() => made(`${path}/edit`)?.asked)
      .toEqual({ id: 8, titles: titlesOf('Noble Dog'), is_published: 1 })
  })

  it('is taken back after a question', async () => {
    const made = answer()
    await drawPack(7)
    await button('Unpublish').click()
    expect(made(`${path}/edit`)).toBeUndefined()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect.poll(() => made(`${path}/edit`)?.asked).toMatchObject({ id: 7, is_published: 0 })
  })

  it('has stickers that stand for one emoji each, whose picture stays unless there is another', async () => {
    const made = answer()
    await drawPack(7)
    await row('😭').getByRole('button', { name: 'Edit' }).click()
    const emoji = page.getByRole('textbox', { name: 'Emoji' })
    await emoji.fill('sad')
    await button('Save').click()
    await expect.element(page.getByText('Enter one emoji')).toBeVisible()
    expect(made('/operator/v1/stickers/edit')).toBeUndefined()
    await emoji.fill('😢')
    await button('Save').click()
    await expect.poll(() => made('/operator/v1/stickers/edit')?.asked).toEqual({ id: 2, emoji: '😢' })
  })

  it('takes no sticker without a picture', async () => {
    const made = answer()
    await drawPack(8)
    await button('Add sticker').click()
    await page.getByRole('textbox', { name: 'Emoji' }).fill('🌙')
    await button('Save').click()
    await expect.element(page.getByRole('dialog').getByText('Required')).toBeVisible()
    expect(made('/operator/v1/stickers/add')).toBeUndefined()
  })

  it('has its stickers moved and removed', async () => {
    const made = answer()
    await drawPack(7)
    await button('Move to front 😍').click()
    await expect.poll(() => made('/operator/v1/stickers/sort')?.asked).toEqual({ pack_id: 7, ids: [3, 1, 2] })
    await row('😱').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Too scary')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => made('/operator/v1/stickers/remove')?.asked).toEqual({ id: 1, reason: 'Too scary' })
  })

  it('is only looked at without the right to change it', async () => {
    answer()
    await drawPack(7, read)
    await expect.element(page.getByText('😍')).toBeVisible()
    for (const name of ['Unpublish', 'Add sticker', 'Edit', 'Remove'])
      await expect.element(button(name)).not.toBeInTheDocument()
  })
})

import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storeSession } from '../../../../../platform/session/session.ts'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../../../platform/storage/local-database.ts'
import { removeStored } from '../../../../../platform/storage/storage.ts'
import { draw } from '../../../../../testing/draw.tsx'
import { exampleUser } from '../../../../../testing/examples.ts'
import { storeSkinTone } from '../../tones/skin-tone.ts'
import { EmojiPanel } from './emoji-panel.tsx'

const signs = page.getByRole('group', { name: 'Emoji' }).getByRole('button')
const firstSigns = (count: number) =>
  signs
    .elements()
    .slice(0, count)
    .map(({ textContent }) => textContent)
const heading = (name: string) => page.getByRole('heading', { name })
const search = page.getByRole('searchbox', { name: 'Search emoji' })

beforeEach(() => {
  removeStored('recent-signs')
  storeSkinTone('')
})

it('offers first the emoji that were used last, which stay in place while one picks', async () => {
  const drawn = await draw(<EmojiPanel onPick={() => undefined} />)
  await expect.element(heading('Smileys & emotion')).toBeVisible()
  await search.fill('fire')
  await page.getByRole('button', { name: 'fire', exact: true }).click()
  await search.fill('wrapped')
  await page.getByRole('button', { name: 'wrapped gift' }).click()
  await search.fill('')
  await expect.element(heading('Recently used')).not.toBeInTheDocument()
  await drawn.unmount()
  await draw(<EmojiPanel onPick={() => undefined} />)
  await expect.element(heading('Recently used')).toBeVisible()
  expect(firstSigns(2)).toEqual(['🎁', '🔥'])
})

it('finds an emoji by its name, and says where there is none', async () => {
  const onPick = vi.fn<(text: string) => void>()
  await draw(<EmojiPanel onPick={onPick} />)
  await search.fill('birthday')
  await expect.poll(() => firstSigns(1)).toEqual(['🎂'])
  await signs.first().click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith('🎂')
  await search.fill('nothing is called so')
  await expect.element(page.getByText('No emoji found')).toBeVisible()
})

it('leads to a group by a press', async () => {
  await draw(<EmojiPanel onPick={() => undefined} />)
  await expect.element(heading('Flags')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Flags', exact: true }).click()
  await expect.element(heading('Flags')).toBeVisible()
})

it('shows the six tones of an emoji that is held, and has every one in that tone from then on', async () => {
  const onPick = vi.fn<(text: string) => void>()
  const drawn = await draw(<EmojiPanel onPick={onPick} />)
  await search.fill('waving')
  const hand = page.getByRole('button', { name: 'waving hand', exact: true })
  await hand.click({ button: 'right' })
  const tones = page.getByRole('menu', { name: 'Skin tone' }).getByRole('menuitemradio')
  await expect.element(tones.first()).toHaveFocus()
  expect(tones.elements()).toHaveLength(6)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('👋🏼')
  await expect.element(tones.first()).not.toBeInTheDocument()
  await expect.element(hand).toHaveTextContent('👋🏼')
  await search.fill('thumbs up')
  await expect.poll(() => firstSigns(1)).toEqual(['👍🏼'])
  await signs.first().click()
  expect(onPick).toHaveBeenLastCalledWith('👍🏼')
  await drawn.unmount()
  await draw(<EmojiPanel onPick={onPick} />)
  await expect.poll(() => firstSigns(2)).toEqual(['👍🏼', '👋🏼'])
})

it('leaves the tones by Escape, and has none for what is no hand and nobody', async () => {
  await draw(<EmojiPanel onPick={() => undefined} />)
  await search.fill('waving hand')
  const hand = page.getByRole('button', { name: 'waving hand', exact: true })
  await hand.click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'Skin tone' })
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(hand).toHaveFocus()
  await search.fill('fire')
  await expect.element(page.getByRole('button', { name: 'fire', exact: true })).not.toHaveAttribute('aria-haspopup')
})

it('names the emoji of the platform after it', async () => {
  // Of this file alone: other files run beside it and delete the database of the member they share.
  const user_id = 114
  await deleteDatabase(user_id)
  const database = await openDatabase(user_id)
  await database.emojis.put({ id: 1, regName: '[smile]', image_url: '/smile.svg', sort: 1 })
  await draw(<EmojiPanel onPick={() => undefined} />)
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user: { ...exampleUser, user_id } })
  await expect.poll(() => heading('Cliffhanger').elements().length, { timeout: 15_000 }).toBe(1)
  closeDatabase()
  await deleteDatabase(user_id)
})

import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { ScreenPosition } from '../../../ui/layout/screen-position.ts'
import { exampleFriend } from '../testing/people.ts'
import { AddressBookScreen } from './address-book-screen.tsx'

const book = (
  <div style={{ display: 'grid', height: 700 }}>
    <AddressBookScreen />
  </div>
)
const letter = (name: string) => page.getByRole('heading', { name, exact: true })
const addFriends = async (count: number): Promise<void> => {
  const database = await openDatabase(exampleUser.user_id)
  await database.marks.put({ name: 'heads', epoch: 'first', serverTimeMs: 1 })
  const names = Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index))
  await database.friends.bulkAdd(
    names.map((name, index) => ({
      ...exampleFriend,
      friend_idx: index + 2,
      nick_name: `${name}nna`,
      is_online: index === 0 ? 1 : 0,
    })),
  )
}

let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(exampleUser.user_id)
})

it('leads to requests, groups and friend groups above the friends, and says who is here', async () => {
  await addFriends(2)
  await draw(book)
  await expect.element(page.getByRole('link', { name: /^Anna.*Online$/ })).toBeVisible()
  for (const name of ['New friends', 'Group chats', 'Friend lists', 'Invite friends']) {
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  }
  await expect.element(page.getByRole('heading', { name: 'Contacts (2)' })).toBeVisible()
  // Two are seen at once: no letters among them.
  expect(letter('A').elements()).toEqual([])
})

it('has letters among many friends', async () => {
  await addFriends(8)
  await draw(book)
  await expect.element(letter('A')).toBeVisible()
})

it('S-118: says of everybody else when they were here, in one question, and nothing of those who hide it', async () => {
  await addFriends(3)
  server.answer(contactCalls.listOnlineFriends, () => ({
    list: [{ user_id: 2, is_online: 1 as const, last_time: 0 }],
    seen: [{ user_id: 3, last_seen: 'week' as const, last_time: 0 }],
  }))
  await draw(book)
  await expect.element(page.getByRole('link', { name: /^Bnna.*Last seen within a week$/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Cnna', exact: true })).toBeVisible()
  expect(server.requested(contactCalls.listOnlineFriends)).toHaveLength(1)
  // They left: only then it is asked again.
  await (await openDatabase(exampleUser.user_id)).friends.update(2, { is_online: 0 })
  await expect.poll(() => server.requested(contactCalls.listOnlineFriends).length).toBe(2)
})

it('a finger along the letters leafs through the friends, and sees which letter it is at', async () => {
  await addFriends(26)
  await draw(book)
  const letters = page.getByRole('navigation', { name: 'Jump to letter' })
  await expect.element(letters).toBeVisible()
  const strip = letters.element()
  const { top, height, right, width } = strip.getBoundingClientRect()
  expect(width).toBeGreaterThanOrEqual(44)
  const at = (type: string, share: number, clientX = right - 4) =>
    strip.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, buttons: 1, clientX, clientY: top + height * share }),
    )
  // A pointer that no browser made cannot be captured.
  strip.setPointerCapture = () => undefined
  at('pointerdown', 0.01)
  // Beside the letters too.
  at('pointermove', 0.99, right - 120)
  await expect.element(page.getByRole('link', { name: /^Znna/ })).toBeInViewport()
  await expect.element(letters.getByText('Z').last()).toBeVisible()
})

it('changes only the list where it stays beside what is open, and leads back', async () => {
  await addFriends(1)
  await draw(<ScreenPosition value="list">{book}</ScreenPosition>)
  await page.getByRole('link', { name: 'Group chats' }).click()
  await expect.element(page.getByText('No group chats yet')).toBeVisible()
  expect(location.hash).toBe('#/?view=groups')
  await page.getByRole('link', { name: 'Contacts' }).click()
  await expect.element(page.getByRole('link', { name: /^Anna/ })).toBeVisible()
})

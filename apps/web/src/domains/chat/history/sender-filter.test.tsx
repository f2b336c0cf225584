import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeDatabase, databaseOf, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { GroupTextHistoryScreen } from '../screens/history-screen.tsx'
import { exampleGroup, groupChat, groupId, groupMessageFrom, memberWith } from '../testing/groups.ts'

const myId = exampleUser.user_id
const [bob, chi] = [41, 42]
const bobs = memberWith(bob, { user_nickname: 'Bob' })
const chis = memberWith(chi, { user_nickname: 'Chi' })
const said = (senderId: number, seq: number, words: string) =>
  groupMessageFrom(senderId, seq, { content_text: textContent(words) })

/** `expect.element` does not end beside a watched query of the database; waiting by the clock does. */
const isShown = async (words: string, isThere = true): Promise<void> =>
  expect.poll(() => page.getByText(words).elements().length > 0, { timeout: 15_000 }).toBe(isThere)

const open = async (rules: Partial<typeof exampleGroup> = {}) => {
  const database = await openDatabase(myId)
  await database.groups.add({ ...exampleGroup, ...rules })
  await database.members.bulkAdd([bobs, chis])
  await database.sessions.add({ ...newConversation(groupChat, groupId), chat_type: 'group', last_time: 1 })
  const server = new FakeServer()
  const list = [said(bob, 1, 'the bridge at night'), said(chi, 2, 'which bridge?')]
  server.answer(chatCalls.listGroupMessages, () => ({ list, has_more: 0 as const }))
  server.answer(groupsCalls.listMembers, () => ({ list: [bobs, chis], total: 2, page: 1, limit: 30 }))
  await draw(<GroupTextHistoryScreen />)
  location.hash = `#/pagesA/chat/group_history_text?target_id=${groupId}`
  await isShown('which bridge?')
  return server
}

beforeEach(() => deleteDatabase(myId))
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(myId)
})

it('S-136: shows what one member of a group wrote, until everybody is asked for again', async () => {
  const server = await open()
  await page.getByRole('button', { name: 'From Anyone' }).click()
  await isShown('Chi')
  await page.getByRole('dialog', { name: 'From' }).getByRole('button', { name: 'Bob' }).click()
  await isShown('which bridge?', false)
  await isShown('the bridge at night')
  expect(server.heard.at(-1)?.query.get('sender_id')).toBe(String(bob))
  await page.getByRole('button', { name: 'From Bob' }).click()
  await page.getByRole('dialog', { name: 'From' }).getByRole('button', { name: 'Anyone' }).click()
  await isShown('which bridge?')
})

it('S-136: offers nobody where the members of a group are not for the reader to see', async () => {
  await open({ show_member_list: 0 })
  expect(page.getByRole('button', { name: /^From/ }).elements()).toEqual([])
})

it('S-136: offers those who left as well, who are found by their names too', async () => {
  const server = await open()
  const database = databaseOf(myId)
  await database.members.add({ ...memberWith(43, { user_nickname: 'Dee' }), role: '' })
  await database.members.add({ ...memberWith(44, { user_nickname: 'Eve' }), role: '' })
  await page.getByRole('button', { name: 'From Anyone' }).click()
  await isShown('Eve')
  await page.getByRole('dialog', { name: 'From' }).getByRole('searchbox').fill('de')
  await isShown('Eve', false)
  await page.getByRole('dialog', { name: 'From' }).getByRole('button', { name: 'Dee Former member' }).click()
  await expect.poll(() => server.heard.at(-1)?.query.get('sender_id')).toBe('43')
})

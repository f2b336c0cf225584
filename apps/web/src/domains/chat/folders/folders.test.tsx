import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ChatFolder } from '@cliffhanger/contract/chat/folders.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { ChatFoldersScreen } from '../screens/chat-folders-screen.tsx'
import { ChatListScreen } from '../screens/chat-list-screen.tsx'
import { exampleFolder } from '../testing/folders.ts'
import { FileChatSheet } from './file-chat-sheet.tsx'
import { storeFolders } from './folder-rows.ts'

const myId = exampleUser.user_id
const work = exampleFolder(1, { emoji: '💼', conversation_ids: ['p_1_41'] })
const home = exampleFolder(2, { name: 'Home', kinds: ['friends'] })

let server: FakeServer
beforeEach(async () => {
  await deleteDatabase(myId)
  server = new FakeServer()
})
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(myId)
})

/** `expect.element` does not end beside a watched query of the database; waiting by the clock does. */
const becomes = async (count: () => number, expected: number): Promise<void> =>
  expect.poll(count, { timeout: 15_000 }).toBe(expected)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const shown = (words: string) => page.getByText(words, { exact: true }).elements().length
const isThere = (name: string | RegExp) => becomes(() => button(name).elements().length, 1)

const open = async (folders: readonly ChatFolder[]) => {
  const database = await openDatabase(myId)
  const chat = (id: number, name: string, more: object = {}) => ({
    ...newConversation(`p_1_${id}`, id),
    ...{ chat_name: name, last_time: id, last_msg_id: id, last_msg: 'Hello', last_msg_type: 'text' as const },
    ...more,
  })
  await database.sessions.bulkAdd([
    chat(41, 'Bob', { unread_count: 3, is_archived: 1, archived_msg_id: 99 }),
    chat(42, 'Chi', { unread_count: 1 }),
    { ...chat(9, 'Night shift'), conversation_id: 'g_9', chat_type: 'group' as const },
  ])
  await storeFolders(database, folders)
  return database
}

/** As high as a phone: only rows in sight are drawn. */
const drawTall = (screen: ReactNode) => draw(<div style={{ height: 700, display: 'grid' }}>{screen}</div>)

describe('folders as tabs of the chat list', () => {
  it('S-137: show their chats with those of the archive, and what is unread in each; one that is held is edited', async () => {
    await open([work, home])
    await drawTall(<ChatListScreen />)
    await isThere(/^💼 Work ?, 3 unread messages$/)
    await isThere(/^All ?, 1 unread message$/)
    await becomes(() => shown('Bob'), 0)
    await button(/^💼 Work/).click()
    await becomes(() => shown('Bob'), 1)
    await becomes(() => shown('Chi'), 0)
    await button(/^Home/).click()
    await becomes(() => shown('Chi'), 1)
    await becomes(() => shown('Night shift'), 0)
    await button(/^Home/).click({ button: 'right' })
    await expect.poll(() => location.hash).toBe('#/pagesA/chat/folders?folder_id=2')
  })

  it('S-137: are not there without folders of one’s own, while the filters are', async () => {
    const database = await open([])
    await drawTall(<ChatListScreen />)
    await becomes(() => shown('Chi'), 1)
    expect(button('All').elements()).toHaveLength(0)
    await database.sessions.bulkAdd([51, 52, 53].map((id) => ({ ...newConversation(`p_1_${id}`, id), last_time: id })))
    await isThere('All')
    await button('Groups').click()
    await becomes(() => shown('Chi'), 0)
    await becomes(() => shown('Night shift'), 1)
  })

  it('S-137: a tab whose folder was deleted on another device gives way to the whole list', async () => {
    const database = await open([work])
    await drawTall(<ChatListScreen />)
    await button(/^💼 Work/).click()
    await becomes(() => shown('Bob'), 1)
    await database.chatFolders.clear()
    await expect.poll(() => shown('Chi')).toBe(1)
  })
})

describe('a chat and its folders', () => {
  it('S-137: is put in and taken out by a switch', async () => {
    await open([work, home])
    server.answer(chatCalls.fileChat, ({ body }) => {
      const { is_in, conversation_id } = chatCalls.fileChat.request.parse(body)
      return { ...work, version: 2, conversation_ids: is_in === 1 ? [conversation_id] : [] }
    })
    await draw(<FileChatSheet conversation="p_1_41" isOpen onClose={() => undefined} />)
    const filed = (checked: boolean) => page.getByRole('switch', { name: '💼 Work', checked })
    await becomes(() => filed(true).elements().length, 1)
    await filed(true).click()
    await becomes(() => filed(false).elements().length, 1)
    expect(server.requested(chatCalls.fileChat)).toEqual([{ folder_id: 1, conversation_id: 'p_1_41', is_in: 0 }])
  })
})

describe('the page of folders', () => {
  const openAt = async (query: string, folders: readonly ChatFolder[]) => {
    const database = await open(folders)
    await drawTall(<ChatFoldersScreen />)
    location.hash = `#/pagesA/chat/folders${query}`
    return database
  }

  it('S-137: says what folders are for where there are none', async () => {
    await openAt('', [])
    await becomes(() => shown('No folders yet'), 1)
    await page.getByRole('main').getByRole('button', { name: 'New folder' }).click()
    await expect.poll(() => location.hash).toBe('#/pagesA/chat/folders?folder_id=new')
    await becomes(() => page.getByRole('textbox', { name: 'Name' }).elements().length, 1)
  })

  it('S-137: moves a folder by one place, and stops at the ends', async () => {
    await openAt('', [work, home])
    server.answer(chatCalls.sortChatFolders, ({ body }) => chatCalls.sortChatFolders.request.parse(body))
    await isThere('Move Work down')
    expect(button('Move Work up').element()).toBeDisabled()
    await button('Move Work down').click()
    await expect
      .poll(() =>
        page
          .getByRole('link')
          .elements()
          .map(({ textContent: words }) => words),
      )
      .toEqual(['Home', '💼 Work'])
    expect(server.requested(chatCalls.sortChatFolders)).toEqual([{ folder_ids: [2, 1] }])
  })

  it('S-137: is dragged to another place by its handle, and is back where that fails', async () => {
    const [third, drawn] = [
      exampleFolder(3, { name: 'Club', kinds: ['groups'] }),
      () =>
        page
          .getByRole('link')
          .elements()
          .map(({ textContent: words }) => words),
    ]
    await openAt('', [work, home, third])
    server.answer(chatCalls.sortChatFolders, ({ body }) => chatCalls.sortChatFolders.request.parse(body))
    await isThere('Move Work down')
    const handles = () => [...document.querySelectorAll('[data-handle]')]
    const drag = async (from: number, to: number) => {
      const [source, target] = [handles()[from], handles()[to]]
      if (source && target) await userEvent.dragAndDrop(source, target)
    }
    await drag(0, 2)
    await expect.poll(drawn).toEqual(['Home', 'Club', '💼 Work'])
    expect(server.requested(chatCalls.sortChatFolders)).toEqual([{ folder_ids: [2, 3, 1] }])
    server.refuse(chatCalls.sortChatFolders, refusalCodes.stateChanged)
    await drag(2, 0)
    await expect.poll(() => server.requested(chatCalls.sortChatFolders).length).toBe(2)
    await expect.poll(() => document.querySelector('[data-dragged]')).toBeNull()
    expect(drawn()).toEqual(['Home', 'Club', '💼 Work'])
  })

  it('S-137: makes a folder of chats, kinds and an icon; what was typed stays while chats are chosen', async () => {
    const database = await openAt('?folder_id=new', [])
    server.answer(chatCalls.addChatFolder, ({ body }) => ({
      ...chatCalls.addChatFolder.request.parse(body),
      ...{ folder_id: 7, version: 1 },
    }))
    const name = page.getByRole('textbox', { name: 'Name' })
    await becomes(() => name.elements().length, 1)
    await name.fill('Close friends!')
    await button('🏠').click()
    await expect.poll(() => shown('Use up to 12 characters')).toBeGreaterThan(0)
    await name.fill('Close ones')
    await button(/^Choose chats/).click()
    await page.getByRole('checkbox', { name: 'Chi' }).click()
    await page.getByRole('checkbox', { name: 'Night shift' }).click()
    await button('2 chats').click()
    await becomes(() => page.getByRole('switch', { name: 'Unread chats' }).elements().length, 1)
    await page.getByRole('switch', { name: 'Unread chats' }).click()
    await button('Save').click()
    await expect
      .poll(() => database.chatFolders.toArray())
      .toMatchObject([
        { name: 'Close ones', emoji: '🏠', kinds: ['unread'], no_muted: 0, conversation_ids: ['p_1_42', 'g_9'] },
      ])
  })

  it('S-137: shows what another device made of a folder in place of taking its place unseen', async () => {
    await openAt('?folder_id=1', [work])
    server.refuse(chatCalls.editChatFolder, 4003)
    server.answer(chatCalls.listChatFolders, () => ({ list: [{ ...work, name: 'Office', version: 2 }] }))
    const database = await openDatabase(myId)
    await database.marks.put({ name: 'heads', epoch: 'one', serverTimeMs: 1 })
    const name = page.getByRole('textbox', { name: 'Name' })
    await becomes(() => name.elements().length, 1)
    await name.fill('Mine')
    await button('Save').click()
    await becomes(() => shown('This folder was changed on another device. Have a look and try again.'), 1)
    await expect.poll(() => (name.element() as HTMLInputElement).value).toBe('Office')
  })

  it('S-137: deletes a folder once one is sure', async () => {
    const database = await openAt('?folder_id=1', [work, home])
    server.answer(chatCalls.deleteChatFolder, () => ({}))
    await isThere('Delete folder')
    await button('Delete folder').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click()
    await expect.poll(async () => (await database.chatFolders.toArray()).map(({ name }) => name)).toEqual(['Home'])
  })
})

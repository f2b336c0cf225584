import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { mediaContent } from '@cliffhanger/rules/chat/media-content.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { saveOwnFile } from '../../../platform/uploads/media-urls.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { exampleGroup, groupChat, groupId, groupMessageFrom, memberWith } from '../testing/groups.ts'
import { ExportScreen } from './export-screen.tsx'

const myId = exampleUser.user_id
const bob = 41
/** Keys are never the same in two tests: what is known of them stays. */
let round = 0
const key = (name: string): string => `chat/${round}/${name}`

const image = (name: string) => ({
  kind: 'image' as const,
  url: key(name),
  thumb_url: '',
  name,
  width: 10,
  height: 10,
  file_size: 3,
})
const file = (name: string) => ({ kind: 'file' as const, url: key(name), name, file_size: 5 })

const messages = (): Message[] => [
  groupMessageFrom(bob, 1, {
    content_text: textContent('<img src=x onerror=alert(1)> hello {Linh:9} https://example.com/a?b=1&c=2'),
  }),
  groupMessageFrom(myId, 2, { content_text: textContent('an answer'), ref_msg_id: 501, edit_time: 1_000_100 }),
  groupMessageFrom(bob, 3, {
    msg_type: 'mixed',
    content_text: mediaContent({ text: 'two of them', items: [image('one.jpg'), image('gone.jpg')] }),
  }),
  groupMessageFrom(bob, 4, {
    msg_type: 'mixed',
    content_text: mediaContent({ text: '', items: [file('../plan #2.pdf')] }),
  }),
]

let saved: Uint8Array<ArrayBuffer>[]
let isThrownAway: boolean

/** The member chooses a place, and the browser writes there. */
const choosePlace = (): void => {
  const write = (chunk: Uint8Array<ArrayBuffer>) => void saved.push(chunk)
  const abort = (): void => {
    isThrownAway = true
  }
  vi.stubGlobal('showSaveFilePicker', async () => ({
    createWritable: async () => new WritableStream({ write, abort }),
  }))
}

const filesOf = async (archive: Blob) => unzipSync(new Uint8Array(await archive.arrayBuffer()))

/** The device has two of the files itself; nobody has the third. */
const serveFiles = (server: FakeServer): void => {
  server.refuse(uploadsCalls.getCredential, 4001)
  saveOwnFile(key('one.jpg'), new Blob(['jpg'], { type: 'image/jpeg' }))
  saveOwnFile(key('../plan #2.pdf'), new Blob(['a pdf'], { type: 'application/pdf' }))
}

const open = async (list: () => Message[] | Promise<Message[]> = messages) => {
  const database = await openDatabase(myId)
  await database.groups.add(exampleGroup)
  await database.members.add(memberWith(bob, { user_nickname: 'Bob' }))
  await database.sessions.add({
    ...newConversation(groupChat, groupId),
    chat_type: 'group',
    chat_name: 'Night watch',
    last_time: 1,
  })
  const server = new FakeServer()
  server.answer(chatCalls.listGroupMessages, async () => ({ list: await list(), has_more: 0 as const }))
  await draw(<ExportScreen />)
  serveFiles(server)
  location.hash = `#/pagesA/chat/export?chat_type=group&target_id=${groupId}`
  await expect.poll(() => page.getByRole('heading', { name: 'Night watch' }).elements().length).toBe(1)
}

const isShown = async (words: string, isThere = true): Promise<void> =>
  expect.poll(() => page.getByText(words).elements().length > 0, { timeout: 15_000 }).toBe(isThere)

beforeEach(async () => {
  round += 1
  saved = []
  isThrownAway = false
  choosePlace()
  await deleteDatabase(myId)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  closeDatabase()
  await deleteDatabase(myId)
})

it('S-139: saves a chat as pages, data and files, and says what it could not have', async () => {
  await open()
  await page.getByRole('button', { name: 'Export chat' }).click()
  await isShown('Chat exported')
  await isShown('4 messages · 2 files')
  await isShown("1 file couldn't be saved.")
  const files = await filesOf(new Blob(saved))
  expect(Object.keys(files)).toEqual([
    'files/503-1.jpg',
    'files/504-1 _plan #2.pdf',
    'messages-001.html',
    'messages-001.json',
  ])
  expect(strFromU8(files['files/503-1.jpg'] ?? new Uint8Array())).toBe('jpg')

  const html = new DOMParser().parseFromString(strFromU8(files['messages-001.html'] ?? new Uint8Array()), 'text/html')
  const [first, second, third, fourth] = html.querySelectorAll('article')
  expect(first?.querySelector('img')).toBeNull()
  expect(first?.textContent).toContain('Bob')
  expect(first?.textContent).toContain('<img src=x onerror=alert(1)> hello @Linh')
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('https://example.com/a?b=1&c=2')
  expect(second?.className).toBe('mine')
  expect(second?.querySelector('a')?.getAttribute('href')).toBe('#m501')
  expect([...(third?.querySelectorAll('img') ?? [])].map((one) => one.getAttribute('src'))).toEqual(['files/503-1.jpg'])
  expect(third?.textContent).toContain('not included in this export')
  expect(fourth?.querySelector('a')?.getAttribute('href')).toBe('files/504-1%20_plan%20%232.pdf')

  const data = JSON.parse(strFromU8(files['messages-001.json'] ?? new Uint8Array()))
  expect(data).toMatchObject({ conversation_id: 'g_7', chat_type: 'group', name: 'Night watch' })
  expect(data.messages).toMatchObject([
    { msg_id: 501, sender_name: 'Bob', time: new Date(1_000_001_000).toISOString() },
    { msg_id: 502, sender_name: exampleUser.nick_name, text: 'an answer', answers: 501 },
    { msg_id: 503, files: ['files/503-1.jpg', null] },
    { msg_id: 504, files: ['files/504-1 _plan #2.pdf'] },
  ])
})

it('S-139: leaves files out where the member wants words alone', async () => {
  await open()
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'Export chat' }).click()
  await isShown('Chat exported')
  expect(Object.keys(await filesOf(new Blob(saved)))).toEqual(['messages-001.html', 'messages-001.json'])
})

it('S-139: is a download where the browser offers no place to choose', async () => {
  vi.stubGlobal('showSaveFilePicker', undefined)
  const made = vi.spyOn(URL, 'createObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open()
  await page.getByRole('button', { name: 'Export chat' }).click()
  await isShown('Chat exported')
  const archive = made.mock.calls
    .map(([content]) => content)
    .find((each) => each instanceof Blob && each.type === 'application/zip')
  expect(Object.keys(await filesOf(archive as Blob))).toContain('messages-001.html')
  expect(click).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

it('S-139: an export that is cancelled leaves nothing, and can be begun again', async () => {
  const { promise, resolve } = Promise.withResolvers<Message[]>()
  await open(() => promise)
  await page.getByRole('button', { name: 'Export chat' }).click()
  await isShown('Exporting…')
  await page.getByRole('button', { name: 'Cancel export' }).click()
  resolve(messages())
  await expect.poll(() => isThrownAway).toBe(true)
  await isShown('Exporting…', false)
  await page.getByRole('button', { name: 'Export chat' }).click()
  await isShown('Chat exported')
})

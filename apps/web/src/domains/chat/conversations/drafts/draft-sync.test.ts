import '../../../../testing/browser.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { DraftData } from '@cliffhanger/contract/chat/drafts.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../../testing/fake-server.ts'
import { handleDraft, syncDrafts } from './draft-sync.ts'
import { saveDraft } from './drafts.ts'

const me = 7
let database: LocalDatabase
/** What the account has, by conversation. */
let account: Map<string, DraftData>

beforeEach(async () => {
  const server = new FakeServer()
  account = new Map()
  server.answer(chatCalls.saveDraft, ({ body }) => {
    const typed = chatCalls.saveDraft.request.parse(body)
    const known = account.get(typed.conversation_id)
    const newest = known && known.saved_ms >= typed.saved_ms ? known : typed
    account.set(typed.conversation_id, newest)
    return newest
  })
  server.answer(chatCalls.listDrafts, () => ({ list: [...account.values()].filter(({ text }) => text !== '') }))
  database = await openDatabase(me)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const heard = (conversation_id: string, text: string, saved_ms: number) =>
  handleDraft(database, { action: 'draft', ts: 0, data: { conversation_id, text, ref_msg_id: 0, saved_ms } })
const textOf = async (conversation: string) => (await database.drafts.get(conversation))?.text

it('S-119: what is typed reaches the account, and is gone from both once it was sent', async () => {
  saveDraft(me, 'p_2_7', { text: 'Hello', replyTo: 0 })
  await expect.poll(() => account.get('p_2_7')?.text, { timeout: 10_000 }).toBe('Hello')
  saveDraft(me, 'p_2_7', { text: '', replyTo: 0 })
  await expect.poll(() => account.get('p_2_7')?.text, { timeout: 10_000 }).toBe('')
  await expect.poll(() => textOf('p_2_7'), { timeout: 10_000 }).toBeUndefined()
})

it('S-119: a draft of another device stands here, unless this one typed later', async () => {
  await heard('p_2_7', 'from the phone', 100)
  expect(await textOf('p_2_7')).toBe('from the phone')
  await heard('p_2_7', 'earlier', 90)
  expect(await textOf('p_2_7')).toBe('from the phone')
  await heard('p_2_7', '', 110)
  expect(await textOf('p_2_7')).toBeUndefined()
})

it('S-119: when it connects, a device takes what is newer there and saves what is newer here', async () => {
  const there = (conversation_id: string, text: string, saved_ms: number) =>
    account.set(conversation_id, { conversation_id, text, ref_msg_id: 0, saved_ms })
  there('p_2_7', 'newer there', 200)
  there('p_3_7', 'older there', 100)
  there('p_4_7', '', 300)
  await database.drafts.bulkPut([
    { conversation_id: 'p_2_7', text: 'older here', ref_msg_id: 0, saved_ms: 150 },
    { conversation_id: 'p_3_7', text: 'newer here', ref_msg_id: 0, saved_ms: 150 },
    { conversation_id: 'p_4_7', text: 'sent elsewhere meanwhile', ref_msg_id: 0, saved_ms: 250 },
    { conversation_id: 'p_5_7', text: 'of an earlier version', ref_msg_id: 0 },
    { conversation_id: 'p_6_7', text: '', ref_msg_id: 0, saved_ms: 120 },
  ])
  await syncDrafts(database)
  expect(await database.drafts.toArray()).toMatchObject([
    { conversation_id: 'p_2_7', text: 'newer there' },
    { conversation_id: 'p_3_7', text: 'newer here' },
    { conversation_id: 'p_5_7', text: 'of an earlier version' },
  ])
  expect(account.get('p_3_7')?.text).toBe('newer here')
  expect(account.get('p_5_7')?.text).toBe('of an earlier version')
})

it('S-119: a chat that is opened types nothing', async () => {
  await heard('p_2_7', 'from the phone', 100)
  saveDraft(me, 'p_2_7', { text: 'from the phone', replyTo: 0 })
  await syncDrafts(database)
  expect(await database.drafts.get('p_2_7')).toMatchObject({ text: 'from the phone', saved_ms: 100 })
})

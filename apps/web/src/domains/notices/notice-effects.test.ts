import '../../testing/browser.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { announcementHeard, noticeHeard } from '@cliffhanger/contract/notices/events.ts'
import type { Notice } from '@cliffhanger/contract/notices/schemas.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../platform/server/queries.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../platform/storage/local-database.ts'
import { hearEvent } from '../../testing/heard-events.ts'

const me = 1
let database: LocalDatabase
beforeEach(async () => {
  database = await openDatabase(me)
})
afterEach(async () => {
  queryClient.clear()
  closeDatabase()
  await deleteDatabase(me)
})

const notice: Notice = {
  id: 5,
  user_id: me,
  scope: 'user',
  type: 'wallet',
  position: '',
  title: 'Paid',
  summary: '',
  image: '',
  link: '',
  is_read: 0,
  create_time: 1,
  end_time: 0,
}
const mine = callKey(noticeCalls.listMyNotices, { limit: 1 })
const isOld = () => queryClient.getQueryState(mine)?.isInvalidated
const know = () => queryClient.setQueryData(mine, { list: [], total: 0, page: 1, limit: 1, unread: 0 })

it('S-98: what is unread is asked for again when I am told something, and when I opened it elsewhere', async () => {
  for (const is_read of [0, 1] as const) {
    know()
    expect(isOld()).toBe(false)
    await hearEvent(database, noticeHeard, { notice: { ...notice, is_read }, unread: 1 - is_read })
    await vi.waitFor(() => expect(isOld()).toBe(true))
  }
})

it('a notice that is read in full is asked for again when it was changed, not because it was opened', async () => {
  const inFull = callKey(noticeCalls.openNotice, { id: notice.id })
  const isChanged = () => queryClient.getQueryState(inFull)?.isInvalidated
  queryClient.setQueryData(inFull, { notice: { ...notice, content: '' }, unread: 0 })
  know()
  await hearEvent(database, noticeHeard, { notice: { ...notice, is_read: 1 }, unread: 0 })
  await vi.waitFor(() => expect(isOld()).toBe(true))
  expect(isChanged()).toBe(false)
  await hearEvent(database, announcementHeard, { notice: { ...notice, user_id: 0 } })
  await vi.waitFor(() => expect(isChanged()).toBe(true), { timeout: 15_000 })
})

it('asks for what everybody is told within two seconds, not all at once', async () => {
  know()
  await hearEvent(database, announcementHeard, { notice: { ...notice, user_id: 0, position: 'popup' } })
  await vi.waitFor(() => expect(isOld()).toBe(true), { timeout: 15_000 })
})

it('S-89: my orders are asked for again when I am told about one', async () => {
  const order = callKey(mallOrderCalls.getMallOrder, { id: 91 })
  const isOrderOld = () => queryClient.getQueryState(order)?.isInvalidated
  queryClient.setQueryData(order, {})
  await hearEvent(database, noticeHeard, { notice: { ...notice, type: 'order' }, unread: 1 })
  await vi.waitFor(() => expect(isOrderOld()).toBe(true))
})

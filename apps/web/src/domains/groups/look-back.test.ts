import '../../testing/browser.ts'
import { groupMessageCalls } from '@cliffhanger/contract/chat/group-calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer } from '../../testing/fake-server.ts'
import { lookBack } from './look-back.ts'

const message = (msg_id: number, is_review: Message['is_review']): Message => ({
  id: msg_id,
  msg_id,
  local_id: `local-${msg_id}`,
  seq: msg_id,
  conversation_id: 'g_7',
  sender_id: 2,
  target_id: 7,
  msg_type: 'text',
  content_text: '[{"text":{"content":"Hello"}}]',
  ref_msg_id: 0,
  create_time: 1,
  msg_status: 'unread',
  ip: '',
  ip_addr: '',
  is_review,
  chat_type: 'group',
})

let server: FakeServer
const look = () => lookBack(7, 0, new AbortController().signal)
interface Reply {
  readonly list: Message[]
  readonly has_more: 0 | 1
}

/** Answers page after page; the last one again and again. */
const answerPages = (...pages: readonly [Reply, ...Reply[]]): void => {
  let next = 0
  server.answer(groupMessageCalls.listGroupMessages, () => pages[next++] ?? pages.at(-1) ?? pages[0])
}
const questions = () => server.requested(groupMessageCalls.listGroupMessages).length

beforeEach(() => {
  server = new FakeServer()
})

describe('the review queue', () => {
  it('holds only what waits, and ends with the history', async () => {
    answerPages(
      { list: [message(9, 1), message(8, 0)], has_more: 1 },
      { list: [message(7, 2), message(6, 0)], has_more: 0 },
    )
    const { waiting, nextId } = await look()
    expect(waiting.map(({ msg_id }) => msg_id)).toEqual([8, 6])
    expect(nextId).toBeUndefined()
  })

  it('asks no further once it holds enough, and tells where to go on', async () => {
    answerPages({ list: Array.from({ length: 25 }, (_, index) => message(100 - index, 0)), has_more: 1 })
    const { waiting, nextId } = await look()
    expect(waiting).toHaveLength(25)
    expect(nextId).toBe(76)
    expect(questions()).toBe(1)
  })

  it('gives up for now after five questions in a group where nothing waits', async () => {
    answerPages({ list: [message(50, 1)], has_more: 1 })
    expect(await look()).toEqual({ waiting: [], nextId: 50 })
    expect(questions()).toBe(5)
  })

  it('is empty in an empty group', async () => {
    answerPages({ list: [], has_more: 0 })
    expect(await look()).toEqual({ waiting: [], nextId: undefined })
  })
})

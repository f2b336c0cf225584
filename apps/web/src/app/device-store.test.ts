import '../testing/browser.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ChatSession } from '@cliffhanger/contract/chat/schemas.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { noRemovals } from '@cliffhanger/rules/chat/removals.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { conversationWith } from '../domains/chat/conversations/conversation.ts'
import { newConversation } from '../domains/chat/conversations/conversation-row.ts'
import { findMessages } from '../domains/chat/conversations/search-chats.ts'
import { historyKey } from '../domains/chat/history/history-answers.ts'
import { mergeHistory, readHere } from '../domains/chat/history/use-history.ts'
import { beyond, olderWindow, openWindow } from '../domains/chat/messages/message-window.ts'
import { conversation, cursorAt, frameOf, headWith } from '../domains/chat/testing/events.ts'
import { exampleFolder } from '../domains/chat/testing/folders.ts'
import { me, messageFrom, peer } from '../domains/chat/testing/messages.ts'
import { exampleFriend } from '../domains/friends/testing/people.ts'
import { queryClient } from '../platform/server/queries.ts'
import { closeDatabase, deleteDatabase, type LocalDatabase, openDatabase } from '../platform/storage/local-database.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { createDeviceStore } from './device-store.ts'

const fromPeer = (seq: number) => frameOf(messageFrom(peer, seq))

const sessionOnServer = (changes: Partial<ChatSession> = {}): ChatSession => ({
  conversation_id: conversation,
  chat_id: peer,
  chat_name: 'Linh',
  nick_name: 'Linh',
  chat_face: '',
  chat_member_type: 0,
  chat_type: 'private',
  last_msg: '',
  last_msg_id: 0,
  last_time: 0,
  is_top: 0,
  disturbing: 0,
  last_msg_type: 'text',
  last_sender: '',
  at: 0,
  unread_count: 2,
  head_seq: 3,
  read_seq: 1,
  ...changes,
})

let server: FakeServer
let database: LocalDatabase

beforeEach(async () => {
  server = new FakeServer()
  server.answer(friendsCalls.listFriends, () => ({ list: [exampleFriend], total: 1 }))
  server.answer(chatCalls.listGroupMessages, () => ({ list: [], has_more: 0 as const, sessions: [] }))
  server.answer(groupsCalls.listMyGroups, () => ({ list: [], total: 0 }))
  server.answer(friendsCalls.listFriendRequests, () => ({ list: [], total: 0, page: 1, limit: 100 }))
  server.answer(chatCalls.listChatFolders, () => ({ list: [exampleFolder(4)] }))
  database = await openDatabase(me)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const storedMessages = async () => (await database.messages.toArray()).map(({ msg_id }) => msg_id)
const storedCursors = async () => (await createDeviceStore(database).load()).cursors

describe('events and their cursor', () => {
  it('are stored together', async () => {
    await createDeviceStore(database).apply([fromPeer(1), fromPeer(2)], cursorAt(2))
    expect(await storedMessages()).toEqual([101, 102])
    expect(await storedCursors()).toEqual(cursorAt(2))
  })

  it('are both left out when one effect fails, and come whole the next time', async () => {
    const store = createDeviceStore(database)
    const fail = (): void => {
      throw new Error('the disk is full')
    }
    database.sessions.hook('creating', fail)
    await expect(store.apply([fromPeer(1), fromPeer(2)], cursorAt(2))).rejects.toThrow('the disk is full')
    expect(await storedMessages()).toEqual([])
    expect(await storedCursors()).toEqual(new Map())
    expect(server.heard).toEqual([])

    database.sessions.hook('creating').unsubscribe(fail)
    await store.apply([fromPeer(1), fromPeer(2)], cursorAt(2))
    expect(await storedMessages()).toEqual([101, 102])
    expect(await storedCursors()).toEqual(cursorAt(2))
  })

  it('pass over what this version does not know or cannot read', async () => {
    const unknown = { action: 'private_dance', stream: conversation, seq: 1, ts: 0, data: {} }
    const unreadable = { ...fromPeer(2), data: { message: 'none' } }
    await createDeviceStore(database).apply([unknown, unreadable, fromPeer(3)], cursorAt(3))
    expect(await storedMessages()).toEqual([103])
    expect(await storedCursors()).toEqual(cursorAt(3))
  })

  it('forget the cursor of a stream that is given up', async () => {
    const store = createDeviceStore(database)
    await store.apply([fromPeer(1)], cursorAt(1))
    await store.apply([], new Map([[conversation, undefined]]))
    expect(await storedCursors()).toEqual(new Map())
  })
})

describe('the first load', () => {
  const sync = () => ({
    list: [messageFrom(me, 1), messageFrom(peer, 2), messageFrom(peer, 3)],
    has_more: 0 as const,
    sessions: [sessionOnServer()],
  })

  it('S-14: brings friends and chats, and a cursor for each stream', async () => {
    server.answer(chatCalls.listPrivateMessages, sync)
    const heads = [headWith(), headWith({ stream: 'u_1', seq: 8 }), headWith({ stream: 'platform', seq: 4 })]
    const cursors = await createDeviceStore(database).firstLoad(heads)

    const expected = new Map([
      [conversation, 3],
      ['u_1', 8],
      ['platform', 4],
    ])
    expect(cursors).toEqual(expected)
    expect(await storedCursors()).toEqual(expected)
    expect(await database.friends.toArray()).toEqual([exampleFriend])
    expect(await database.chatFolders.toArray()).toEqual([{ ...exampleFolder(4), position: 0 }])
    expect(await storedMessages()).toEqual([101, 102, 103])
    expect(await database.sessions.get(conversation)).toMatchObject({
      unread_count: 2,
      last_msg: 'text 3',
      gaps: [],
    })
  })

  it('changes nothing when it runs again', async () => {
    server.answer(chatCalls.listPrivateMessages, sync)
    const store = createDeviceStore(database)
    await store.firstLoad([headWith()])
    const once = await database.sessions.toArray()
    await store.firstLoad([headWith()])
    expect(await database.sessions.toArray()).toEqual(once)
    expect(await storedMessages()).toEqual([101, 102, 103])
  })

  it('leaves nothing when the server breaks off half-way', async () => {
    await expect(createDeviceStore(database).firstLoad([headWith()])).rejects.toThrow()
    expect(await database.friends.count()).toBe(0)
    expect(await storedCursors()).toEqual(new Map())
  })
})

describe('a reset', () => {
  it('A-9: of a conversation puts the newest messages in place of its end and sets older ones aside behind the gap', async () => {
    const store = createDeviceStore(database)
    await store.apply([fromPeer(1), fromPeer(40)], cursorAt(40))
    await store.reset(conversation, [fromPeer(30), fromPeer(31)], 31)
    expect(await storedMessages()).toEqual([130, 131])
    expect(await database.unverified.toCollection().primaryKeys()).toEqual([101])
    expect(await storedCursors()).toEqual(cursorAt(31))
    expect(await database.sessions.get(conversation)).toMatchObject({
      last_msg: 'text 31',
      gaps: [{ after: 0, before: 130 }],
    })
  })

  it('A-9: shows, finds and counts nothing old, in the list, in search or by media, until its page was fetched again', async () => {
    const store = createDeviceStore(database)
    const withdrawn = frameOf(messageFrom(peer, 2, { content_text: textContent('withdrawn meanwhile') }))
    await store.apply([fromPeer(1), withdrawn, fromPeer(3)], cursorAt(3))
    const chat = conversationWith(me, { chatType: 'private', targetId: peer })
    await store.reset(conversation, [], 40)
    expect(await storedMessages()).toEqual([])
    expect(await findMessages(database, 'withdrawn')).toEqual([])
    expect(await database.sessions.get(conversation)).toMatchObject({ last_msg: '', last_msg_id: 0 })
    const older = { list: [messageFrom(peer, 1), messageFrom(peer, 3)], has_more: 0 as const }
    server.answer(chatCalls.listPrivateMessages, () => older)
    const opened = await openWindow(database, chat)
    expect(await beyond(database, chat, opened)).toMatchObject({ hasOlder: true })
    await olderWindow(database, chat, opened)
    expect(await storedMessages()).toEqual([101, 103])
    expect(await findMessages(database, 'withdrawn')).toEqual([])
    expect(await database.unverified.count()).toBe(0)
    expect(await database.sessions.get(conversation)).toMatchObject({ gaps: [] })
  })

  it('A-9: what the media view showed before is neither on the device nor in an answer kept from the server', async () => {
    const store = createDeviceStore(database)
    const chat = conversationWith(me, { chatType: 'private', targetId: peer })
    const question = { kind: 'media', keyword: '', endTime: undefined } as const
    const picture = messageFrom(peer, 2, { msg_type: 'image' })
    await store.apply([frameOf(picture)], cursorAt(2))
    expect(await readHere(database, chat, question)).toMatchObject([{ msg_id: picture.msg_id }])
    const [key, otherKey] = [conversation, 'p_1_99'].map((id) => [historyKey, me, id, 'media', '', 0])
    for (const each of [key, otherKey]) queryClient.setQueryData(each ?? [], { pages: [{ list: [picture] }] })
    await store.reset(conversation, [], 40)
    expect(await readHere(database, chat, question)).toEqual([])
    expect(queryClient.getQueryData(key ?? [])).toBeUndefined()
    expect(queryClient.getQueryData(otherKey ?? [])).toBeDefined()
    queryClient.clear()
  })

  it('S-45, S-55: what has gone since the server answered is not shown out of its answer', () => {
    const [first, second, third] = [messageFrom(peer, 1), messageFrom(peer, 2), messageFrom(peer, 3)]
    const removals = { ...noRemovals, cleared_seq: 1, gone_ids: [third.msg_id] }
    expect(mergeHistory([], [third, second, first], removals)).toEqual([second])
  })

  it('of my own stream loads the lists anew and leaves the messages', async () => {
    server.answer(chatCalls.listPrivateMessages, () => ({
      list: [],
      has_more: 0 as const,
      sessions: [sessionOnServer({ is_top: 1, disturbing: 1, unread_count: 9 })],
    }))
    const store = createDeviceStore(database)
    await store.apply([fromPeer(1)], cursorAt(1))
    await database.friends.add({ ...exampleFriend, friend_idx: 99 })
    await store.reset('u_1', [], 12)
    expect(await database.friends.toArray()).toEqual([exampleFriend])
    expect(await database.sessions.get(conversation)).toMatchObject({ is_top: 1, disturbing: 1, unread_count: 1 })
    expect(await storedMessages()).toEqual([101])
    expect((await storedCursors()).get('u_1')).toBe(12)
  })

  it('of my own stream keeps everything as it was when the server does not answer', async () => {
    const store = createDeviceStore(database)
    await database.friends.add({ ...exampleFriend, friend_idx: 99 })
    await expect(store.reset('u_1', [], 12)).rejects.toThrow()
    expect(await database.friends.count()).toBe(1)
    expect(await storedCursors()).toEqual(new Map())
  })
})

describe('forgetting', () => {
  it('takes a conversation with its messages, its outbox and its cursor, and nothing else', async () => {
    const store = createDeviceStore(database)
    const waiting = {
      target_id: peer,
      content_text: '',
      ref_msg_id: 0,
      create_time: 0,
      state: 'failed',
      refusal_code: 0,
    }
    const other = messageFrom(3, 2, { conversation_id: 'p_1_3' })
    await store.apply([fromPeer(1)], cursorAt(1))
    await store.apply([frameOf(other)], cursorAt(2, 'p_1_3'))
    await database.outbox.add({ ...waiting, local_id: 'a', conversation_id: conversation })
    await database.outbox.add({ ...waiting, local_id: 'b', conversation_id: 'p_1_3' })

    await store.forget([conversation])

    expect(await storedMessages()).toEqual([102])
    expect((await database.sessions.toArray()).map(({ conversation_id }) => conversation_id)).toEqual(['p_1_3'])
    expect((await database.outbox.toArray()).map(({ local_id }) => local_id)).toEqual(['b'])
    expect(await storedCursors()).toEqual(cursorAt(2, 'p_1_3'))
  })
})

describe('what the device knows', () => {
  it('is remembered with the mark of the last complete round', async () => {
    const cursor = { epoch: 'one', serverTimeMs: 1000 }
    const store = createDeviceStore(database)
    expect((await store.load()).mark).toBeUndefined()
    await store.saveCursor(cursor)
    expect((await store.load()).mark).toMatchObject(cursor)
  })

  it('S-42: takes the marks of the heads, and never one that goes back', async () => {
    const store = createDeviceStore(database)
    await database.sessions.add({ ...newConversation(conversation, peer), read_seq: 4, peer_read_seq: 3 })
    await store.noteHeads([headWith({ read_seq: 2, peer_read_seq: 1 })])
    expect(await database.sessions.get(conversation)).toMatchObject({ read_seq: 4, peer_read_seq: 3 })
    await store.noteHeads([headWith({ read_seq: 5, peer_read_seq: 5, unread: 0 })])
    expect(await database.sessions.get(conversation)).toMatchObject({ read_seq: 5, peer_read_seq: 5 })
  })

  it('passes over heads of streams that hold no chat', async () => {
    await createDeviceStore(database).noteHeads([headWith({ stream: 'u_1' }), headWith({ stream: 'platform' })])
    expect(await database.sessions.count()).toBe(0)
  })
})

import '../../../testing/browser.ts'
import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeviceStore } from '../../../app/device-store.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { storeGroups } from '../conversations/groups-store.ts'
import { markRead } from '../conversations/read-marks.ts'
import { cursorAt } from '../testing/events.ts'
import { groupFrameOf, groupStream } from '../testing/group-events.ts'
import { exampleGroup, groupChat, groupId, groupMessageFrom } from '../testing/groups.ts'
import { me, peer } from '../testing/messages.ts'
import { handleReviewWait } from './review-effects.ts'

const patience = { timeout: 30_000, interval: 5 }
let server: FakeServer
let database: LocalDatabase
let store: SyncStore
let notify: ReturnType<typeof groupStream>

beforeEach(async () => {
  server = new FakeServer()
  server.answer(chatCalls.receiveGroupMessages, () => ({}))
  server.answer(groupsCalls.getGroup, () => ({ group: exampleGroup }))
  server.answer(chatCalls.listPinnedMessages, () => ({ list: [] }))
  database = await openDatabase(me)
  await database.groups.add(exampleGroup)
  store = createDeviceStore(database)
  notify = groupStream(store)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const conversation = () => database.sessions.get(groupChat)
const place = { conversation_id: groupChat, chat_type: 'group', target_id: groupId }
const take = (...frames: ReturnType<typeof groupFrameOf>[]) => store.apply(frames, cursorAt(frames.length, groupChat))

describe('a message of a group', () => {
  it('S-47: a batch is confirmed with one receipt per group, up to the newest', async () => {
    await take(groupFrameOf(groupMessageFrom(peer, 1)), groupFrameOf(groupMessageFrom(3, 2)))
    await vi.waitFor(
      () => expect(server.requested(chatCalls.receiveGroupMessages)).toEqual([{ group_id: groupId, msg_id: 502 }]),
      patience,
    )
    expect(await conversation()).toMatchObject({ chat_type: 'group', unread_count: 2, last_sender: 'Member 3' })
  })

  it('S-52: that names me or everybody sets at; one that names others does not', async () => {
    await take(groupFrameOf(groupMessageFrom(peer, 1), { atIds: [3] }))
    expect(await conversation()).toMatchObject({ at: 0 })
    await take(groupFrameOf(groupMessageFrom(peer, 2), { atIds: ['all'] }))
    expect(await conversation()).toMatchObject({ at: 1 })
  })

  it('S-54: reading clears the mention and tells the server by the call of groups', async () => {
    server.answer(chatCalls.readGroupMessages, () => ({ msg_id: 501 }))
    await take(groupFrameOf(groupMessageFrom(peer, 1), { atIds: [me] }))
    await markRead(database, groupChat, me)
    expect(await conversation()).toMatchObject({ at: 0, unread_count: 0, told_seq: 1 })
    expect(server.requested(chatCalls.readGroupMessages)).toMatchObject([{ msg_id: 501, target_id: groupId }])
  })

  it('stores the name, picture and role of its sender', async () => {
    await take(groupFrameOf(groupMessageFrom(peer, 1)))
    expect(await database.members.get([groupId, peer])).toMatchObject({ user_nickname: 'Member 2', role: 'member' })
  })

  it('of an unknown group asks for the group', async () => {
    await database.groups.clear()
    await take(groupFrameOf(groupMessageFrom(peer, 1)))
    await vi.waitFor(async () => expect(await database.groups.count()).toBe(1), patience)
  })

  it('that was approved late is sorted into its place and counts once', async () => {
    await take(groupFrameOf(groupMessageFrom(peer, 1)), groupFrameOf(groupMessageFrom(peer, 3)))
    await markRead(database, groupChat, me).catch(() => undefined)
    await take(groupFrameOf(groupMessageFrom(3, 2), { seq: 4 }))
    expect((await database.messages.orderBy('msg_id').keys()).slice(0, 3)).toEqual([501, 502, 503])
    expect(await conversation()).toMatchObject({ unread_count: 1, last_msg_id: 503 })
  })
})

describe('review', () => {
  const decision = { target_id: groupId, operator_id: peer, msg_id: 501 }

  it.each([1, 2] as const)(
    'S-48: the verdict %i becomes is_review of the message, and one waits less',
    async (req_status) => {
      await database.groups.update(groupId, { review_waits: 3 })
      await database.messages.add(groupMessageFrom(me, 1, { is_review: 0 }))
      await notify(chatEvents.reviewed, { ...decision, req_status })
      await notify(chatEvents.reviewed, { ...decision, req_status })
      expect(await database.messages.get(501)).toMatchObject({ is_review: req_status })
      expect(await database.groups.get(groupId)).toMatchObject({ review_waits: 2 })
    },
  )

  it('takes the number that waits from the server', async () => {
    await handleReviewWait(database, { action: chatEvents.reviewWaits.action, data: { target_id: groupId, total: 5 } })
    expect(await database.groups.get(groupId)).toMatchObject({ review_waits: 5 })
  })

  it('keeps that number for a group that is not stored yet, and only once', async () => {
    const { review_waits: _, ...fromServer } = { ...exampleGroup, group_id: 99 }
    await handleReviewWait(database, { action: chatEvents.reviewWaits.action, data: { target_id: 99, total: 4 } })
    await database.write(() => storeGroups(database, [fromServer]))
    expect(await database.groups.get(99)).toMatchObject({ review_waits: 4 })
    await database.groups.delete(99)
    await database.write(() => storeGroups(database, [fromServer]))
    expect(await database.groups.get(99)).toMatchObject({ review_waits: 0 })
  })
})

describe('a message that goes', () => {
  beforeEach(() => take(groupFrameOf(groupMessageFrom(peer, 1)), groupFrameOf(groupMessageFrom(3, 2))))

  it('S-45, S-46: withdrawn, it leaves the device and the chat list shows the one before', async () => {
    await notify(chatEvents.withdrawn, { ...place, msg_id: 502, operator_id: 3, operator_name: 'Member 3' })
    expect(await database.messages.get(502)).toBeUndefined()
    expect(await conversation()).toMatchObject({ last_msg: 'text 1', last_sender: 'Member 2', unread_count: 1 })
  })

  it('S-46: the last of all leaves a blank line and no count', async () => {
    for (const type of [1, 2] as const)
      await notify(chatEvents.deletedForAll, { ...place, del_msg_type: type, msg_ids: [501, 502], operator_id: peer })
    expect(await conversation()).toMatchObject({ last_msg: '', last_msg_id: 0, unread_count: 0 })
  })

  it('S-55: with the whole conversation, which leaves the list and keeps its settings', async () => {
    await database.sessions.update(groupChat, { is_top: 1 })
    await notify.mine(chatEvents.deletedForMe, { ...place, del_msg_type: 3, msg_ids: [], operator_id: me })
    expect(await database.messages.count()).toBe(0)
    expect(await conversation()).toMatchObject({ last_time: 0, unread_count: 0, is_top: 1 })
  })

  it('deletes everything of one who left', async () => {
    await notify(chatEvents.deletedForAll, {
      ...place,
      del_msg_type: 4,
      msg_ids: [],
      from_user_id: 3,
      operator_id: peer,
    })
    expect((await database.messages.toArray()).map(({ sender_id }) => sender_id)).toEqual([peer])
  })
})

describe('the pin', () => {
  const { msg_id, content_text, conversation_id, sender_id, target_id, msg_type } = groupMessageFrom(peer, 1)
  const message = { msg_id, content_text, conversation_id, sender_id, target_id, msg_type }

  it('S-72, S-124: is stored before those of before, and cleared by its own event only', async () => {
    const pin = (id: number) => ({ ...message, msg_id: id })
    const pinIt = (id: number) =>
      notify(chatEvents.pinned, { target_id: groupId, msg_id: id, message: pin(id), operator_id: peer })
    await pinIt(msg_id)
    await pinIt(502)
    expect(await database.groups.get(groupId)).toMatchObject({ pinned: pin(502), pins: [pin(502), pin(501)] })
    await notify(chatEvents.unpinned, { target_id: groupId, msg_id: 400, operator_id: peer })
    expect(await database.groups.get(groupId)).toMatchObject({ pinned: pin(502) })
    await notify(chatEvents.unpinned, { target_id: groupId, msg_id: 502, operator_id: peer })
    expect(await database.groups.get(groupId)).toMatchObject({ pinned: pin(501), pins: [pin(501)] })
    await notify(chatEvents.unpinned, { target_id: groupId, msg_id, operator_id: peer })
    expect(await database.groups.get(groupId)).toMatchObject({ pinned: null, pins: [] })
  })
})

import '../../../testing/browser.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { liveQuery } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { me, peer } from '../testing/messages.ts'
import { touchReplies } from './take-up-replies.ts'
import { waitingReplies } from './waiting-replies.ts'

const reply = {
  ...{ key: 'right', localId: '0b0e7f2e-3f0f-4c5f-9b0a-1d2c3b4a5968', tag: 'p_1_2' },
  ...{ contentText: textContent('yes'), user_id: me, target_id: peer, ref_msg_id: 0 },
}

let database: LocalDatabase
beforeEach(async () => {
  database = await openDatabase(me)
})
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

describe('S-150: a reply that was written in a notification', () => {
  it('waits in the outbox like any message until it is sent', async () => {
    expect(await waitingReplies.add(reply)).toBe(true)
    const rows = await database.outbox.toArray()
    expect(rows).toMatchObject([
      { local_id: reply.localId, conversation_id: 'p_1_2', target_id: peer, state: 'loading', msg_type: 'text' },
    ])
    const { key, localId, contentText, tag } = reply
    expect(await waitingReplies.list(me)).toEqual([{ key, localId, contentText, tag }])
    await waitingReplies.remove(me, localId)
    expect(await database.outbox.count()).toBe(0)
  })

  it('stays where it was refused, and is not sent from there again', async () => {
    await waitingReplies.add(reply)
    await waitingReplies.refuse(me, reply.localId, refusalCodes.notFriends)
    expect(await database.outbox.toArray()).toMatchObject([{ state: 'failed', refusal_code: refusalCodes.notFriends }])
    expect(await waitingReplies.list(me)).toEqual([])
  })

  it('is seen by an open page once that is notified', async () => {
    const seen = vi.fn()
    const watching = liveQuery(() => database.outbox.count()).subscribe(seen)
    await vi.waitUntil(() => seen.mock.calls.length === 1)
    await waitingReplies.add(reply)
    await touchReplies(database)
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(1))
    watching.unsubscribe()
  })

  it('makes no database for a member who has none here', async () => {
    expect(await waitingReplies.add({ ...reply, user_id: 99 })).toBe(false)
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('cliffhanger-99')
  })

  it.each([
    [0, true],
    [refusalCodes.tooManyRequests, true],
    [refusalCodes.slowMode, true],
    [refusalCodes.notFriends, false],
    [refusalCodes.notFound, false],
  ])('that was answered %i may be taken later: %s', (code, may) => expect(waitingReplies.mayPass(code)).toBe(may))
})

import '../../testing/browser.ts'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { newConversation } from '../../domains/chat/conversations/conversation-row.ts'
import { exampleGroup } from '../../domains/chat/testing/groups.ts'
import { waitingReports } from '../../domains/drama/offline/waiting-reports.ts'
import { exampleUser } from '../../testing/examples.ts'
import { storeSession } from '../session/session.ts'
import { closeDatabase, databaseOf, deleteDatabase, openDatabase } from './local-database.ts'

const session = newConversation('p_1_2', 2)

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(1)
  await deleteDatabase(3)
})

describe('the local database', () => {
  it('S-83: upgraded from version 1 every group shows its members, and nothing is lost', async () => {
    const old = new Dexie('cliffhanger-1')
    old.version(1).stores({
      sessions: 'conversation_id',
      messages: 'msg_id, [conversation_id+msg_id]',
      outbox: '++order, &local_id, conversation_id, state',
      friends: 'friend_idx',
      friendApps: 'id',
      groups: 'group_id',
      cursors: 'stream',
      marks: 'name',
    })
    await old.table('groups').bulkAdd([{ group_id: 5 }, { group_id: 6 }])
    const { gaps: _, last_sender: __, cleared_seq: ___, gone_ids: ____, ...former } = session
    await old.table('sessions').add({ ...former, last_msg_id: 9, last_time: 5, oldest_msg_id: 3 })
    await old.table('sessions').add({ ...former, conversation_id: 'p_1_3', last_time: 5, oldest_msg_id: 0 })
    old.close()

    const database = await openDatabase(1)

    expect(database.verno).toBe(14)
    expect(await database.groups.toArray()).toEqual([
      { group_id: 5, show_member_list: 1 },
      { group_id: 6, show_member_list: 1 },
    ])
    // Holes in the history and the place in the chat list came with version 3, what is gone with version 4.
    expect(await database.sessions.toArray()).toEqual([
      { ...session, last_msg_id: 9, last_time: 5, gaps: [{ after: 0, before: 3 }] },
      { ...session, conversation_id: 'p_1_3', last_time: 0, gaps: [] },
    ])
  })

  it('S-83: what a group of version 2 says about its members is kept', async () => {
    const database = await openDatabase(1)
    await database.groups.add({ ...exampleGroup, group_id: 5, show_member_list: 0 })
    closeDatabase()
    expect(await (await openDatabase(1)).groups.get(5)).toMatchObject({ group_id: 5, show_member_list: 0 })
  })

  it('S-108: what waited to be reported in version 7 still waits', async () => {
    const old = new Dexie('cliffhanger-1')
    old.version(7).stores({ waitingReports: 'id' })
    const report = { dramaId: 5, number: 2, positionSeconds: 3, seconds: 2 }
    await old.table('waitingReports').bulkAdd([
      { id: '5/3', ...report, number: 3, madeMs: 9 },
      { id: '5/2', ...report, madeMs: 8 },
    ])
    old.close()
    storeSession({ accessToken: 'a', refreshToken: 'r', user: { ...exampleUser, user_id: 1 } })
    const database = await openDatabase(1)
    expect(database.tables.map(({ name }) => name)).not.toContain('waitingReports')
    expect(waitingReports()).toMatchObject([
      { ...report, madeMs: 8 },
      { ...report, number: 3, madeMs: 9 },
    ])
  })

  it('belongs to one account: another one finds nothing, the same one finds everything again', async () => {
    await (await openDatabase(1)).sessions.add(session)
    closeDatabase()
    expect(await (await openDatabase(3)).sessions.count()).toBe(0)
    closeDatabase()
    expect(await (await openDatabase(1)).sessions.get('p_1_2')).toEqual(session)
  })

  it('is written no more once it is closed, until it is opened again', async () => {
    const database = await openDatabase(1)
    closeDatabase()
    await expect(database.sessions.add(session)).rejects.toThrow(Dexie.DatabaseClosedError)
    await expect(databaseOf(1).sessions.count()).rejects.toThrow(Dexie.DatabaseClosedError)
    expect(await (await openDatabase(1)).sessions.count()).toBe(0)
  })

  it('S-20: forgets an account, and only that one', async () => {
    await (await openDatabase(1)).sessions.add(session)
    closeDatabase()
    await (await openDatabase(3)).sessions.add(session)
    closeDatabase()
    await deleteDatabase(1)
    expect(await (await openDatabase(1)).sessions.count()).toBe(0)
    closeDatabase()
    expect(await (await openDatabase(3)).sessions.count()).toBe(1)
  })

  it('writes all of a piece of work or nothing', async () => {
    const database = await openDatabase(1)
    const work = database.write(async () => {
      await database.sessions.add(session)
      await database.cursors.add({ stream: 'p_1_2', cursor: 1 })
      throw new Error('half-way')
    })
    await expect(work).rejects.toThrow('half-way')
    expect(await database.sessions.count()).toBe(0)
    expect(await database.cursors.count()).toBe(0)
  })
})

import '../../../testing/browser.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { MemberSetting } from '@cliffhanger/contract/account/schemas.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversation } from '../testing/events.ts'
import { me, peer } from '../testing/messages.ts'
import { changeConversation } from './change-conversation.ts'
import { newConversation } from './conversation-row.ts'

const session = newConversation(conversation, peer)
const setting: MemberSetting = {
  disturb: 0,
  stopAudio: 0,
  stopNewMsg: 0,
  stopMsgDel: 0,
  verify_friends: 1,
  add_friends: 1,
  show_online: 1,
  show_ip: 1,
}
let server: FakeServer
let database: LocalDatabase

beforeEach(async () => {
  server = new FakeServer()
  database = await openDatabase(me)
  await database.sessions.add(session)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const stored = () => database.sessions.get(conversation)

describe('pinning and muting', () => {
  it('S-56: shows here at once and is told to the server', async () => {
    server.answer(accountCalls.editOtherInfo, () => ({ setting }))
    await changeConversation(me, session, { is_top: 1 })
    expect(await stored()).toMatchObject({ is_top: 1, disturbing: 0 })
    const chat = { chat_type: 'private', target_id: peer, is_top: 1 }
    expect(server.requested(accountCalls.editOtherInfo)).toEqual([{ chat }])
  })

  it('takes back what the server refuses, and nothing that was set meanwhile', async () => {
    server.refuse(accountCalls.editOtherInfo, refusalCodes.noPermission)
    const pinning = changeConversation(me, session, { is_top: 1 })
    await database.sessions.update(conversation, { disturbing: 1 })
    await expect(pinning).rejects.toThrow()
    expect(await stored()).toMatchObject({ is_top: 0, disturbing: 1 })
  })
})

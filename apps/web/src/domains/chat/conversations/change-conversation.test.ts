import '../../../testing/browser.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { ChatSetting, MemberSetting } from '@cliffhanger/contract/account/schemas.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { changeConversation, retellSettings } from '../../../shared/conversations/change-conversation.ts'
import { settingsIn, withSettings } from '../../../shared/conversations/settings.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversation } from '../testing/events.ts'
import { me, peer } from '../testing/messages.ts'
import { newConversation } from './conversation-row.ts'

const session = newConversation(conversation, peer)
const setting: MemberSetting = {
  disturb: 0,
  stopAudio: 0,
  stopNewMsg: 0,
  stopMsgDel: 0,
  new_episodes: 1,
  verify_friends: 1,
  add_friends: 1,
  show_online: 1,
  show_ip: 1,
}
const place = { chat_type: 'private', target_id: peer } as const
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
const requests = () => server.requested(accountCalls.editOtherInfo)
const answer = (chat: Omit<ChatSetting, 'chat_type' | 'target_id'>) =>
  server.answer(accountCalls.editOtherInfo, () => ({ setting, chat: { ...place, ...chat } }))
const nowSeconds = () => Math.floor(serverNowMs() / 1000)

describe('pinning and muting', () => {
  it('S-56: shows here at once and is told to the server', async () => {
    answer({ is_top: 1, disturbing: 0 })
    await changeConversation(me, session, { is_top: 1 })
    expect(await stored()).toMatchObject({ is_top: 1, disturbing: 0 })
    expect((await stored())?.untold).toBeUndefined()
    expect(requests()).toEqual([{ chat: { ...place, is_top: 1 } }])
  })

  it('takes back what the server refuses, and nothing that was set meanwhile', async () => {
    server.refuse(accountCalls.editOtherInfo, refusalCodes.noPermission)
    const pinning = changeConversation(me, session, { is_top: 1 })
    await database.sessions.update(conversation, { disturbing: 1 })
    await expect(pinning).rejects.toThrow()
    expect(await stored()).toMatchObject({ is_top: 0, disturbing: 1 })
    expect((await stored())?.untold).toBeUndefined()
  })

  it('S-131: a mute for a time ends when the server says', async () => {
    const until = nowSeconds() + 3590
    answer({ is_top: 0, disturbing: 1, disturbing_until: until })
    await changeConversation(me, session, { disturbing: 1, seconds: 3600 })
    expect(requests()).toEqual([{ chat: { ...place, disturbing: 1, disturbing_seconds: 3600 } }])
    expect(await stored()).toMatchObject({ disturbing: 1, disturbing_until: until })
  })
})

describe('the archive', () => {
  const last = { last_msg_id: 101, last_time: 500 }
  beforeEach(async () => void (await database.sessions.update(conversation, last)))

  it('S-132: says which message had been seen', async () => {
    answer({ is_archived: 1, archived_msg_id: 101 })
    await changeConversation(me, session, { is_archived: 1 })
    expect(requests()).toEqual([{ chat: { ...place, is_archived: 1, archived_msg_id: 101 } }])
    expect(await stored()).toMatchObject({ is_archived: 1, archived_msg_id: 101 })
    answer({ is_archived: 0, archived_msg_id: 0 })
    await changeConversation(me, session, { is_archived: 0 })
    expect(await stored()).toMatchObject({ is_archived: 0 })
  })

  it('S-132: a mute that begins or ends leaves a chat where it is', async () => {
    answer({ disturbing: 1, is_archived: 0, archived_msg_id: 0 })
    await database.sessions.update(conversation, { is_archived: 1, archived_msg_id: 99 })
    await changeConversation(me, session, { disturbing: 1, seconds: 0 })
    expect(await stored()).toMatchObject({ disturbing: 1, is_archived: 0 })
  })

  it('S-132: takes back what the server refuses', async () => {
    server.refuse(accountCalls.editOtherInfo, refusalCodes.notFound)
    await expect(changeConversation(me, session, { is_archived: 1 })).rejects.toThrow()
    expect(await stored()).toMatchObject({ is_archived: 0, archived_msg_id: 0 })
  })
})

describe('without a network', () => {
  it('S-131: what was set stands, and is told when the device is connected again', async () => {
    await changeConversation(me, session, { is_top: 1 })
    await changeConversation(me, session, { disturbing: 1, seconds: 28_800 })
    expect(await stored()).toMatchObject({ is_top: 1, disturbing: 1 })
    const until = nowSeconds() + 28_000
    answer({ is_top: 1, disturbing: 1, disturbing_until: until })
    await retellSettings(database)
    expect(requests().at(-1)).toMatchObject({ chat: { ...place, is_top: 1, disturbing: 1 } })
    expect(await stored()).toMatchObject({ is_top: 1, disturbing: 1, disturbing_until: until })
    expect((await stored())?.untold).toBeUndefined()
  })

  it('S-131: a mute that is over by then is none, and one that is not asks for what is left', async () => {
    await changeConversation(me, session, { disturbing: 1, seconds: 3600 })
    const away = async (seconds: number) => {
      const row = await stored()
      if (!row?.untold) throw new Error('told')
      const disturbing_until = nowSeconds() + seconds
      const set = { ...row.untold.set, disturbing_until }
      await database.sessions.put({ ...row, disturbing_until, untold: { ...row.untold, set } })
    }
    await away(600)
    await retellSettings(database)
    const asked = requests().at(-1)
    expect(asked).toMatchObject({ chat: { disturbing: 1 } })
    expect((asked as { chat: { disturbing_seconds: number } }).chat.disturbing_seconds).toBeLessThanOrEqual(600)
    await away(-5)
    answer({ is_top: 0, disturbing: 0 })
    await retellSettings(database)
    expect(requests().at(-1)).toMatchObject({ chat: { disturbing: 0 } })
    expect(await stored()).toMatchObject({ disturbing: 0, disturbing_until: 0 })
  })

  it('what another device sets meanwhile does not undo it, and is what stands where the server refuses it', async () => {
    await changeConversation(me, session, { is_top: 1 })
    const row = await stored()
    if (!row) throw new Error('gone')
    await database.sessions.put(withSettings(row, settingsIn({ is_top: 0, disturbing: 1 })))
    expect(await stored()).toMatchObject({ is_top: 1, disturbing: 1 })
    server.refuse(accountCalls.editOtherInfo, refusalCodes.notFound)
    await retellSettings(database)
    expect(await stored()).toMatchObject({ is_top: 0, disturbing: 1 })
  })
})

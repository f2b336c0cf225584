import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type ChatFolder, chatFolderLimits, chatFoldersChanged } from '@cliffhanger/contract/chat/folders.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../../testing/device.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { heard, newGroup } from '../../groups/testing.ts'
import { inPrivate, streamOf } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Adding = CallRequest<typeof chatCalls.addChatFolder>

const wanted = (more: Partial<Adding> = {}): Adding => ({
  ...{ local_id: randomUUID(), name: 'Work', emoji: '💼', kinds: [], no_muted: 0, conversation_ids: [] },
  ...more,
})
const by = ({ token }: Member) => ({ token })
const add = (who: Member, more: Partial<Adding> = {}): Promise<ChatFolder> =>
  server.succeed(chatCalls.addChatFolder, wanted(more), by(who))
const edit = (who: Member, folder: ChatFolder, more: Partial<ChatFolder> = {}) =>
  server.call(chatCalls.editChatFolder, { ...folder, ...more }, by(who))
const file = (who: Member, { folder_id }: ChatFolder, conversation_id: string, is_in: 0 | 1 = 1) =>
  server.call(chatCalls.fileChat, { folder_id, conversation_id, is_in }, by(who))
const sort = (who: Member, folder_ids: number[]) => server.call(chatCalls.sortChatFolders, { folder_ids }, by(who))
const listOf = async (who: Member): Promise<ChatFolder[]> =>
  (await server.succeed(chatCalls.listChatFolders, {}, by(who))).list
const namesOf = async (who: Member): Promise<string[]> => (await listOf(who)).map(({ name }) => name)
const lastHeard = async (who: Member) =>
  chatFoldersChanged.data.parse((await heard(server, who, chatFoldersChanged)).at(-1))

describe('folders of chats', () => {
  it('S-137: are made, changed, ordered and deleted, and every device of their member hears of each', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const other = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, creator.token, creator.deviceId)
    const chats = [streamOf(creator, members[0]), `g_${groupId}`]
    const work = await add(creator, { name: '  Night  shift ', conversation_ids: [...chats, ...chats] })
    expect(work).toMatchObject({ name: 'Night shift', emoji: '💼', version: 1, conversation_ids: chats.toSorted() })
    expect((await other.next('chat_folders')).data).toEqual({ folder_ids: [work.folder_id], folder: work })

    const { data: changed } = await edit(creator, work, { name: 'Loud', kinds: ['groups', 'groups'], no_muted: 1 })
    expect(changed).toEqual({ ...work, name: 'Loud', version: 2, kinds: ['groups'], no_muted: 1 })
    expect((await other.next('chat_folders')).data).toEqual({ folder_ids: [work.folder_id], folder: changed })

    const home = await add(creator, { name: 'Home', emoji: '' })
    await sort(creator, [home.folder_id, work.folder_id])
    expect(await namesOf(creator)).toEqual(['Home', 'Loud'])
    expect(await lastHeard(creator)).toEqual({ folder_ids: [home.folder_id, work.folder_id] })

    await server.succeed(chatCalls.deleteChatFolder, { folder_id: work.folder_id }, by(creator))
    expect(await lastHeard(creator)).toEqual({ folder_ids: [home.folder_id] })
    expect(await listOf(creator)).toEqual([home])
    expect(await listOf(members[0])).toEqual([])
  })

  it('S-137: are made once per local_id, twice and at once, and deleted once', async () => {
    const [one] = await inPrivate(server).friends()
    const input = wanted()
    const answers = await Promise.all([1, 2, 3].map(() => server.succeed(chatCalls.addChatFolder, input, by(one))))
    expect(new Set(answers.map(({ folder_id }) => folder_id)).size).toBe(1)
    const [folder] = await listOf(one)
    expect(answers).toEqual([folder, folder, folder])
    expect(await heard(server, one, chatFoldersChanged)).toHaveLength(1)
    const request = { folder_id: folder?.folder_id ?? 0 }
    await Promise.all([1, 2].map(() => server.succeed(chatCalls.deleteChatFolder, request, by(one))))
    expect(await heard(server, one, chatFoldersChanged)).toHaveLength(2)
  })

  it('S-137: of two devices that change one at once one is refused; of two that file chats both have done so', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const folder = await add(creator)
    const codes = await Promise.all(
      ['First', 'Second'].map(async (name) => (await edit(creator, folder, { name })).code),
    )
    expect(new Set(codes)).toEqual(new Set([200, 4003]))
    const chats = [`g_${groupId}`, ...members.map((member) => streamOf(creator, member))]
    await Promise.all([...chats, ...chats].map((id) => file(creator, folder, id)))
    const [now] = await listOf(creator)
    expect(now?.conversation_ids).toEqual(chats.toSorted())
    // The newest event says what is stored; a repeat is none.
    expect((await lastHeard(creator)).folder).toEqual(now)
    expect(now?.version).toBe(5)
    expect((await file(creator, folder, `g_${groupId}`, 0)).data?.conversation_ids).not.toContain(`g_${groupId}`)
    expect((await file(creator, folder, `g_${groupId}`, 0)).data?.version).toBe(6)
  })

  it('S-137: are ten at most, also where they come at once, and hold two hundred chats', async () => {
    const [one, two] = await inPrivate(server).friends()
    const made = Array.from({ length: chatFolderLimits.folders + 3 }, () =>
      server.call(chatCalls.addChatFolder, wanted(), by(one)),
    )
    const codes = (await Promise.all(made)).map(({ code }) => code)
    expect(codes.filter((code) => code === 5036)).toHaveLength(3)
    const [first] = await listOf(one)
    if (!first) throw new Error('none was made')
    await server.context.db.execute(
      `with s as (insert into streams (name) select 'g_' || (900000000 + n) from generate_series(1, 200) n returning id, name),
            g as (insert into groups (group_id, stream_id, g_no, group_name, avatar_url, creator_id, created_ms, updated_ms) overriding system value
                  select substr(name, 3)::bigint, id, name, name, '', $2, 1, 1 from s returning group_id, stream_id),
            m as (insert into group_members (group_id, user_id, stream_id, role, join_seq, read_seq, received_seq, joined_ms, updated_ms, changed_ms)
                  select group_id, $2, stream_id, 'member', 1, 1, 1, 1, 1, 1 from g)
       insert into chat_folder_chats (folder_id, user_id, conversation) select $1, $2, name from s`,
      [first.folder_id, one.userId],
    )
    expect((await file(one, first, streamOf(one, two))).code).toBe(5039)
    const tooMany = Array.from({ length: 201 }, (_, index) => `g_${index + 1}`)
    expect((await edit(one, first, { conversation_ids: tooMany })).code).toBe(4000)
  })

  it('S-137: are of one’s own, with names, emoji and chats as they are allowed', async () => {
    const [one, two] = await inPrivate(server).friends()
    const stranger = await newMember(server)
    const folder = await add(one)
    expect((await edit(two, folder)).code).toBe(4002)
    expect((await file(two, folder, streamOf(one, two))).code).toBe(4002)
    expect((await sort(two, [folder.folder_id])).code).toBe(4003)
    await server.succeed(chatCalls.deleteChatFolder, { folder_id: folder.folder_id }, by(two))
    // Chats of others, and chats there are none of, are left out.
    const foreign = [streamOf(two, stranger), 'g_999999999']
    expect((await edit(one, folder, { conversation_ids: [...foreign, streamOf(one, two)] })).data).toMatchObject({
      conversation_ids: [streamOf(one, two)],
    })
    for (const id of foreign) expect((await file(one, folder, id)).code).toBe(4002)
    const tryTo = async (more: object) =>
      (await server.call(chatCalls.addChatFolder, { ...wanted(), ...more }, by(one))).code
    for (const bad of [
      ...[{ name: '' }, { name: '   ' }, { name: 'Thirteen sign' }, { name: '👨‍👩‍👧‍👦'.repeat(13) }, { name: 7 }],
      ...[{ emoji: 'x' }, { emoji: '💼💼' }, { emoji: '<' }, { kinds: ['all'] }, { no_muted: 2 }],
      ...[{ conversation_ids: ['u_1'] }, { conversation_ids: 'g_1' }, { local_id: 'x' }],
    ])
      expect([bad, await tryTo(bad)]).toEqual([bad, 4000])
    expect(await tryTo({ name: '👨‍👩‍👧‍👦'.repeat(12), emoji: '👩🏽‍💻' })).toBe(200)
    // Others than there are, one twice, one missing.
    const ids = (await listOf(one)).map(({ folder_id }) => folder_id)
    for (const wrong of [[], [...ids, 1], [ids[0] ?? 0, ids[0] ?? 0]]) expect((await sort(one, wrong)).code).toBe(4003)
    expect((await sort(one, ids)).code).toBe(200)
  })

  it('S-137: lose a group that their member leaves or is removed from, also while it is filed; it does not come back with them', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const group = `g_${groupId}`
    for (const [index, who] of members.entries()) {
      const folder = await add(who, { conversation_ids: [group] })
      const go =
        index === 0
          ? server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, by(who))
          : server.succeed(
              groupsCalls.removeMembers,
              { group_id: groupId, members: [who.userId], del_msg: 0 },
              by(creator),
            )
      await Promise.all([go, file(who, folder, group, 0), file(who, folder, group), file(who, folder, group)])
      expect((await file(who, folder, group)).code).toBe(4002)
      await server.succeed(groupsCalls.inviteMembers, { group_id: groupId, members: [who.userId] }, by(creator))
      expect((await listOf(who))[0]?.conversation_ids).toEqual([])
    }
    const [one] = members
    const [folder] = await listOf(one)
    if (!folder) throw new Error('it is gone')
    expect((await file(one, folder, group)).code).toBe(200)
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, by(creator))
    expect((await listOf(one))[0]?.conversation_ids).toEqual([])
  })
})

import { randomBytes } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import type { RegisteredFile } from '@cliffhanger/contract/uploads/schemas.ts'
import { uploadKey } from '@cliffhanger/rules/uploads/object-key.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { usedByAccounts } from '../account/index.ts'
import { usedByChats } from '../chat/index.ts'
import { usedByGroups } from '../groups/index.ts'
import { newGroup } from '../groups/testing.ts'
import { usedByReports } from '../reports/index.ts'
import { collectUnreferenced, filesAtOnce } from './collect-unreferenced.ts'
import { holdFiles } from './index.ts'
import type { FindUsed } from './needs.ts'
import { imageMessage, sha256, smallPicture, type Uploader, uploaderFor } from './testing.ts'

let server: TestServer
let me: Uploader
let friend: Member
let groupId: number

beforeAll(async () => {
  server = await startTestServer()
  const group = await newGroup(server)
  me = uploaderFor(server, group.creator)
  friend = group.members[0]
  groupId = group.groupId
})
beforeEach(() => server.context.db.execute('delete from uploads'))
afterAll(() => server.close())

const usedBy: readonly FindUsed[] = [usedByAccounts, usedByGroups, usedByChats, usedByReports]
const parts = (days: number) => ({ ...server.context, clock: () => server.context.clock() + days * dayMs })
const collectAfter = (days: number, requested = usedBy, signal = new AbortController().signal) =>
  collectUnreferenced(parts(days), requested, signal)

const upload = async (kind: 'chat' | 'avatar' = 'chat') =>
  me.upload('a.png', await smallPicture(), { upload_type: kind })
const send = (file: RegisteredFile) =>
  server.call(chatCalls.sendPrivateMessage, imageMessage(friend.userId, file), { token: me.member.token })
const sendToGroup = (file: RegisteredFile) =>
  server.call(chatCalls.sendGroupMessage, imageMessage(groupId, file), { token: me.member.token })

const isObjectThere = async ({ url }: RegisteredFile) => (await server.context.storage.head(url)) !== undefined
const isRegistered = async ({ url }: RegisteredFile) => (await holdFiles(server.context.db, [url])).has(url)
const state = async (file: RegisteredFile) => [await isRegistered(file), await isObjectThere(file)]

/** Rows of files nobody put anywhere. */
const insertFiles = (count: number) =>
  server.context.db.execute(
    `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
       stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms)
     select $1, 'chat', 'image', url, '', 'a.png', 1, 1, repeat('0', 64), 'image/png', 1, repeat('0', 64), 1, 1, 0, 0, 1 from unnest($2::text[]) url`,
    [
      me.member.userId,
      Array.from({ length: count }, () =>
        uploadKey({ kind: 'chat', userId: me.member.userId }, 'a.png', randomBytes(16), Date.now()),
      ),
    ],
  )
const countFiles = async () => (await server.context.db.query('select from uploads')).length

describe('two looks', () => {
  it('what is referred to again between them begins anew', async () => {
    const file = await upload()
    await collectAfter(8)
    expect((await send(file)).code).toBe(200)
    await collectAfter(12)
    await collectAfter(40)
    expect(await state(file)).toEqual([true, true])
  })

  it('what is asked for by its hash is there for a week more, and is not answered once it is given up', async () => {
    const bytes = await smallPicture()
    const file = await me.upload('same.png', bytes)
    const request = () =>
      server.succeed(
        uploadsCalls.findUpload,
        { file_hash: sha256(bytes), file_size: bytes.byteLength, content_type: 'image/png' },
        { token: me.member.token },
      )
    await collectAfter(8)
    expect(await request()).toMatchObject({ is_exist: 1, url: file.url })
    await collectAfter(6)
    expect(await state(file)).toEqual([true, true])
    await collectAfter(8)
    await collectAfter(12)
    expect(await request()).toMatchObject({ is_exist: 0, url: '' })
    expect((await me.save(me.claim(file.url, bytes))).code).toBe(5019)
    expect((await send(file)).code).toBe(5019)
  })

  it('a small picture of two files stays for the one that is left', async () => {
    const thumb = me.newKey('thumb.png')
    await me.put(thumb, await smallPicture())
    const one = await me.upload('one.png', await smallPicture(), { thumb_url: thumb })
    const two = await me.upload('two.png', await smallPicture(), { thumb_url: thumb })
    expect(one.thumb_url).toBe(two.thumb_url)
    await server.context.db.execute('update uploads set look_ms = look_ms + $2 where url = $1', [two.url, 90 * dayMs])
    await collectAfter(8)
    await collectAfter(12)
    expect(await state(one)).toEqual([false, false])
    expect(await state(two)).toEqual([true, true])
    expect(await server.context.storage.head(thumb)).toBeDefined()
  })

  it('goes through pages, each in a transaction of its own', async () => {
    await insertFiles(2 * filesAtOnce + 50)
    const pages: number[] = []
    const count: FindUsed = async (_db, keys) => {
      pages.push(keys.length)
      return []
    }
    await collectAfter(8, [count])
    expect(pages).toEqual([filesAtOnce, filesAtOnce, 50])
    await collectAfter(8, [count])
    expect(pages).toHaveLength(3)
    await collectAfter(12)
    expect(await countFiles()).toBe(0)
  })
})

describe('half-way', () => {
  it('the next run ends what a killed one began, and nobody can refer to it meanwhile', async () => {
    const files = [await upload(), await upload()]
    await collectAfter(8)
    const { storage } = server.context
    const broken = {
      ...parts(12),
      storage: {
        ...storage,
        delete: async () => {
          throw new Error('the store is away')
        },
      },
    }
    await expect(collectUnreferenced(broken, usedBy, new AbortController().signal)).rejects.toThrow('away')
    for (const file of files) {
      expect(await state(file)).toEqual([false, true])
      expect((await send(file)).code).toBe(5019)
    }
    await collectAfter(12)
    for (const file of files) expect(await isObjectThere(file)).toBe(false)
    expect(await countFiles()).toBe(0)
  })

  it('a server that stops ends the job between two files', async () => {
    await insertFiles(30)
    await collectAfter(8)
    const stopping = new AbortController()
    stopping.abort()
    await collectAfter(12, usedBy, stopping.signal)
    expect(await countFiles()).toBe(30)
  })
})

describe('at once', () => {
  /** Asks nothing until it is let go. */
  function pause() {
    const reached = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const wait: FindUsed = async () => {
      reached.resolve()
      await go.promise
      return []
    }
    return { wait, reached: reached.promise, go: go.resolve }
  }

  type Use = (file: RegisteredFile) => Promise<{ code: number }>
  const token = () => ({ token: me.member.token })
  const uses: [string, 'chat' | 'avatar', Use][] = [
    ['a private message', 'chat', send],
    ['a group message', 'chat', sendToGroup],
    [
      'a report',
      'chat',
      ({ url }) => {
        const words = { introduction: 'Spam', description: url }
        return server.call(
          reportsCalls.fileReport,
          { type: 'user', target_id: friend.userId, ...words, images: [url] },
          token(),
        )
      },
    ],
    ['a face', 'avatar', ({ url }) => server.call(accountCalls.editProfile, { avatar_url: url }, token())],
    [
      'a picture of a group',
      'avatar',
      ({ url }) => server.call(groupsCalls.editGroupBase, { group_id: groupId, avatar_url: url }, token()),
    ],
  ]

  it.each(uses)('5019: %s that comes while its file is given up is refused', async (_what, kind, use) => {
    const file = await upload(kind)
    await collectAfter(8)
    const { wait, reached, go } = pause()
    const collected = collectAfter(12, [...usedBy, wait])
    await reached
    const used = use(file)
    // It has to wait for the look that is under way.
    expect(await Promise.race([used, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])).toBe('waits')
    go()
    await collected
    expect((await used).code).toBe(5019)
    expect(await state(file)).toEqual([false, false])
  })

  it('a file that is being referred to is left alone, and seen the next time', async () => {
    const file = await upload()
    await collectAfter(8)
    await server.context.db.transaction(async (tx) => {
      expect(await holdFiles(tx, [file.url])).toEqual(new Set([file.url]))
      await collectAfter(12)
    })
    expect(await state(file)).toEqual([true, true])
    await collectAfter(12)
    expect(await state(file)).toEqual([false, false])
  })

  it('of many that are sent while they are collected each is whole or refused, never sent and lost', async () => {
    const files = await Promise.all(Array.from({ length: 40 }, () => upload()))
    await collectAfter(8)
    const sends = files.map(async (file, index) => {
      await new Promise((resolve) => setTimeout(resolve, index))
      return (await (index % 2 ? send(file) : sendToGroup(file))).code
    })
    const [codes] = await Promise.all([Promise.all(sends), collectAfter(12)])
    await collectAfter(12)
    const states = await Promise.all(files.map(state))
    expect(states).toEqual(codes.map((code) => (code === 200 ? [true, true] : [false, false])))
    expect(codes.every((code) => code === 200 || code === 5019)).toBe(true)
  })
})

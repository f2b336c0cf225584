import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { fileContentType, type RegisteredFile } from '@cliffhanger/contract/uploads/schemas.ts'
import { mediaContent } from '@cliffhanger/rules/chat/media-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClamdServer, startClamdServer } from '../../testing/doubles/clamd-server.ts'
import type { Member } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { inGroups } from '../chat/testing.ts'
import { newGroup } from '../groups/testing.ts'
import { sha256, smallPicture, type Uploader, uploaderFor } from './testing.ts'

let clamd: ClamdServer
let server: TestServer
let me: Uploader
let friend: Uploader
let creator: Member
let groupId: number

beforeAll(async () => {
  clamd = await startClamdServer(600_000)
  server = await startTestServer({ FILE_MAX_MB: '1', CLAMAV_ADDRESS: clamd.address })
  const group = await newGroup(server)
  creator = group.creator
  groupId = group.groupId
  me = uploaderFor(server, group.members[0])
  friend = uploaderFor(server, creator)
})
afterAll(async () => {
  await server.close()
  await clamd.close()
})

const asFile = { content_type: fileContentType, resource_type: 'file' } as const
const page = (words: string): Buffer => Buffer.from(`<!doctype html><script>alert(1)</script>${words} ${randomUUID()}`)
const put = async (bytes: Uint8Array, who = me): Promise<string> => {
  const key = who.newKey('notes.html')
  expect((await who.put(key, bytes, fileContentType)).status).toBe(200)
  return key
}
const message = (target_id: number, { url }: Pick<RegisteredFile, 'url'>, text = '') => ({
  local_id: randomUUID(),
  target_id,
  msg_type: 'mixed' as const,
  content_text: mediaContent({ text, items: [{ kind: 'file', url, name: 'Notes & sums.html', file_size: 9 }] }),
})
const send = (target_id: number, file: Pick<RegisteredFile, 'url'>, who = me) =>
  server.call(chatCalls.sendPrivateMessage, message(target_id, file), { token: who.member.token })
const sendToGroup = (file: Pick<RegisteredFile, 'url'>) =>
  server.call(chatCalls.sendGroupMessage, message(groupId, file), { token: me.member.token })

describe('S-128: a file of any kind', () => {
  it('is stored as it came, and only ever saved by those who may read its message', async () => {
    const bytes = page('plan')
    const file = await me.upload('plan.html', bytes, asFile)
    expect(file.thumb_url).toBe('')
    const before = await friend.credential({ type: 0, allow: 1, keys: file.url })
    expect(before.urls).toEqual({})
    expect(await send(friend.member.userId, file)).toMatchObject({ code: 200, data: { msg_type: 'mixed' } })
    const { urls = {} } = await friend.credential({ type: 0, allow: 1, keys: file.url })
    const address = urls[file.url] ?? ''
    const reply = await fetch(address.startsWith('/') ? `http://127.0.0.1:${server.port}${address}` : address)
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': fileContentType,
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
  })

  it('5019: is sent only by whoever registered it, or may read it', async () => {
    const theirs = await friend.upload('theirs.html', page('theirs'), asFile)
    expect(await send(friend.member.userId, theirs)).toMatchObject({ code: 5019 })
    expect(await send(friend.member.userId, { url: await put(page('not registered')) })).toMatchObject({ code: 5019 })
  })

  it('4000: stands in a chat alone, is declared as nothing a page shows, and has no small picture', async () => {
    const bytes = page('wrong')
    const key = await put(bytes)
    const claim = me.claim(key, bytes, asFile)
    expect(await me.save({ ...claim, content_type: 'text/html' })).toMatchObject({ data: { field: 'content_type' } })
    const thumb_url = await put(page('small'))
    expect(await me.save({ ...claim, thumb_url })).toMatchObject({ data: { field: 'thumb_url' } })
    const face = me.newKey('face.html', 'avatar')
    await me.put(face, bytes)
    const asFace = me.claim(face, bytes, { ...asFile, upload_type: 'avatar' })
    expect(await me.save(asFace)).toMatchObject({ code: 4000, data: { field: 'resource_type' } })
    // The same bytes are no picture either.
    expect(await me.save(me.claim(key, bytes))).toMatchObject({ code: 4000, data: { field: 'resource_type' } })
  })

  it('5038: is told to be too large before it is sent, and is not registered either', async () => {
    const bytes = new Uint8Array(1024 * 1024 + 1)
    const question = { file_hash: sha256(bytes), file_size: bytes.byteLength, content_type: fileContentType }
    const { token } = me.member
    const refused = await server.call(uploadsCalls.findUpload, question, { token, language: 'en' })
    expect(refused).toMatchObject({ code: 5038, data: { max_mb: 1 }, msg: 'Files can be up to 1 MB' })
    expect(await me.save(me.claim(me.newKey('big.bin'), bytes, asFile))).toMatchObject({ code: 5038 })
  })

  it('does not stand for the picture of the same bytes, which is freed of what it tells besides', async () => {
    const bytes = await smallPicture()
    const [file, picture] = [await me.upload('p.png', bytes, asFile), await me.upload('p.png', bytes)]
    const known = async (content_type: string) => {
      const question = { file_hash: sha256(bytes), file_size: bytes.byteLength, content_type }
      return (await server.succeed(uploadsCalls.findUpload, question, { token: me.member.token })).url
    }
    expect(await known(fileContentType)).toBe(file.url)
    expect(await known('image/png')).toBe(picture.url)
  })

  it('5037: holds no virus; what cannot be looked into waits', async () => {
    const bytes = page('VIRUS')
    const key = await put(bytes)
    expect(await me.save(me.claim(key, bytes, asFile))).toMatchObject({ code: 5037 })
    expect(await server.context.storage.head(key)).toBeUndefined()
    expect(await send(friend.member.userId, { url: key })).toMatchObject({ code: 5019 })
    const long = new Uint8Array(700_000)
    const longKey = await put(long)
    expect(await me.save(me.claim(longKey, long, asFile))).toMatchObject({ code: 4006, data: { retry_after: 15 } })
    expect(await server.context.storage.head(longKey)).toBeDefined()
    expect(await send(friend.member.userId, { url: longKey })).toMatchObject({ code: 5019 })
  })

  it('5006: goes to no group that lets members send no videos, and waits for review like anything else', async () => {
    const file = await me.upload('group.html', page('group'), asFile)
    const { configure } = inGroups(server)
    await configure(creator, groupId, { can_send_video: 2 })
    expect(await sendToGroup(file)).toMatchObject({ code: 5006 })
    await configure(creator, groupId, { can_send_video: 0, is_review: 1 })
    expect(await sendToGroup(file)).toMatchObject({ code: 200, data: { is_review: 0 } })
  })
})

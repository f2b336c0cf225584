import { hourMs } from '@cliffhanger/contract/duration.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { collectOrphans } from './collect-orphans.ts'
import { type Uploader, uploaderFor } from './testing.ts'

let server: TestServer
let me: Uploader

beforeAll(async () => {
  // Tokens must outlive a day that goes by.
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '200000' })
})

beforeEach(async () => {
  me = uploaderFor(server, await newMember(server))
})

afterAll(() => server.close())

/** Runs the job as if so much time had gone by. */
const collectIn = (hours: number) =>
  collectOrphans(
    { ...server.context, clock: () => server.context.clock() + hours * hourMs },
    new AbortController().signal,
  )

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r: 1, g: 2, b: 3 } } })
    .png()
    .toBuffer()
const isThere = async (key: string) => (await server.context.storage.head(key)) !== undefined
const folders = async () =>
  (await server.context.db.query('select from upload_folders where user_id = $1', [me.member.userId])).length

it('removes what nobody registered after 24 hours, and nothing that was', async () => {
  const stored = await me.upload('kept.png', await picture())
  const orphan = me.newKey('orphan.png')
  await me.put(orphan, await picture())
  const strange = `chat/${me.member.userId}/000000/${'a'.repeat(32)}.png`
  await me.put(strange, await picture())
  await collectIn(20)
  expect([await isThere(orphan), await isThere(strange)]).toEqual([true, true])
  await collectIn(25)
  expect([await isThere(orphan), await isThere(strange)]).toEqual([false, false])
  expect([await isThere(stored.url), await isThere(stored.thumb_url)]).toEqual([true, true])
  expect(await folders()).toBe(0)
})

it('removes what a crash left half registered', async () => {
  const { url, thumb_url: thumbUrl } = await me.upload('half.png', await picture())
  await server.context.db.execute('update uploads set registered_ms = null where url = $1', [url])
  await collectIn(25)
  expect([await isThere(url), await isThere(thumbUrl)]).toEqual([false, false])
  expect(await server.context.db.query('select from uploads where url = $1', [url])).toEqual([])
})

it('5019: refuses to register what could be removed at any moment', async () => {
  const bytes = await picture()
  const key = me.newKey('late.png')
  await me.put(key, bytes)
  server.advance(23 * hourMs + 60_000)
  const claim = me.claim(key, bytes)
  const refused = await me.save(claim)
  server.advance(-(23 * hourMs + 60_000))
  expect(refused.code).toBe(5019)
  expect((await me.save(claim)).code).toBe(200)
})

it('comes back to a folder that is written to again', async () => {
  await me.upload('first.png', await picture())
  await collectIn(25)
  expect(await folders()).toBe(0)
  const orphan = me.newKey('second.png')
  await me.put(orphan, await picture())
  expect(await folders()).toBe(1)
  await collectIn(25)
  expect(await isThere(orphan)).toBe(false)
})

it('ends uploads in parts that nobody goes on with', async () => {
  const credential = await me.credential({ type: 0, allow: 0 })
  const address = me.addressOf(credential, me.newKey('parts.mp4'))
  const client = me.clientOf(credential)
  const created = await (await client.fetch(`${address}?uploads=`, { method: 'POST' })).text()
  const uploadId = /<UploadId>([^<]+)</.exec(created)?.[1] ?? ''
  const list = async () => (await client.fetch(`${address}?uploadId=${uploadId}`)).status
  await collectIn(23)
  expect(await list()).toBe(200)
  await collectIn(25)
  expect(await list()).toBe(404)
})

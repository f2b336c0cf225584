import { randomBytes } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { maxFileBytes, maxPartBytes, type SignedUpload } from '@cliffhanger/contract/uploads/schemas.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSwift, type TestSwift } from '../../testing/doubles/swift.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { collectOrphans } from './collect-orphans.ts'
import { maxDayBytes } from './credential.ts'
import { type Claim, sha256, smallPicture, type Uploader, uploaderFor } from './testing.ts'

let swift: TestSwift
let server: TestServer
let member: Member
let uploader: Uploader

beforeAll(async () => {
  swift = await startSwift()
  server = await startTestServer({
    S3_ENDPOINT: swift.endpoint,
    S3_BUCKET: swift.bucket,
    S3_REGION: swift.region,
    S3_ACCESS_KEY_ID: swift.accessKeyId,
    S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
  })
  member = await newMember(server)
  uploader = uploaderFor(server, member)
})

afterAll(async () => {
  await server?.close()
  await swift?.stop()
})

const request = (key: string, bytes: Uint8Array, more: { upload_id?: string; file_size?: number } = {}) =>
  server.call(
    uploadsCalls.beginUpload,
    { key, content_type: 'image/png', file_size: bytes.byteLength, ...more },
    { token: member.token },
  )
const finish = (key: string, uploadId: string, sizeBytes: number) =>
  server.call(uploadsCalls.finishUpload, { key, upload_id: uploadId, file_size: sizeBytes }, { token: member.token })

const send = async ({ parts, part_size: partBytes }: SignedUpload, bytes: Uint8Array): Promise<number[]> => {
  const statuses: number[] = []
  for (const { number, url } of parts) {
    const body = Buffer.from(bytes.subarray((number - 1) * partBytes, number * partBytes))
    statuses.push((await fetch(url, { method: 'PUT', body })).status)
  }
  return statuses
}

const write = async (key: string, bytes: Uint8Array, more: Partial<Claim> = {}) => {
  const { data } = await request(key, bytes)
  expect(new Set(await send(data, bytes))).toEqual(new Set([200]))
  expect((await finish(key, data.upload_id, bytes.byteLength)).code).toBe(200)
  return uploader.save(uploader.claim(key, bytes, more))
}

it('A5: a member is told that the store issues no credentials', async () => {
  expect(await uploader.credential({ type: 0, allow: 0 })).toMatchObject({
    signed: 1,
    tmpSecretKey: '',
    domain: swift.endpoint,
  })
})

it('A5: a picture goes to the store in parts, is registered, and is seen at a signed address', async () => {
  const bytes = await smallPicture()
  const key = uploader.newKey('a.png')
  expect(await write(key, bytes)).toMatchObject({ code: 200, data: { url: key } })
  const { urls = {} } = await uploader.credential({ type: 0, allow: 1, keys: key })
  const seen = await fetch(urls[key] ?? '', { headers: { origin: 'https://page.example' } })
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(seen.headers.get('access-control-allow-origin')).not.toBeNull()
  // A registered file never changes.
  expect((await request(key, bytes)).code).toBe(5019)
})

it('A5: a public picture is seen without any policy of the bucket', async () => {
  const bytes = await smallPicture()
  const key = uploader.newKey('a.png', 'avatar')
  expect((await write(key, bytes, { upload_type: 'avatar' })).code).toBe(200)
  const address = new URL(server.context.storage.publicUrl(key), `http://127.0.0.1:${server.port}`)
  const seen = await fetch(address)
  expect([seen.status, seen.redirected, seen.headers.get('content-type')]).toEqual([200, true, 'image/png'])
  const closed = uploader.newKey('b.png')
  expect((await fetch(new URL(`/oss/cliffhanger/${closed}`, address))).status).toBe(403)
})

it('A5: a large file is continued: only what has not arrived is asked for again', async () => {
  const bytes = randomBytes(maxPartBytes + 1000)
  const key = uploader.newKey('a.bin')
  const { data } = await request(key, bytes)
  expect(data.parts.map(({ number }) => number)).toEqual([1, 2])
  await send({ ...data, parts: data.parts.slice(0, 1) }, bytes)
  // Not whole: nothing is joined, and what arrived stays.
  expect((await finish(key, data.upload_id, bytes.byteLength)).code).toBe(4000)
  const { data: again } = await request(key, bytes, { upload_id: data.upload_id })
  expect(again.parts.map(({ number }) => number)).toEqual([2])
  expect(await send(again, bytes)).toEqual([200])
  expect((await finish(key, data.upload_id, bytes.byteLength)).code).toBe(200)
  expect((await finish(key, data.upload_id, bytes.byteLength)).code).toBe(200)
  expect(await server.context.storage.head(key)).toMatchObject({ sizeBytes: bytes.byteLength })
})

it("A5: nobody writes into another member's folder, more than a file may be, or where nothing was begun", async () => {
  const bytes = await smallPicture()
  const other = await newMember(server)
  const foreign = uploader.newKey('a.png').replace(`/${member.userId}/`, `/${other.userId}/`)
  expect((await request(foreign, bytes)).code).toBe(5019)
  expect((await finish(foreign, 'x', 1)).code).toBe(5019)
  expect((await request('media/1/master.m3u8', bytes)).code).toBe(5019)
  const key = uploader.newKey('a.png')
  expect((await request(key, bytes, { file_size: 2 ** 31 })).code).toBe(4000)
  expect((await request(key, bytes, { upload_id: sha256(bytes) })).code).toBe(5019)
  expect((await finish(key, sha256(bytes), 1)).code).toBe(5019)
})

it('A5: a member begins at most as much in a day and folder as credentials of our own store allow', async () => {
  const filler = await newMember(server)
  const mine = uploaderFor(server, filler)
  const begin = (key: string, fileSize: number, uploadId?: string) =>
    server.call(
      uploadsCalls.beginUpload,
      { key, content_type: 'video/mp4', file_size: fileSize, ...(uploadId !== undefined && { upload_id: uploadId }) },
      { token: filler.token, language: 'en' },
    )
  const first = mine.newKey('first.mp4')
  const { data: begun } = await begin(first, maxFileBytes.video)
  for (let left = maxDayBytes - maxFileBytes.video; left > 0; left -= maxFileBytes.video)
    expect((await begin(mine.newKey('more.mp4'), Math.min(left, maxFileBytes.video))).code).toBe(200)
  const refused = await Promise.all([1, 2, 3].map(() => begin(mine.newKey('over.mp4'), 1)))
  expect(refused.map(({ code }) => code)).toEqual([4006, 4006, 4006])
  expect(refused[0]?.msg).toContain('tomorrow')
  expect(Reflect.get(refused[0]?.data ?? {}, 'retry_after')).toBeLessThanOrEqual(86_400)
  // What was begun goes on, a picture of one's own has a folder of its own, and others have theirs.
  expect((await begin(first, maxFileBytes.video, begun.upload_id)).code).toBe(200)
  expect((await begin(mine.newKey('face.png', 'avatar'), 1000)).code).toBe(200)
  expect((await request(uploader.newKey('a.png'), await smallPicture())).code).toBe(200)
  server.advance(dayMs)
  const [again] = await server.owner.query<{ days: number }>('select count(*)::int as days from upload_days')
  expect(again?.days).toBeGreaterThan(0)
  await collectOrphans(server.context, AbortSignal.timeout(60_000))
  server.advance(dayMs)
  await collectOrphans(server.context, AbortSignal.timeout(60_000))
  expect(await server.owner.query('select from upload_days')).toEqual([])
})

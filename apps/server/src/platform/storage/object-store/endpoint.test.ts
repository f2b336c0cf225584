import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, openTestStore, type TestStore } from './testing.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})

afterAll(() => store.close())

const bytesOf = async (client: S3Client, key: string) =>
  Buffer.from((await (await client.send(new GetObjectCommand(at(key)))).Body?.transformToByteArray()) ?? [])
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

describe('the official client', () => {
  it('stores and reads objects under keys of every kind', async () => {
    const client = await store.clientFor('chat/7/')
    for (const name of ['plain.txt', 'a b+é(1)!~.txt', 'deep/er/名前.png', "quote'&<>%41@.txt", 'colon:star*.txt']) {
      const body = randomBytes(1000)
      const put = await client.send(
        new PutObjectCommand({
          ...at(`chat/7/${name}`),
          Body: body,
          ContentType: 'text/plain',
          CacheControl: 'no-store',
        }),
      )
      expect(put.ETag).toBe(`"${md5(body)}"`)
      const head = await client.send(new HeadObjectCommand(at(`chat/7/${name}`)))
      expect(head).toMatchObject({ ContentLength: 1000, ContentType: 'text/plain', CacheControl: 'no-store' })
      expect(await bytesOf(client, `chat/7/${name}`)).toEqual(body)
    }
    const listed: string[] = []
    for await (const info of store.storage.list('chat/7/')) listed.push(info.key)
    expect(listed).toContain("chat/7/quote'&<>%41@.txt")
    expect(listed).toHaveLength(5)
  })

  it('stores an empty object, and a stream sent in chunks with its checksum behind', async () => {
    const client = await store.clientFor('chat/8/')
    await client.send(new PutObjectCommand({ ...at('chat/8/empty'), Body: '' }))
    expect(await bytesOf(client, 'chat/8/empty')).toHaveLength(0)
    const body = randomBytes(300_000)
    const pieces = Readable.from([body.subarray(0, 1), body.subarray(1, 70_000), body.subarray(70_000)])
    await client.send(new PutObjectCommand({ ...at('chat/8/stream'), Body: pieces, ContentLength: body.byteLength }))
    expect(await bytesOf(client, 'chat/8/stream')).toEqual(body)
  })

  it('V-28: uploads in parts of 8 MiB, three at a time', async () => {
    const client = await store.clientFor('video/')
    const body = randomBytes(20 * 1024 * 1024)
    const upload = new Upload({
      client,
      params: { ...at('video/a.mp4'), Body: body, ContentType: 'video/mp4' },
      partSize: maxPartBytes,
      queueSize: 3,
    })
    expect((await upload.done()).ETag).toMatch(/^"[0-9a-f]{32}-3"$/)
    expect(md5(await bytesOf(client, 'video/a.mp4'))).toBe(md5(body))
  })

  it('resumes an upload by listing its parts, replaces a part, and completes twice alike', async () => {
    const client = await store.clientFor('video/')
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ ...at('video/b'), ContentType: 'video/mp4' }),
    )
    const part = (PartNumber: number, Body: string) =>
      client.send(new UploadPartCommand({ ...at('video/b'), UploadId, PartNumber, Body }))
    await part(1, 'wrong')
    await part(2, 'two')
    const first = await part(1, 'one ')
    const listed = await client.send(new ListPartsCommand({ ...at('video/b'), UploadId }))
    expect(listed.Parts?.map((each) => [each.PartNumber, each.Size])).toEqual([
      [1, 4],
      [2, 3],
    ])
    expect(listed.Parts?.[0]?.ETag).toBe(first.ETag)
    const complete = new CompleteMultipartUploadCommand({
      ...at('video/b'),
      UploadId,
      MultipartUpload: { Parts: (listed.Parts ?? []).map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) },
    })
    const twice = await Promise.all([client.send(complete), client.send(complete)])
    const [ETag] = twice.map((each) => each.ETag)
    expect(twice[1]?.ETag).toBe(ETag)
    const again = await Promise.all([client.send(complete), client.send(complete)])
    expect(again.map((each) => each.ETag)).toEqual([ETag, ETag])
    expect((await bytesOf(client, 'video/b')).toString()).toBe('one two')
    expect((await client.send(new HeadObjectCommand(at('video/b')))).ContentType).toBe('video/mp4')
  })

  it('refuses parts that are missing, in disorder or of an ended upload', async () => {
    const client = await store.clientFor('video/')
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at('video/c')))
    const { ETag } = await client.send(new UploadPartCommand({ ...at('video/c'), UploadId, PartNumber: 2, Body: 'x' }))
    const complete = (...numbers: number[]) =>
      client.send(
        new CompleteMultipartUploadCommand({
          ...at('video/c'),
          UploadId,
          MultipartUpload: { Parts: numbers.map((PartNumber) => ({ PartNumber, ETag })) },
        }),
      )
    await expect(complete(1, 2)).rejects.toMatchObject({ name: 'InvalidPart' })
    await expect(complete(2, 2)).rejects.toMatchObject({ name: 'InvalidPartOrder' })
    await client.send(new AbortMultipartUploadCommand({ ...at('video/c'), UploadId }))
    await expect(complete(2)).rejects.toMatchObject({ name: 'NoSuchUpload' })
    await expect(client.send(new ListPartsCommand({ ...at('video/other'), UploadId }))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    })
  })

  it('reads ranges and refuses one outside the object', async () => {
    const client = await store.clientFor('chat/9/')
    await client.send(new PutObjectCommand({ ...at('chat/9/r'), Body: '0123456789' }))
    const range = async (Range: string) =>
      (await client.send(new GetObjectCommand({ ...at('chat/9/r'), Range }))).Body?.transformToString()
    expect(await range('bytes=2-4')).toBe('234')
    expect(await range('bytes=7-')).toBe('789')
    expect(await range('bytes=-2')).toBe('89')
    await expect(range('bytes=10-')).rejects.toMatchObject({ $metadata: { httpStatusCode: 416 } })
  })

  it('a signed address reads one object without further proof and stays the same for a while', async () => {
    await store.storage.put('chat/10/p', 'secret', { contentType: 'text/html' })
    await store.storage.put('chat/10/pp', 'other', { contentType: 'text/plain' })
    const url = await store.storage.signedUrl('chat/10/p', { lifetimeS: 600, origin: store.origin })
    expect(await store.storage.signedUrl('chat/10/p', { lifetimeS: 600, origin: store.origin })).toBe(url)
    const reply = await fetch(url)
    expect(await reply.text()).toBe('secret')
    expect(reply.headers.get('content-disposition')).toBe('attachment')
    expect((await fetch(url, { headers: { range: 'bytes=0-1' } })).status).toBe(206)
    expect((await fetch(url.replace('/p?', '/pp?'))).status).toBe(403)
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403)
  })
})

import { createHash, randomBytes } from 'node:crypto'
import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoreAction, TemporaryCredential } from '../storage.ts'
import { openTestStore, type TestStore } from './testing.ts'

/** The store as a browser's small client speaks to it. */
let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})

afterAll(() => store.close())

const credentialFor = (prefix: string, actions: readonly StoreAction[] = ['read', 'write']) =>
  store.storage.temporaryCredential({ prefix, actions, lifetimeS: 1800 })
const clientWith = (credential: TemporaryCredential) =>
  new AwsClient({ ...credential, service: 's3', region: credential.region, retries: 0 })
const address = (key: string) => `${store.origin}/oss/cliffhanger/${key}`
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const codeOf = async (reply: Response) => /<Code>([^<]+)</.exec(await reply.text())?.[1]

describe('aws4fetch', () => {
  it('puts with a signed header and a hash of the body, and reads it back', async () => {
    const client = clientWith(await credentialFor('chat/7/'))
    const body = randomBytes(5000)
    const headers = { 'content-type': 'image/jpeg', 'x-amz-content-sha256': sha256(body) }
    const put = await client.fetch(address('chat/7/a.jpg'), { method: 'PUT', body, headers })
    expect([put.status, put.headers.get('etag')]).toEqual([200, `"${createHash('md5').update(body).digest('hex')}"`])
    const got = await client.fetch(address('chat/7/a.jpg'))
    expect(got.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await got.arrayBuffer())).toEqual(body)
  })

  it('refuses bytes that do not match their hash, and keeps nothing', async () => {
    const client = clientWith(await credentialFor('chat/7/'))
    const headers = { 'x-amz-content-sha256': sha256(Buffer.from('announced')) }
    const put = await client.fetch(address('chat/7/other'), { method: 'PUT', body: 'delivered', headers })
    expect([put.status, await codeOf(put)]).toEqual([400, 'InvalidDigest'])
    expect(await store.storage.head('chat/7/other')).toBeUndefined()
  })

  it.each([
    ['crc32', 'y/Q5Jg=='],
    ['crc32c', '4waSgw=='],
    ['sha1', '98O8HYCOBHMq32eZZczDTKeuNEE='],
    ['sha256', 'FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU='],
  ])('holds a body against its checksum %s', async (name, checksum) => {
    const client = clientWith(await credentialFor('chat/8/'))
    const bodyOf = (value: string) => ({
      method: 'PUT',
      body: '123456789',
      headers: { [`x-amz-checksum-${name}`]: value },
    })
    expect((await client.fetch(address('chat/8/sum'), bodyOf(checksum))).status).toBe(200)
    const wrong = await client.fetch(address('chat/8/none'), bodyOf(`A${checksum.slice(1)}`))
    expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'InvalidDigest'])
  })

  it('V-28: puts through a presigned address, whole and in parts, and resumes by the list of parts', async () => {
    const client = clientWith(await credentialFor('chat/9/'))
    const presigned = async (key: string, method: string, query: Record<string, string> = {}) =>
      (await client.sign(`${address(key)}?${new URLSearchParams(query)}`, { method, aws: { signQuery: true } })).url
    const whole = await fetch(await presigned('chat/9/whole', 'PUT'), { method: 'PUT', body: 'hello' })
    expect(whole.status).toBe(200)

    const created = await fetch(await presigned('chat/9/parts', 'POST', { uploads: '' }), { method: 'POST' })
    const uploadId = /<UploadId>([^<]+)</.exec(await created.text())?.[1] ?? ''
    for (const [partNumber, body] of [
      ['1', 'one '],
      ['2', 'two '],
      ['3', 'three'],
    ] as const) {
      const part = await fetch(await presigned('chat/9/parts', 'PUT', { uploadId, partNumber }), {
        method: 'PUT',
        body,
      })
      expect(part.status).toBe(200)
    }
    const page = async (query: Record<string, string>) =>
      (await client.fetch(`${address('chat/9/parts')}?${new URLSearchParams({ uploadId, ...query })}`)).text()
    const first = await page({ 'max-parts': '2' })
    expect(first).toContain('<IsTruncated>true</IsTruncated>')
    expect(first).toContain('<NextPartNumberMarker>2</NextPartNumberMarker>')
    const rest = await page({ 'part-number-marker': '2' })
    expect(rest).toContain('<IsTruncated>false</IsTruncated>')
    const etags = [...`${first}${rest}`.matchAll(/<ETag>([^<]+)</g)].map(([, etag = '']) => etag)
    expect(etags).toHaveLength(3)
    const list = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
    const completed = await fetch(await presigned('chat/9/parts', 'POST', { uploadId }), { method: 'POST', body })
    expect(completed.status).toBe(200)
    expect(await (await client.fetch(address('chat/9/parts'))).text()).toBe('one two three')
  })

  it('aborts an upload', async () => {
    const client = clientWith(await credentialFor('chat/9/'))
    const created = await client.fetch(`${address('chat/9/aborted')}?uploads=`, { method: 'POST' })
    const uploadId = /<UploadId>([^<]+)</.exec(await created.text())?.[1] ?? ''
    const aborted = await client.fetch(`${address('chat/9/aborted')}?uploadId=${uploadId}`, { method: 'DELETE' })
    expect(aborted.status).toBe(204)
    const gone = await client.fetch(`${address('chat/9/aborted')}?uploadId=${uploadId}&partNumber=1`, {
      method: 'PUT',
      body: 'x',
    })
    expect([gone.status, await codeOf(gone)]).toEqual([404, 'NoSuchUpload'])
  })

  it('reads a range', async () => {
    const client = clientWith(await credentialFor('chat/10/'))
    await client.fetch(address('chat/10/r'), { method: 'PUT', body: '0123456789' })
    const part = await client.fetch(address('chat/10/r'), { headers: { range: 'bytes=3-5' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 3-5/10', '345'])
    const outside = await client.fetch(address('chat/10/r'), { headers: { range: 'bytes=10-' } })
    expect([outside.status, await codeOf(outside)]).toEqual([416, 'InvalidRange'])
  })
})

describe('crossed and replayed credentials', () => {
  it('refuses the token of one with the keys of another', async () => {
    const [mine, theirs] = [await credentialFor('chat/1/'), await credentialFor('chat/2/')]
    const attempts: readonly TemporaryCredential[] = [
      { ...mine, sessionToken: theirs.sessionToken },
      { ...mine, sessionToken: theirs.sessionToken, accessKeyId: theirs.accessKeyId },
      { ...theirs, sessionToken: mine.sessionToken, secretAccessKey: mine.secretAccessKey },
      { ...mine, sessionToken: '' },
    ]
    for (const credential of attempts)
      for (const key of ['chat/1/x', 'chat/2/x']) {
        const reply = await clientWith(credential).fetch(address(key), { method: 'PUT', body: 'x' })
        expect(reply.status).toBe(403)
      }
  })

  it('takes a request only for the key, the method and the query that were signed', async () => {
    const signed = await clientWith(await credentialFor('chat/1/')).sign(address('chat/1/mine'), {
      method: 'PUT',
      body: 'x',
    })
    const replay = (key: string, method = 'PUT') =>
      fetch(address(key), { method, headers: signed.headers, ...(method === 'PUT' && { body: 'x' }) })
    expect((await replay('chat/1/mine')).status).toBe(200)
    for (const key of ['chat/1/other', 'chat/1/mine?uploads=', 'chat/1/mine%2F..%2F..%2F2%2Fx'])
      expect([400, 403]).toContain((await replay(key)).status)
    expect((await replay('chat/1/mine', 'DELETE')).status).toBe(403)
    store.forward(16 * minuteMs)
    const late = await replay('chat/1/mine')
    store.forward(-16 * minuteMs)
    expect([late.status, await codeOf(late)]).toEqual([403, 'RequestTimeTooSkewed'])
  })

  it('replaces nothing that the server stored for good, neither whole nor in parts', async () => {
    const client = clientWith(await credentialFor('chat/1/'))
    const begin = async () =>
      /<UploadId>([^<]+)</.exec(
        await (await client.fetch(`${address('chat/1/final')}?uploads=`, { method: 'POST' })).text(),
      )?.[1] ?? ''
    const uploadId = await begin()
    const part = await client.fetch(`${address('chat/1/final')}?uploadId=${uploadId}&partNumber=1`, {
      method: 'PUT',
      body: 'evil',
    })
    await store.storage.put('chat/1/final', 'good', { contentType: 'image/png', isFinal: true })
    const put = await client.fetch(address('chat/1/final'), { method: 'PUT', body: 'evil' })
    expect([put.status, await codeOf(put)]).toEqual([403, 'AccessDenied'])
    const body = `<C><Part><PartNumber>1</PartNumber><ETag>${part.headers.get('etag')}</ETag></Part></C>`
    const completed = await client.fetch(`${address('chat/1/final')}?uploadId=${uploadId}`, { method: 'POST', body })
    expect([completed.status, await codeOf(completed)]).toEqual([403, 'AccessDenied'])
    expect(await (await client.fetch(address('chat/1/final'))).text()).toBe('good')
    await store.storage.put('chat/1/final', 'better', { contentType: 'image/png', isFinal: true })
    expect(await (await client.fetch(address('chat/1/final'))).text()).toBe('better')
  })
})

it('stops a folder that takes in too much on a day, until the next', async () => {
  const scope = { prefix: 'chat/12/', actions: ['write'], lifetimeS: 1800, maxDayBytes: 10 } as const
  const put = async (key: string, body: string) =>
    (await clientWith(await store.storage.temporaryCredential(scope)).fetch(address(key), { method: 'PUT', body }))
      .status
  expect([await put('chat/12/a', '123456'), await put('chat/12/b', '12345'), await put('chat/12/b', '1234')]).toEqual([
    200, 503, 200,
  ])
  const toTomorrowMs = dayMs
  store.forward(toTomorrowMs)
  const credential = await store.storage.temporaryCredential(scope)
  const request = await clientWith(credential).sign(address('chat/12/c'), {
    method: 'PUT',
    body: '123456',
    aws: { datetime: new Date(Date.now() + toTomorrowMs).toISOString().replace(/[-:]|\.\d{3}/g, '') },
  })
  const tomorrow = await fetch(request.url, { method: 'PUT', headers: request.headers, body: '123456' })
  store.forward(-toTomorrowMs)
  expect(tomorrow.status).toBe(200)
})

describe('what a browser is told', () => {
  it.each([
    ['image/jpeg', null],
    ['video/mp4', null],
    ['audio/webm', null],
    ['image/svg+xml', 'attachment'],
    ['text/html', 'attachment'],
    ['application/javascript', 'attachment'],
    ['application/pdf', 'attachment'],
    ['application/xhtml+xml', 'attachment'],
  ])('shows %s with disposition %s and never guesses', async (contentType, disposition) => {
    const client = clientWith(await credentialFor('chat/11/'))
    await client.fetch(address('chat/11/x'), { method: 'PUT', body: 'x', headers: { 'content-type': contentType } })
    const reply = await client.fetch(address('chat/11/x'))
    expect(reply.headers.get('content-disposition')).toBe(disposition)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { beforeEach, expect, it } from 'vitest'
import { Refused } from '../call-error.ts'
import { FakeObjectStore } from '../testing/fake-object-store.ts'
import { createObjectSender } from './object-sender.ts'
import type { SignedCalls } from './store-access.ts'
import { outgoingObject } from './testing.ts'

let store: FakeObjectStore
let requested: number
let finish: SignedCalls['finish']
const sender = createObjectSender({ pause: async () => undefined })

beforeEach(() => {
  store = new FakeObjectStore()
  requested = 0
  finish = async () => ({})
})

/** An object the server signs addresses for. */
const signedObject = (sizeBytes: number) =>
  outgoingObject(sizeBytes, (key) => ({
    begin: async () => {
      requested += 1
      const arrived = store.uploads.get('u') ?? new Map()
      store.uploads.set('u', arrived)
      const numbers = Array.from({ length: Math.ceil(sizeBytes / maxPartBytes) }, (_, index) => index + 1)
      return {
        upload_id: 'u',
        part_size: maxPartBytes,
        expiredTime: Math.floor(Date.now() / 1000) + 1800,
        parts: numbers
          .filter((number) => !arrived.has(number))
          .map((number) => ({
            number,
            url: `http://store.test/oss/bucket/${key}?partNumber=${number}&uploadId=u&X-Amz-Signature=${requested}`,
          })),
      }
    },
    finish: (uploadId) => finish(uploadId),
    drop: async () => ({}),
  }))

const sendAtOnce = async (sizeBytes: number): Promise<void> => {
  const { open, content } = signedObject(sizeBytes)
  await sender.sendAtOnce(await open(), content)
}

it('A5: an object that is written at once travels in parts where it is larger than one', async () => {
  await sendAtOnce(maxPartBytes + 10)
  expect(store.requested('PUT').map(({ query, body }) => [query.get('partNumber'), body.size])).toEqual([
    ['1', maxPartBytes],
    ['2', 10],
  ])
  expect(store.heard.every(({ headers }) => headers.size === 0)).toBe(true)
})

it('A5: an address that ended is asked for anew, once', async () => {
  store.meet = ({ query }) => (query.get('X-Amz-Signature') === '1' ? { status: 403 } : undefined)
  await sendAtOnce(1000)
  expect(requested).toBe(2)
  store.uploads.clear()
  store.meet = () => ({ status: 403 })
  await expect(sendAtOnce(2000)).rejects.toMatchObject({ status: 403 })
})

it('A5: what failed is continued with the parts that are missing', async () => {
  const object = signedObject(maxPartBytes + 10)
  store.meet = ({ query }) => (query.get('partNumber') === '2' ? { status: 403 } : undefined)
  await expect(sender.sendInParts(object)).rejects.toMatchObject({ status: 403 })
  store.meet = () => undefined
  const before = store.heard.length
  await sender.sendInParts(object)
  expect(store.heard.slice(before).map(({ query }) => query.get('partNumber'))).toEqual(['2'])
})

it('A5: an upload the server does not know any more is begun anew at the next try', async () => {
  const object = signedObject(maxPartBytes + 10)
  finish = () => Promise.reject(new Refused(refusalCodes.fileNotUploaded, ''))
  await expect(sender.sendInParts(object)).rejects.toMatchObject({ status: 404 })
  finish = async () => ({})
  store.uploads.clear()
  await sender.sendInParts(object)
  expect(store.requested('PUT')).toHaveLength(4)
})

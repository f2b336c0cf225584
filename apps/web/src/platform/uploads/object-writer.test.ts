import '../../testing/browser.ts'
import { FakeObjectStore } from '@cliffhanger/client/testing/fake-object-store.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exampleUser } from '../../testing/examples.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { clearSession, storeSession } from '../session/session.ts'
import { closeDatabase, deleteDatabase, openDatabase } from '../storage/local-database.ts'
import { forgetCredential } from './credentials.ts'
import { answerUploads, sealedCredential } from './testing.ts'
import { uploadFile } from './upload-file.ts'

const me = exampleUser.user_id
let server: FakeServer
let store: FakeObjectStore

beforeEach(async () => {
  server = new FakeServer()
  answerUploads(server)
  server.answer(uploadsCalls.getCredential, () => sealedCredential({ tmpSecretId: '', tmpSecretKey: '', signed: 1 }))
  server.answer(uploadsCalls.beginUpload, ({ body }) => {
    const { key, file_size: sizeBytes } = uploadsCalls.beginUpload.request.parse(body)
    store.uploads.set('u', store.uploads.get('u') ?? new Map())
    const arrived = store.uploads.get('u')
    const numbers = Array.from({ length: Math.ceil(sizeBytes / maxPartBytes) }, (_, index) => index + 1)
    return {
      upload_id: 'u',
      part_size: maxPartBytes,
      expiredTime: Math.floor(Date.now() / 1000) + 1800,
      parts: numbers
        .filter((number) => !arrived?.has(number))
        .map((number) => ({
          number,
          url: `http://store.test/oss/bucket/${key}?partNumber=${number}&uploadId=u&X-Amz-Signature=1`,
        })),
    }
  })
  server.answer(uploadsCalls.finishUpload, () => ({}))
  store = new FakeObjectStore()
  storeSession({ accessToken: 'a', refreshToken: 'r', user: exampleUser })
  await openDatabase(me)
})

afterEach(async () => {
  forgetCredential('chat')
  clearSession()
  closeDatabase()
  await deleteDatabase(me)
})

const voice = (size: number): File => new File([new Uint8Array(size)], 'voice.webm', { type: 'audio/webm' })
const upload = (size: number) => uploadFile(voice(size), { kind: 'chat', durationSeconds: 3 })

it('A5: writes in parts at signed addresses, without a header of its own, and has the server join them', async () => {
  const { url } = await upload(maxPartBytes + 10)
  expect(store.heard.map(({ method, query }) => [method, query.get('partNumber')])).toEqual([
    ['PUT', '1'],
    ['PUT', '2'],
  ])
  expect(store.heard.every(({ headers }) => headers.size === 0)).toBe(true)
  expect(server.requested(uploadsCalls.finishUpload)).toEqual([
    { key: url, upload_id: 'u', file_size: maxPartBytes + 10 },
  ])
})

it('A5: a small file goes the same way', async () => {
  await upload(1000)
  expect(store.requested('PUT')).toHaveLength(1)
  expect(server.requested(uploadsCalls.finishUpload)).toHaveLength(1)
})

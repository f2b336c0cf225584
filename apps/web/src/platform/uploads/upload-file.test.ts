import '../../testing/browser.ts'
import { createHash } from 'node:crypto'
import { FakeObjectStore } from '@cliffhanger/client/testing/fake-object-store.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { maxFileBytes, maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exampleUser } from '../../testing/examples.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { clearSession, storeSession } from '../session/session.ts'
import { closeDatabase, deleteDatabase, openDatabase } from '../storage/local-database.ts'
import { forgetCredential } from './credentials.ts'
import { answerUploads } from './testing.ts'
import { uploadFile } from './upload-file.ts'

const me = exampleUser.user_id
let server: FakeServer
let store: FakeObjectStore

beforeEach(async () => {
  server = new FakeServer()
  answerUploads(server)
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

const voice = (size = 1000): File => new File([new Uint8Array(size)], 'voice.webm', { type: 'audio/webm;codecs=opus' })
const hashOf = (size: number): string => createHash('sha256').update(new Uint8Array(size)).digest('hex')
const upload = (file: File, onProgress?: (percent: number) => void) =>
  uploadFile(file, { kind: 'chat', durationSeconds: 3, ...(onProgress && { onProgress }) })

it('is sent and then registered with what the server checks', async () => {
  const uploaded = await upload(voice())
  const [key] = store.objects.keys()
  expect(server.requested(uploadsCalls.findUpload)).toEqual([
    { file_hash: hashOf(1000), file_size: 1000, content_type: 'audio/webm;codecs=opus', upload_type: 'chat' },
  ])
  expect(server.requested(uploadsCalls.saveUpload)).toEqual([
    {
      url: key,
      thumb_url: '',
      file_name: 'voice.webm',
      content_type: 'audio/webm;codecs=opus',
      file_size: 1000,
      file_hash: hashOf(1000),
      upload_type: 'chat',
      file_total: 1,
      duration: 3,
      resource_type: 'audio',
    },
  ])
  expect(uploaded).toMatchObject({ url: key, thumb_url: `${key}.thumb`, file_id: 1, duration: 3, file_size: 1000 })
})

it('is not sent again when I uploaded it before', async () => {
  const found = { is_exist: 1, url: 'chat/7/a.webm', thumb_url: '', file_id: 9 } as const
  server.answer(uploadsCalls.findUpload, () => found)
  expect(await upload(voice())).toMatchObject({ url: 'chat/7/a.webm', file_id: 9 })
  expect(store.heard).toEqual([])
  expect(server.requested(uploadsCalls.saveUpload)).toEqual([])
})

it('S-43: tells 0 to 100', async () => {
  const notified: number[] = []
  await upload(voice(), (percent) => notified.push(percent))
  expect(notified[0]).toBe(0)
  expect(notified.at(-1)).toBe(100)
  expect(notified.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100)).toBe(true)
})

it('S-43, E-20: tells -1 and is rejected when it fails', async () => {
  const notified: number[] = []
  server.refuse(uploadsCalls.saveUpload, refusalCodes.fileNotUploaded)
  await expect(upload(voice(), (percent) => notified.push(percent))).rejects.toMatchObject({ code: 5019 })
  expect(notified.at(-1)).toBe(-1)
})

it('is refused before a byte is sent where it is over the limit of its kind', async () => {
  await expect(upload(voice(maxFileBytes.audio + 1))).rejects.toMatchObject({ name: 'UnfitFile', reason: 'tooLarge' })
  expect(server.heard).toEqual([])
})

it('that the server refused is sent anew: what was sent is not taken for good', async () => {
  server.refuse(uploadsCalls.saveUpload, refusalCodes.fileNotUploaded)
  await expect(upload(voice(maxPartBytes + 1))).rejects.toMatchObject({ code: 5019 })
  answerUploads(server)
  await upload(voice(maxPartBytes + 1))
  expect(store.objects.size).toBe(2)
})

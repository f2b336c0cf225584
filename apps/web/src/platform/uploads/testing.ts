import { createCipheriv, randomBytes } from 'node:crypto'
import { defaultConfigKey } from '@cliffhanger/contract/config-key.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import type { TmpKey } from '@cliffhanger/contract/uploads/schemas.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

const seal = (text: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(defaultConfigKey, 'base64'), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** A credential as the server seals it, good for 30 minutes. */
export const sealedCredential = (changes: Partial<TmpKey> = {}): string => {
  const now = Math.floor(Date.now() / 1000)
  const credential: TmpKey = {
    tmpSecretId: 'AKID',
    tmpSecretKey: 'secret',
    sessionToken: 'token',
    startTime: now,
    expiredTime: now + 1800,
    bucket: 'bucket',
    region: 'us-east-1',
    domain: 'http://store.test/oss',
    ...changes,
  }
  return seal(JSON.stringify(credential))
}

/** A server that knows no file, gives out credentials, and registers whatever it is told. */
export const answerUploads = (server: FakeServer): void => {
  server.answer(uploadsCalls.findUpload, () => ({ is_exist: 0, url: '', thumb_url: '', file_id: 0 }) as const)
  server.answer(uploadsCalls.getCredential, () => sealedCredential())
  server.answer(uploadsCalls.saveUpload, ({ body }) => {
    const { url } = uploadsCalls.saveUpload.request.parse(body)
    return { file_id: 1, url, thumb_url: `${url}.thumb` }
  })
}

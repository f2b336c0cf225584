import type { BegunUpload, OutgoingObject, UploadMemory } from './object-sender.ts'
import { createObjectWriter } from './object-writer.ts'
import type { SignedCalls, StoreCredential } from './store-access.ts'

const credential: StoreCredential = {
  tmpSecretId: 'AKID',
  tmpSecretKey: 'secret',
  sessionToken: 'token',
  region: 'us-east-1',
  bucketUrl: 'http://store.test/oss/bucket',
  aheadMs: 0,
  isSigned: false,
}

const noCalls: SignedCalls = {
  begin: () => Promise.reject(new TypeError('the store issues credentials')),
  finish: () => Promise.reject(new TypeError('the store issues credentials')),
  drop: () => Promise.reject(new TypeError('the store issues credentials')),
}

const createMemory = (): UploadMemory => {
  let begun: BegunUpload | undefined
  return {
    read: async () => begun,
    write: async (now) => {
      begun = now
    },
    forget: async () => {
      begun = undefined
    },
  }
}

let nextKey = 1

/** An object of so many bytes for the store of a test; at signed addresses where `signedCalls` are given. */
export const outgoingObject = (sizeBytes: number, signedCalls?: (key: string) => SignedCalls): OutgoingObject => ({
  content: new Blob([new Uint8Array(sizeBytes)]),
  memory: createMemory(),
  open: async (key = `films/${nextKey++}.mp4`) =>
    createObjectWriter(
      {
        credential: async () => ({ ...credential, isSigned: signedCalls !== undefined }),
        forgetCredential: () => undefined,
        signedCalls: signedCalls?.(key) ?? noCalls,
      },
      { key, sizeBytes, contentType: 'video/mp4' },
    ),
})

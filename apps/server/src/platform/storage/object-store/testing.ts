import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import Fastify, { type FastifyInstance } from 'fastify'
import { type EmbeddedStorage, openEmbeddedStorage } from '../embedded-storage.ts'
import type { StoreAction, TemporaryCredential } from '../storage.ts'
import { objectStoreEndpoint } from './endpoint.ts'

/** An embedded store that listens, with a clock of its own. */
export interface TestStore {
  readonly storage: EmbeddedStorage
  readonly app: FastifyInstance
  readonly origin: string
  /** Moves the store's clock; the client's goes on as it does. */
  forward(ms: number): void
  clientWith(credentials: TemporaryCredential): S3Client
  clientFor(prefix: string, actions?: readonly StoreAction[], maxObjectBytes?: number): Promise<S3Client>
  close(): Promise<void>
}

/** `more` adds routes of the test's own beside the store's. */
export async function openTestStore(
  more?: (app: FastifyInstance, storage: EmbeddedStorage) => Promise<void>,
): Promise<TestStore> {
  const root = await mkdtemp(join(tmpdir(), 'object-store-'))
  let aheadMs = 0
  const storage = await openEmbeddedStorage({ root, secret: randomBytes(32), clock: () => Date.now() + aheadMs })
  const app = Fastify()
  await app.register(objectStoreEndpoint, { storage })
  await app.register(async (own) => more?.(own, storage))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const clientWith = (credentials: TemporaryCredential) =>
    new S3Client({
      endpoint: `${origin}/oss`,
      region: credentials.region,
      forcePathStyle: true,
      credentials,
      maxAttempts: 1,
    })
  return {
    storage,
    app,
    origin,
    forward(ms) {
      aheadMs += ms
    },
    clientWith,
    async clientFor(prefix, actions = ['read', 'write'], maxObjectBytes) {
      const limit = maxObjectBytes === undefined ? {} : { maxObjectBytes }
      return clientWith(await storage.temporaryCredential({ prefix, actions, lifetimeS: 1800, ...limit }))
    },
    async close() {
      await app.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Where an object is, in the client's words. */
export const at = (Key: string) => ({ Bucket: 'cliffhanger', Key })

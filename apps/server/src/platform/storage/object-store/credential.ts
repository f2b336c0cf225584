import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { StoreAction } from '../storage.ts'

/** What a session token allows. The token itself says it, sealed by the store's secret, so nothing is kept. */
const grantSchema = z.object({
  prefix: z.string(),
  actions: z.array(z.enum(['read', 'write'])),
  expiresMs: z.number(),
  maxObjectBytes: z.number(),
  maxDayBytes: z.optional(z.number()),
  nonce: z.string(),
})

export type Grant = z.output<typeof grantSchema>

export interface SessionCredential {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string
}

const seal = (secret: Uint8Array, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** Credential whose access key id and secret follow from its token. `nonce` tells two alike apart. */
export function issueCredential(
  secret: Uint8Array,
  grant: Omit<Grant, 'actions' | 'nonce'> & { readonly actions: readonly StoreAction[]; readonly nonce?: string },
): SessionCredential {
  const { nonce = randomBytes(9).toString('base64url') } = grant
  const body = Buffer.from(JSON.stringify({ ...grant, nonce })).toString('base64url')
  const sessionToken = `${body}.${seal(secret, body)}`
  return { sessionToken, ...keysOf(secret, sessionToken) }
}

/** Grant and keys of a token; undefined when it is not ours. Whether it has expired is for the caller to see. */
export function openToken(
  secret: Uint8Array,
  sessionToken: string,
): (SessionCredential & { grant: Grant }) | undefined {
  const [body, mac, ...rest] = sessionToken.split('.')
  if (!body || !mac || rest.length > 0 || !isSame(mac, seal(secret, body))) return undefined
  const grant = grantSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return { sessionToken, grant, ...keysOf(secret, sessionToken) }
}

function keysOf(secret: Uint8Array, sessionToken: string) {
  return {
    accessKeyId: `CH${createHash('sha256').update(sessionToken).digest('hex').slice(0, 18).toUpperCase()}`,
    secretAccessKey: seal(secret, `secret access key ${sessionToken}`),
  }
}

/** Compares without telling by its time where two texts part. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.byteLength === right.byteLength && timingSafeEqual(left, right)
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A play ticket opens everything below one asset's folder until it expires. It stands in the path, so that the relative
 * addresses inside the playlists carry it along without cookies, headers or rewriting.
 * Form: `<expiry, seconds, base 36>.<member, base 36, or 0>.<seal>`.
 */
export interface TicketContent {
  readonly assetId: number
  /** 0 where nobody is signed in. */
  readonly userId: number
  readonly expiresS: number
}

const sealBytes = 18

const seal = (secret: Uint8Array, { assetId, userId, expiresS }: TicketContent): Buffer =>
  createHmac('sha256', secret).update(`play:${assetId}:${userId}:${expiresS}`).digest().subarray(0, sealBytes)

export const issueTicket = (secret: Uint8Array, content: TicketContent): string =>
  [content.expiresS.toString(36), content.userId.toString(36), seal(secret, content).toString('base64url')].join('.')

/** Whether the ticket opens this asset now. */
export function isTicketValid(secret: Uint8Array, ticket: string, assetId: number, nowMs: number): boolean {
  const [, expiry = '', user = '', mac = ''] = /^([0-9a-z]{1,8})\.([0-9a-z]{1,11})\.([\w-]{24})$/.exec(ticket) ?? []
  const content = { assetId, userId: Number.parseInt(user, 36), expiresS: Number.parseInt(expiry, 36) }
  const expected = seal(secret, content)
  const given = Buffer.from(mac, 'base64url')
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected) && nowMs < content.expiresS * 1000
}

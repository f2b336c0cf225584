import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A play ticket opens everything below one asset's folders until it expires or its login session ends. It stands in the path, so that the
 * relative addresses inside the playlists carry it along without cookies, headers or rewriting.
 * Form: `<expiry, seconds>.<member>.<login session>.<s: with the quality for SVIP, or b>.<seal>`, numbers in base 36.
 */
export interface TicketContent {
  readonly assetId: number
  readonly userId: number
  readonly sessionId: number
  readonly isSvip: boolean
  readonly expiresS: number
}

const sealBytes = 18
const form = /^([0-9a-z]{1,8})\.([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([sb])\.([\w-]{24})$/

const seal = (secret: Uint8Array, { assetId, userId, sessionId, isSvip, expiresS }: TicketContent): Buffer =>
  createHmac('sha256', secret)
    .update(`play:${assetId}:${userId}:${sessionId}:${isSvip}:${expiresS}`)
    .digest()
    .subarray(0, sealBytes)

export const issueTicket = (secret: Uint8Array, content: TicketContent): string =>
  [
    content.expiresS.toString(36),
    content.userId.toString(36),
    content.sessionId.toString(36),
    content.isSvip ? 's' : 'b',
    seal(secret, content).toString('base64url'),
  ].join('.')

/** What a ticket says where it is ours, for this asset and not expired; else undefined. Whether its session still lives is asked elsewhere. */
export function readTicket(
  secret: Uint8Array,
  ticket: string,
  assetId: number,
  nowMs: number,
): TicketContent | undefined {
  const [, expiry = '', user = '', session = '', grade = '', mac = ''] = form.exec(ticket) ?? []
  const content = {
    assetId,
    userId: Number.parseInt(user, 36),
    sessionId: Number.parseInt(session, 36),
    isSvip: grade === 's',
    expiresS: Number.parseInt(expiry, 36),
  }
  const expected = seal(secret, content)
  const given = Buffer.from(mac, 'base64url')
  const isOurs = given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
  return isOurs && nowMs < content.expiresS * 1000 ? content : undefined
}

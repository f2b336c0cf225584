import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A play ticket opens everything below one asset's folders until it expires or its login session ends; that of a preview, the first
 * segments and no key. It stands in the path, so that the relative addresses inside the playlists carry it along without cookies, headers or
 * rewriting. Form: `<expiry, seconds>.<issued, milliseconds>.<member>.<login session>.<quarter>.<grade>.<seal>`, numbers in base 36. Grade: `s` with the quality for SVIP, `d`
 * of a download, which is without it, or `b`; then, of a preview alone, `p<segments>`.
 */
export interface TicketContent {
  readonly assetId: number
  readonly userId: number
  readonly sessionId: number
  readonly isSvip: boolean
  /** A device copies the video: what goes out was not watched (S-114). */
  readonly isDownload: boolean
  /** How many segments of each quality it opens; 0: all of them, and the key. */
  readonly previewSegments: number
  readonly expiresS: number
  /** Tickets from before a refund end with it. */
  readonly issuedMs: number
  /** How many segments are a quarter of it: as many are counted. 0: nobody asks. */
  readonly quarter: number
}

const sealBytes = 18
const form =
  /^([0-9a-z]{1,8})\.([0-9a-z]{1,10})\.([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([0-9a-z]{1,4})\.([sbd])(?:p([1-9a-z][0-9a-z]?))?\.([\w-]{24})$/

const gradeOf = ({ isSvip, isDownload, previewSegments }: TicketContent): string =>
  `${isDownload ? 'd' : isSvip ? 's' : 'b'}${previewSegments > 0 ? `p${previewSegments.toString(36)}` : ''}`

const seal = (secret: Uint8Array, content: TicketContent): Buffer =>
  createHmac('sha256', secret)
    .update(
      `play:${content.assetId}:${content.userId}:${content.sessionId}:${gradeOf(content)}:${content.expiresS}:${content.issuedMs}:${content.quarter}`,
    )
    .digest()
    .subarray(0, sealBytes)

export const issueTicket = (secret: Uint8Array, content: TicketContent): string =>
  [
    content.expiresS.toString(36),
    content.issuedMs.toString(36),
    content.userId.toString(36),
    content.sessionId.toString(36),
    content.quarter.toString(36),
    gradeOf(content),
    seal(secret, content).toString('base64url'),
  ].join('.')

/** What a ticket says where it is ours by one of the secrets, for this asset and not expired; else undefined. Whether its session still lives is asked elsewhere. */
export function readTicket(
  secrets: readonly Uint8Array[],
  ticket: string,
  assetId: number,
  nowMs: number,
): TicketContent | undefined {
  const [, expiry = '', issued = '', user = '', session = '', quarter = '', grade = '', segments = '0', mac = ''] =
    form.exec(ticket) ?? []
  const content = {
    assetId,
    userId: Number.parseInt(user, 36),
    sessionId: Number.parseInt(session, 36),
    isSvip: grade === 's',
    isDownload: grade === 'd',
    previewSegments: Number.parseInt(segments, 36),
    expiresS: Number.parseInt(expiry, 36),
    issuedMs: Number.parseInt(issued, 36),
    quarter: Number.parseInt(quarter, 36),
  }
  const given = Buffer.from(mac, 'base64url')
  const isOurs = secrets.some((secret) => {
    const expected = seal(secret, content)
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
  })
  return isOurs && nowMs < content.expiresS * 1000 ? content : undefined
}

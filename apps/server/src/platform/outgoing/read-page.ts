import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicPage, lookupPublicPage } from './public-address.ts'

/** What a stranger may have this server read: asked for every address, at every hop, and at every connection. */
export interface PageGuard {
  readonly accepts: (url: URL) => boolean
  readonly lookup: LookupFunction
}

/** Pages of the public internet, and nothing else. */
export const publicPages: PageGuard = { accepts: isPublicPage, lookup: lookupPublicPage }

export interface PageRequest {
  readonly guard: PageGuard
  readonly signal: AbortSignal
  /** How much of a body of this media type is read; undefined: it is not wanted. One that is longer is cut, or, where only the whole is of use,
   *  given up. */
  readonly limitOf: (mediaType: string) => { readonly bytes: number; readonly isWhole: boolean } | undefined
}

export interface PageAnswer {
  /** Where it stood in the end. */
  readonly url: URL
  /** In small letters, without parameters. */
  readonly mediaType: string
  readonly charset: string | undefined
  readonly body: Buffer
}

const redirectsMax = 3
const headerBytesMax = 16_384
const headers = {
  accept: 'text/html,application/xhtml+xml,image/*;q=0.8',
  'accept-encoding': 'gzip, br, deflate',
  'accept-language': '*',
  'user-agent': 'Mozilla/5.0 (compatible; CliffhangerLinkPreview/1.0)',
}

/** Reads a page without cookies, credentials or a referrer, by up to three redirects. Undefined where it may not be read or is not wanted; network
 *  faults and the signal rise as errors. */
export async function readPage(address: URL, request: PageRequest): Promise<PageAnswer | undefined> {
  let url = address
  for (let hop = 0; hop <= redirectsMax; hop++) {
    if (!request.guard.accepts(url)) return undefined
    const response = await open(url, request)
    const { statusCode = 0 } = response
    if (statusCode === 200) return take(url, response, request)
    response.destroy()
    const next = [301, 302, 303, 307, 308].includes(statusCode)
      ? URL.parse(response.headers.location ?? '', url.href)
      : null
    if (!next || response.headers.location === undefined) return undefined
    url = next
  }
  return undefined
}

/** A connection of its own each time: none that a check was made for earlier is used again. */
const open = (url: URL, { guard, signal }: PageRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const options = { agent: false, headers, lookup: guard.lookup, maxHeaderSize: headerBytesMax, signal } as const
    send(url, options, resolve).on('error', reject).end()
  })

async function take(url: URL, response: IncomingMessage, request: PageRequest): Promise<PageAnswer | undefined> {
  const type = response.headers['content-type'] ?? ''
  const mediaType = (type.split(';')[0] ?? '').trim().toLowerCase()
  const limit = request.limitOf(mediaType)
  const bytes = limit && plainBytes(response)
  const body = bytes && (await bodyOf(bytes, limit))
  response.destroy()
  return body && { url, mediaType, charset: /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1], body }
}

/** The body as it was before it was packed; undefined where nobody here can unpack it. */
function plainBytes(response: IncomingMessage): Readable | undefined {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpack = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress, deflate: createInflate }[
    coding
  ]
  if (unpack) return pipeline(response, unpack(), () => undefined)
  return coding === 'identity' ? response : undefined
}

/** At most `limit.bytes`, counted as they are unpacked: nothing more is held, however small the packed page is. */
async function bodyOf(
  bytes: Readable,
  limit: { readonly bytes: number; readonly isWhole: boolean },
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length > limit.bytes) break
  }
  const body = Buffer.concat(chunks)
  if (length <= limit.bytes) return body
  return limit.isWhole ? undefined : body.subarray(0, limit.bytes)
}

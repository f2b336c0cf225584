import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ObjectStore } from '../storage.ts'
import { parseRange } from './byte-range.ts'

export type SendResult = 'sent' | 'missing' | 'unsatisfiable'

/**
 * Answers GET or HEAD with an object or the range asked for: 200, 206, 304 or 416; `missing` leaves the answer to the caller.
 * `cacheControl` replaces the stored one.
 */
export async function sendObject(
  store: ObjectStore,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl?: string,
): Promise<SendResult> {
  const info = await store.head(key)
  if (!info) return 'missing'
  const isInline = /^(image|video|audio)\/|^application\/vnd\.apple\.mpegurl$/.test(info.contentType)
  reply
    .header('etag', info.etag)
    .header('accept-ranges', 'bytes')
    .header('last-modified', new Date(info.modifiedMs).toUTCString())
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl ?? info.cacheControl ?? 'private, max-age=0')
    .header('content-type', info.contentType)
  // Whatever a browser could run is downloaded instead of shown.
  if (!isInline || info.contentType.startsWith('image/svg')) reply.header('content-disposition', 'attachment')
  if (request.headers['if-none-match'] === info.etag) {
    await reply.code(304).send()
    return 'sent'
  }
  const range = parseRange(request.headers.range, info.sizeBytes)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${info.sizeBytes}`)
    return 'unsatisfiable'
  }
  const lengthBytes = range ? range.last - range.first + 1 : info.sizeBytes
  reply.header('content-length', lengthBytes)
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${info.sizeBytes}`)
  if (request.method === 'HEAD') {
    await reply.send()
    return 'sent'
  }
  const found = await store.get(key, range)
  if (!found) return 'missing'
  await reply.send(found.body)
  return 'sent'
}

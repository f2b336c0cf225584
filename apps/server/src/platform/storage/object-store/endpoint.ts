import { Readable } from 'node:stream'
import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EmbeddedStorage } from '../embedded-storage.ts'
import type { StoreAction } from '../storage.ts'
import { authorise } from './authorise.ts'
import { openDayBytes } from './day-bytes.ts'
import { partList } from './list-parts.ts'
import { refuseFinal, writeObjectFile } from './object-file.ts'
import { isPublicKey } from './object-key.ts'
import { storeMount } from './s3/own-address.ts'
import { S3Error } from './s3/s3-error.ts'
import { type StoreTarget, targetOf } from './s3/store-target.ts'
import { sendObject } from './send-object.ts'
import { type UploadBody, uploadBody } from './upload-body.ts'
import { parsePartList, toXml } from './xml.ts'

const maxListBytes = 2 * 1024 * 1024
const maxPartNumber = 10_000

/**
 * The embedded store's S3 endpoint under `/oss/<bucket>/<key>`: PutObject, GetObject, HeadObject and multipart uploads,
 * each with a session credential. No listing, no deleting: those are the server's own, in process.
 */
export async function objectStoreEndpoint(
  app: FastifyInstance,
  { storage }: { storage: EmbeddedStorage },
): Promise<void> {
  const { uploads } = storage
  const dayBytes = openDayBytes()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.addHook('onRequest', async (request, reply) => allowOrigins(request, reply))
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof S3Error) return replyWithError(error, request, reply)
    app.log.error({ err: error }, 'fault of the object store')
    return reply
      .code(500)
      .type('application/xml')
      .send(toXml({ Error: { Code: 'InternalError', RequestId: request.id } }))
  })

  const allow = (request: FastifyRequest, { key, path, query }: StoreTarget, action: StoreAction) =>
    authorise(
      { method: request.method, path, query, headers: request.headers },
      { key, action },
      { ...storage, nowMs: storage.clock() },
    )

  const bodyOf = (request: FastifyRequest, payloadHash: string, maxBytes: number): UploadBody =>
    uploadBody(
      request.body instanceof Readable ? request.body : nothing(),
      {
        payloadHash,
        contentLength: numberIn(request.headers['content-length']),
        decodedLength: numberIn(request.headers['x-amz-decoded-content-length']),
        contentMd5: textIn(request.headers['content-md5']),
        // Those of a completion speak of the whole object, which is not in its body.
        checksums: request.method === 'PUT' ? checksumsIn(request) : new Map(),
        trailer: textIn(request.headers['x-amz-trailer']),
      },
      maxBytes,
    )

  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = targetOf(request, [storage.bucket])
    const uploadId = target.params.get('uploadId')
    if (!isPublicKey(target.key) || uploadId !== undefined)
      allow(request, target, uploadId === undefined ? 'read' : 'write')
    if (uploadId !== undefined)
      return sendXml(reply, partList(storage.bucket, target, uploadId, await uploads.parts(uploadId, target.key)))
    const result = await sendObject(storage, target.key, request, reply)
    if (result === 'missing') throw new S3Error('NoSuchKey', 'There is no such object')
    if (result === 'unsatisfiable') throw new S3Error('InvalidRange', 'The range lies outside the object')
    return reply
  }

  const write = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = targetOf(request, [storage.bucket])
    const { grant, payloadHash } = allow(request, target, 'write')
    if (request.headers['x-amz-copy-source'] !== undefined)
      throw new S3Error('NotImplemented', 'Objects cannot be copied')
    const body = bodyOf(request, payloadHash, Math.min(maxPartBytes, grant.maxObjectBytes))
    dayBytes.take(grant.prefix, grant.maxDayBytes, body.announcedBytes, storage.clock())
    const uploadId = target.params.get('uploadId')
    const etag =
      uploadId === undefined
        ? await putObject(request, target.key, body)
        : `"${await uploads.putPart(uploadId, target.key, partNumberOf(target), body, grant.maxObjectBytes)}"`
    return reply.header('etag', etag).send()
  }

  const putObject = async (request: FastifyRequest, key: string, body: UploadBody) => {
    const finish = (md5: string) => {
      body.verify()
      return { ...descriptionOf(request), etag: `"${md5}"` }
    }
    return (await writeObjectFile(storage.fileOf(key), storage.scratch, body.bytes, finish, refuseFinal)).etag
  }

  const createOrComplete = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = targetOf(request, [storage.bucket])
    const { grant, payloadHash } = allow(request, target, 'write')
    const { key } = target
    if (target.params.has('uploads')) {
      const uploadId = await uploads.create({ key, ...descriptionOf(request) })
      return sendXml(reply, { InitiateMultipartUploadResult: { Bucket: storage.bucket, Key: key, UploadId: uploadId } })
    }
    const uploadId = target.params.get('uploadId')
    if (uploadId === undefined) throw new S3Error('NotImplemented', 'Only uploads in parts are posted')
    const parts = parsePartList(await textOf(bodyOf(request, payloadHash, maxListBytes)))
    const etag = await uploads.complete(uploadId, key, parts, storage.fileOf(key), grant.maxObjectBytes)
    return sendXml(reply, {
      CompleteMultipartUploadResult: { Location: storage.publicUrl(key), Bucket: storage.bucket, Key: key, ETag: etag },
    })
  }

  const abort = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = targetOf(request, [storage.bucket])
    allow(request, target, 'write')
    const uploadId = target.params.get('uploadId')
    if (uploadId === undefined) throw new S3Error('MethodNotAllowed', 'Objects are not deleted from outside')
    await uploads.abort(uploadId, target.key)
    return reply.code(204).send()
  }

  const url = `${storeMount}/*`
  // The limit is ours to tell, in the protocol's own words; fastify only guards against what is far beyond.
  const bodyLimit = 2 * maxPartBytes
  app.route({ method: ['GET', 'HEAD'], url, handler: read })
  app.route({ method: 'PUT', url, bodyLimit, handler: write })
  app.route({ method: 'POST', url, bodyLimit, handler: createOrComplete })
  app.route({ method: 'DELETE', url, handler: abort })
  app.route({ method: 'OPTIONS', url, handler: async (_request, reply) => reply.code(204).send() })
}

function partNumberOf({ params }: StoreTarget): number {
  const number = Number(params.get('partNumber'))
  if (Number.isInteger(number) && number >= 1 && number <= maxPartNumber) return number
  throw new S3Error('InvalidArgument', 'partNumber must be 1 to 10000')
}

const descriptionOf = ({ headers }: FastifyRequest) => ({
  contentType: headers['content-type']?.slice(0, 200) ?? 'application/octet-stream',
  ...(headers['cache-control'] !== undefined && { cacheControl: headers['cache-control'].slice(0, 200) }),
})

const numberIn = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
const textIn = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)

const isAboutChecksums: ReadonlySet<string> = new Set(['algorithm', 'type', 'mode'])

/** `x-amz-checksum-crc32: …` and the like, by the name of the checksum. */
const checksumsIn = ({ headers }: FastifyRequest) =>
  new Map(
    Object.entries(headers).flatMap(([name, value]) => {
      const [, checksum] = /^x-amz-checksum-([a-z0-9]+)$/.exec(name) ?? []
      return checksum !== undefined && !isAboutChecksums.has(checksum) && typeof value === 'string'
        ? [[checksum, value]]
        : []
    }),
  )

async function* nothing(): AsyncIterable<Uint8Array> {}

async function textOf(body: UploadBody): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body.bytes) chunks.push(chunk)
  body.verify()
  return Buffer.concat(chunks).toString()
}

const sendXml = (reply: FastifyReply, content: Parameters<typeof toXml>[0]) =>
  reply.type('application/xml').send(toXml(content))

/** The proof is in the signature, never in a cookie, so any page may ask. */
function allowOrigins(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'etag, content-length, content-range, accept-ranges')
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.method !== 'OPTIONS') return
  reply
    .header('access-control-allow-methods', 'GET, HEAD, PUT, POST, DELETE')
    .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    .header('access-control-max-age', '86400')
}

function replyWithError(error: S3Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The rest of a refused body is not read; the connection ends with the answer.
  if (request.method === 'PUT' || request.method === 'POST') reply.header('connection', 'close')
  reply.code(error.status).removeHeader('content-length').removeHeader('etag').removeHeader('content-disposition')
  const body = toXml({ Error: { Code: error.code, Message: error.message, RequestId: request.id } })
  return reply
    .type('application/xml')
    .header('cache-control', 'no-store')
    .send(request.method === 'HEAD' ? undefined : body)
}

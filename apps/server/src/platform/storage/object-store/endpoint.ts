import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EmbeddedStorage } from '../embedded-storage.ts'
import { ObjectRequests } from './object-requests.ts'
import { storeMount } from './s3/own-address.ts'
import { S3Error } from './s3/s3-error.ts'
import { toXml } from './xml.ts'

/**
 * The embedded store's S3 endpoint under `/oss/<bucket>/<key>`: PutObject, GetObject, HeadObject and multipart uploads,
 * each with a session credential. No listing, no deleting: those are the server's own, in process.
 */
export async function objectStoreEndpoint(
  app: FastifyInstance,
  { storage }: { storage: EmbeddedStorage },
): Promise<void> {
  const requests = new ObjectRequests(storage)
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

  const url = `${storeMount}/*`
  // The limit is ours to tell, in the protocol's own words; fastify only guards against what is far beyond.
  const bodyLimit = 2 * maxPartBytes
  app.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => requests.read(request, reply) })
  app.route({ method: 'PUT', url, bodyLimit, handler: (request, reply) => requests.write(request, reply) })
  app.route({ method: 'POST', url, bodyLimit, handler: (request, reply) => requests.post(request, reply) })
  app.route({ method: 'DELETE', url, handler: (request, reply) => requests.abort(request, reply) })
  app.route({ method: 'OPTIONS', url, handler: async (_request, reply) => reply.code(204).send() })
}

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

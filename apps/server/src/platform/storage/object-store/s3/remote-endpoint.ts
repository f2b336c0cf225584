import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../clock.ts'
import { originOf } from '../../../http/origin.ts'
import type { EngineSettings } from '../../../settings.ts'
import type { ObjectStore } from '../../storage.ts'
import { authorise } from '../authorise.ts'
import { isPublicKey } from '../object-key.ts'
import { sendObject } from '../send-object.ts'
import { ownRegion, storeMount } from './own-address.ts'
import { S3Error } from './s3-error.ts'
import { type StoreTarget, targetOf } from './store-target.ts'

export interface RemoteEndpointOptions {
  readonly settings: EngineSettings
  readonly storage: ObjectStore
  readonly secret: Uint8Array
  readonly clock: Clock
}

const redirectLifetimeS = 3600

/**
 * Addresses of a bucket elsewhere on this server, so that the bucket needs no policy: public pictures lead on to a signed address, or pass
 * through here together with everything else (`proxy`).
 */
export async function remoteEndpoint(
  app: FastifyInstance,
  { settings, storage, secret, clock }: RemoteEndpointOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'etag, content-length, content-range, accept-ranges')
      .header('cross-origin-resource-policy', 'cross-origin')
  })
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof S3Error) return reply.code(error.status).header('cache-control', 'no-store').send()
    request.log.error({ err: error }, 'fault of the object store')
    return reply.code(502).header('cache-control', 'no-store').send()
  })

  const allow = (request: FastifyRequest, { key, path, query }: StoreTarget) =>
    authorise(
      { method: 'GET', path, query, headers: request.headers },
      { key, action: 'read' },
      { secret, region: ownRegion, nowMs: clock() },
    )

  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = targetOf(request)
    const isPublic = isPublicKey(target.key)
    if (!isPublic) allow(request, target)
    if (isPublic && storage.delivery !== 'proxy') {
      const origin = originOf(settings, request)
      const url = await storage.signedUrl(target.key, { lifetimeS: redirectLifetimeS, origin })
      // A signed address lives half of its lifetime at least.
      return reply.header('cache-control', `public, max-age=${redirectLifetimeS / 4}`).redirect(url, 302)
    }
    const result = await sendObject(storage, target.key, request, reply)
    if (result === 'missing') throw new S3Error('NoSuchKey', 'There is no such object')
    if (result === 'unsatisfiable') throw new S3Error('InvalidRange', 'The range lies outside the object')
    return reply
  }
  app.route({ method: ['GET', 'HEAD'], url: `${storeMount}/*`, handler: read })
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import type { ServerContext } from '../context.ts'
import { bearerOf } from '../platform/http/call-input.ts'
import { proxiesOf } from '../platform/http/proxies.ts'

type MetricsContext = Pick<ServerContext, 'metrics' | 'settings'>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request bears METRICS_TOKEN, in a time that does not tell how much of it was right. */
const bearsToken = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(bearerOf(request)), digest(token))

const isOwnMachine = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address)

/** `/metrics` on the port of the members: behind a token, or in a demonstration for this machine alone; to anybody else there is none. */
export function registerMetrics(app: FastifyInstance, { metrics, settings }: MetricsContext): void {
  if (settings.METRICS_PORT > 0) return
  const proxies = proxiesOf(settings)
  const mayRead = (request: FastifyRequest): boolean =>
    settings.METRICS_TOKEN === ''
      ? settings.DEMO && isOwnMachine(proxies.addressOf(request.raw))
      : bearsToken(request, settings.METRICS_TOKEN)
  app.get('/metrics', async (request, reply) => {
    // No page of another site has any business with them.
    reply.removeHeader('access-control-allow-origin').header('cache-control', 'no-store')
    if (!mayRead(request)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** `/metrics` on METRICS_PORT, which no balancer leads to; behind the token as well where there is one. Undefined without that port. */
export async function openMetricsPort({ metrics, settings }: MetricsContext): Promise<FastifyInstance | undefined> {
  const { HOST: host, METRICS_PORT: port, METRICS_TOKEN: token } = settings
  if (port === 0) return undefined
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (request, reply) => {
    if (token !== '' && !bearsToken(request, token)) return reply.code(401).send()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  await app.listen({ host, port })
  return app
}

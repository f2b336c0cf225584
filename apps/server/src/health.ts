import type { FastifyInstance } from 'fastify'
import type { ServerContext } from './context.ts'
import type { Pulse } from './platform/database-pulse.ts'

/** `/healthz`: the process runs. `/readyz`: it can do its work, and is not about to stop. `/metrics`: for Prometheus. */
export function registerHealth(
  app: FastifyInstance,
  { context, pulse }: { readonly context: ServerContext; readonly pulse: Pulse },
  isDraining: () => boolean,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    const isReachable = await pulse.isReachable()
    return reply.code(isReachable ? 200 : 503).send({ status: isReachable ? 'ready' : 'no database' })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics()),
  )
}

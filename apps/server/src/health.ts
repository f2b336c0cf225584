import type { FastifyInstance } from 'fastify'
import type { ServerContext } from './context.ts'

/** `/healthz`: the process runs. `/readyz`: it can do its work, and is not about to stop. `/metrics`: for Prometheus. */
export function registerHealth(app: FastifyInstance, context: ServerContext, isDraining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    const isReachable = await context.db.query('select 1').then(
      () => true,
      () => false,
    )
    return reply.code(isReachable ? 200 : 503).send({ status: isReachable ? 'ready' : 'no database' })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics()),
  )
}

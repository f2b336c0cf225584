import type { FastifyInstance } from 'fastify'
import type { ServerContext } from './context.ts'
import type { Pulse } from './platform/database/database-pulse.ts'
import type { Readiness } from './platform/readiness.ts'

interface HealthDeps {
  readonly context: Pick<ServerContext, 'isStoreReached'>
  readonly pulse: Pulse
  readonly readiness: Readiness
}

/** `/healthz`: the process runs. `/readyz`: it can do its work, and is not about to stop. */
export function registerHealth(app: FastifyInstance, { context, pulse, readiness }: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    readiness.noteRequested()
    if (readiness.isDraining) return reply.code(503).send({ status: 'draining' })
    if (!context.isStoreReached()) return reply.code(503).send({ status: 'no object store' })
    const isReachable = await pulse.isReachable()
    return reply.code(isReachable ? 200 : 503).send({ status: isReachable ? 'ready' : 'no database' })
  })
}

import type { FastifyInstance } from 'fastify'
import type { PaymentDeps } from '../deps.ts'
import { enqueueEvent } from './event-jobs.ts'
import { insertProviderEvent } from './queries/events.ts'
import { findOnline } from './registry.ts'

/** Longest message of a provider. */
const bodyLimitBytes = 1024 * 1024

/**
 * Where providers tell us what happened. A signature covers the bytes as they came, so nothing parses them before. A message is only kept and
 * answered; what it is about is asked for afterwards (`handle-event.ts`). 400 for what a provider did not send or sent too long ago, 404 where
 * there is none of this name with its keys.
 */
export async function webhookRoutes(app: FastifyInstance, { context, providers }: PaymentDeps): Promise<void> {
  await app.register(async (hook) => {
    hook.removeAllContentTypeParsers()
    hook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    )
    hook.post<{ Params: { provider: string } }>('/webhooks/:provider', async (request, reply) => {
      const online = findOnline(providers, request.params.provider)
      if (!online) return reply.code(404).send()
      const { body, headers, url } = request
      const query = new URLSearchParams(url.split('?')[1])
      const event = Buffer.isBuffer(body) ? online.parseEvent({ body, headers, query }, context.clock()) : undefined
      if (!event) return reply.code(400).send()
      await context.db.transaction(async (tx) => {
        const { eventId, kind, about, reference, orderNo } = event
        const row = { provider: online.name, event_id: eventId, kind, about, reference, order_no: orderNo }
        const stored = await insertProviderEvent(tx, row, context.clock())
        if (stored) await enqueueEvent(context, tx, stored.id)
      })
      return reply.code(200).send()
    })
  })
}

import type { FastifyInstance } from 'fastify'
import type { PaymentParts } from '../payment-parts.ts'
import { enqueueEvent } from './event-jobs.ts'
import { insertProviderEvent } from './queries/events.ts'

/** Longest message of a provider. */
const bodyLimitBytes = 1024 * 1024

/**
 * Where Stripe tells us what happened. The signature covers the bytes as they came, so nothing parses them before. A message is only kept and
 * answered; what it is about is asked for afterwards (`handle-event.ts`). 400 for what is not signed by it or too old, 404 without its keys.
 */
export async function webhookRoutes(app: FastifyInstance, { context, providers }: PaymentParts): Promise<void> {
  await app.register(async (hook) => {
    hook.removeAllContentTypeParsers()
    hook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    )
    hook.post('/webhooks/stripe', async (request, reply) => {
      const { online } = providers
      if (!online) return reply.code(404).send()
      const signature = request.headers['stripe-signature']
      const event =
        Buffer.isBuffer(request.body) && typeof signature === 'string'
          ? online.parseEvent(request.body, signature, context.clock())
          : undefined
      if (!event) return reply.code(400).send()
      await context.db.transaction(async (tx) => {
        const { eventId, kind, about, reference, orderNo } = event
        const row = { event_id: eventId, kind, about, reference, order_no: orderNo }
        const kept = await insertProviderEvent(tx, row, context.clock())
        if (kept) await enqueueEvent(context, tx, kept.id)
      })
      return reply.code(200).send()
    })
  })
}

import type { OrderDeps } from '../deps.ts'
import { findOrderByNo } from '../orders/queries.ts'
import { requestAttempt } from './follow-attempts.ts'
import type { OnlineProvider } from './provider.ts'
import { findAttemptBySession, findLiveAttempt, setSession } from './queries/attempts.ts'
import { type EventRow, findProviderEvent, setEventState } from './queries/events.ts'
import { findRefundByReference, listRefundsOf } from './queries/refunds.ts'
import { requestRefund } from './refunds.ts'
import { findOnline } from './registry.ts'
import { putInSuspense } from './suspense.ts'
import { takeDisputed, takeOutsideRefunds } from './take-back.ts'

type Handled = Extract<EventRow['state'], 'done' | 'ignored'>

/**
 * Does what follows from a provider's message: a hint to ask for the object it is about, so that messages may come twice, late and in any
 * order (check 15). A message that could not be handled stays for the operators, and the job tries again.
 */
export async function handleEvent(deps: OrderDeps, eventId: number): Promise<void> {
  const { db, clock } = deps.context
  const event = await findProviderEvent(db, eventId)
  if (!event || event.state === 'done' || event.state === 'ignored') return
  try {
    const online = findOnline(deps.providers, event.provider)
    if (!online) throw new Error(`${event.provider} is not set up`)
    await setEventState(db, eventId, await handle(deps, online, event), '', clock())
  } catch (error) {
    await setEventState(db, eventId, 'failed', String(error).slice(0, 300), clock())
    throw error
  }
}

async function handle(deps: OrderDeps, online: OnlineProvider, event: EventRow): Promise<Handled> {
  switch (event.about) {
    case 'session':
      return handleSession(deps, online, event)
    case 'payment':
      return handlePayment(deps, online, event)
    case 'charge':
      return takeOutsideRefunds(deps, online, await online.paymentOf(event.reference))
    case 'dispute':
      return takeDisputed(deps, online, event.reference)
    case 'refund': {
      const refund = await findRefundByReference(deps.context.db, online.name, event.reference)
      if (!refund) return 'ignored'
      await requestRefund(deps, refund.id)
      return 'done'
    }
    case 'nothing':
      return 'ignored'
    default:
      return event.about satisfies never
  }
}

/** Everything about a payment may have changed: whether it was paid, what was given back of it here and elsewhere, and what is disputed. */
async function handlePayment(deps: OrderDeps, online: OnlineProvider, event: EventRow): Promise<Handled> {
  const outcomes = [await handleSession(deps, online, event)]
  for (const { id } of await listRefundsOf(deps.context.db, online.name, event.reference)) await requestRefund(deps, id)
  outcomes.push(await takeOutsideRefunds(deps, online, event.reference))
  for (const dispute of await online.listDisputes(event.reference))
    outcomes.push(await takeDisputed(deps, online, dispute))
  return outcomes.includes('done') ? 'done' : 'ignored'
}

/** A session of ours is asked about. Where its making was answered to nobody, the number of the order tells whose it is. */
async function handleSession(deps: OrderDeps, online: OnlineProvider, event: EventRow): Promise<Handled> {
  const { db } = deps.context
  const known =
    (await findAttemptBySession(db, online.name, event.reference)) ?? (await findUnanswered(deps, online, event))
  if (known) {
    await requestAttempt(deps, known.id)
    return 'done'
  }
  const found = await online.fetch(event.reference)
  if (found.state !== 'paid') return 'ignored'
  const { facts, paymentRef } = found
  await db.transaction((tx) =>
    putInSuspense(deps, tx, {
      provider: online.name,
      paymentRef,
      cause: 'reference',
      amount: facts.currency === online.currency ? facts.amount : 0n,
      orderId: 0,
      userId: 0,
      note: `${facts.amount} ${facts.currency} ${facts.reference}`,
    }),
  )
  return 'done'
}

async function findUnanswered(
  { context: { db } }: OrderDeps,
  { name, wayOf }: OnlineProvider,
  { order_no: orderNo, reference }: EventRow,
) {
  const order = orderNo === '' ? undefined : await findOrderByNo(db, orderNo)
  const live = order && (await findLiveAttempt(db, order.id, name, wayOf(reference)))
  if (live?.reference !== '') return undefined
  // The page is asked for again where somebody wants it: the same attempt is the same session.
  await setSession(db, live.id, reference, '')
  return findAttemptBySession(db, name, reference)
}

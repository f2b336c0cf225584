import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { byName } from '@cliffhanger/contract/schema.ts'
import * as z from 'zod/mini'
import { currentUser } from '../session/session.ts'
import { newUuid } from '../uuid.ts'
import { call } from './client.ts'

type Schema = CallRow['data']

/** A payment that was sent and has no answer yet, as it is kept for this tab. */
const pendingPayment = z.object({
  userId: z.number(),
  key: z.string(),
  request: byName(z.unknown()),
  sentMs: z.number(),
})
type PendingPayment = z.output<typeof pendingPayment>

/** The server keeps a key and its reply for this long (C-52). */
const retentionMs = dayMs

const nameOf = (row: CallRow, intent: string): string => `cliffhanger.payment.${row.id} ${intent}`

const readPending = (name: string): PendingPayment | undefined => {
  try {
    const parsed = pendingPayment.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const savePending = (name: string, pending: PendingPayment | undefined): void => {
  try {
    if (pending) sessionStorage.setItem(name, JSON.stringify(pending))
    else sessionStorage.removeItem(name)
  } catch {
    // Where storage is forbidden, a payment does not outlive the page.
  }
}

/** Whether the server said that nothing was paid and nothing is under way. After 7029 an order may stand whose provider did not answer:
 *  asked again with its key it goes on, with another there were two. */
const isSettled = (error: unknown): boolean =>
  error instanceof Refused && !error.is('stillProcessing') && !error.is('channelUnavailable')

/**
 * Makes one payment once (S-110). `intent` says what the member wants in the member's own terms: payee, goods, amount; not which quote. While
 * the outcome is unknown, the same intent sends the same request with the same key, also after the page was loaded anew, so that the
 * server answers what it answered first. The payment password is not kept and not part of what is compared.
 */
export const payOnce = async <Request extends Schema, Data extends Schema>(
  row: CallRow<Request, Data>,
  intent: string,
  input: CallRequest<CallRow<Request, Data>> & { readonly pay_password?: string },
): Promise<CallData<CallRow<Request, Data>>> => {
  const userId = currentUser()?.user_id ?? 0
  const { pay_password: password, ...fresh } = input
  const name = nameOf(row, intent)
  const known = readPending(name)
  const isSame = known?.userId === userId && Date.now() - known.sentMs < retentionMs
  const pending = isSame ? known : { userId, key: newUuid(), request: fresh, sentMs: Date.now() }
  savePending(name, pending)
  // What was kept is what this row took before.
  const request = { ...pending.request, ...(password !== undefined && { pay_password: password }) } as typeof input
  try {
    const data = await call(row, request, { idempotencyKey: pending.key, retries: 1 })
    savePending(name, undefined)
    return data
  } catch (error) {
    if (isSettled(error)) savePending(name, undefined)
    throw error
  }
}

import type { Minor } from '../money.ts'

/** What an operator's "yes" does: it is the first of two, it is the last one needed, or it is no second pair of eyes. */
export type Agreement = 'first' | 'last' | 'same'

/** From `limit` on two different operators must agree; `firstId` is who did already, 0: nobody. */
export function agreementOf(amount: Minor, limit: Minor, firstId: number, operatorId: number): Agreement {
  if (firstId === 0) return amount >= limit ? 'first' : 'last'
  return firstId === operatorId ? 'same' : 'last'
}

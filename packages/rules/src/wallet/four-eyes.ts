import type { Minor } from '../money.ts'

/** What an operator's "yes" does: it is the first of two, it is the last one needed, it is no second pair of eyes, or it comes from somebody
 *  who does not count as one of two people yet. */
export type Agreement = 'first' | 'last' | 'same' | 'tooNew'

export interface AgreementQuestion {
  readonly amount: Minor
  /** From this amount on two different operators must agree. */
  readonly limit: Minor
  /** Who agreed already; 0: nobody. */
  readonly firstId: number
  readonly operatorId: number
  /** Whether this operator counts as one of two people. */
  readonly counts: boolean
  /** Whether one operator may do alone what takes two. */
  readonly isSingle: boolean
}

/** Whether one operator is enough for an amount, as far as the limit for each act goes. */
export const isForOne = ({ amount, limit, firstId, isSingle }: AgreementQuestion): boolean =>
  isSingle || (firstId === 0 && amount < limit)

/** What it does; `isWithinDay`: what this operator let through alone today, this included, is within the limit of a day. */
export function agreementOf(question: AgreementQuestion, isWithinDay: boolean): Agreement {
  const { firstId, operatorId, counts, isSingle } = question
  if (isSingle) return 'last'
  if (isForOne(question) && isWithinDay) return 'last'
  if (firstId !== 0 && firstId === operatorId) return 'same'
  if (!counts) return 'tooNew'
  return firstId === 0 ? 'first' : 'last'
}

/** The limit that holds for a record: it may fall while the record waits, but raising it lets no waiting one through. Null: made before limits
 *  were kept with records. */
export const heldLimit = (limitThen: Minor | null, limitNow: Minor): Minor =>
  limitThen !== null && limitThen < limitNow ? limitThen : limitNow

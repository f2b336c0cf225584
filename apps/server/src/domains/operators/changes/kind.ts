import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../needs.ts'

/** What taking effect did: what it concerned, before and after, for the log. */
export interface Effect {
  readonly target: string
  readonly before?: unknown
  readonly after?: unknown
  /** Whom it is about, where it is an operator. */
  readonly operatorId?: number
}

/** One kind of thing that takes two operators. */
export interface Kind {
  /** What the second of the two must be allowed to. */
  readonly permission: OperatorPermission
  /** Whom or what a proposal is about, in one word for lists. */
  subjectOf(proposal: unknown, base: unknown): string
  /** What a proposal changes, as a list shows it. */
  shownOf(proposal: unknown): unknown
  /** Does it; refuses what cannot be done any more. */
  apply(tx: Db, context: CallContext<'operator'>, needs: OperatorNeeds, proposal: unknown): Promise<Effect>
}

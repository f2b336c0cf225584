import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { AuditAction } from '@cliffhanger/contract/operators/audit-actions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { OperatorCaller } from '../../platform/http/callers.ts'
import { hasDone, insertAudit } from './queries/audit.ts'
import { findOperator } from './queries/operators.ts'

/** One act of an operator: to what, why, and what it was before and after. Secrets never go in. */
export interface Action {
  readonly action: AuditAction
  /** `member 42`, `drama 7` */
  readonly target: string
  readonly reason?: string | undefined
  readonly before?: unknown
  readonly after?: unknown
}

/** What recording needs of the call's context. */
export interface ActingOperator {
  readonly caller: OperatorCaller
  readonly address: string
  readonly clock: Clock
}

/**
 * Does something and writes it into the log, in one transaction; answers what came of it, which `describe` is told as well.
 * A deadlock repeats both: what operators act upon may be held by its member's own call.
 */
export const carryOut = <Outcome>(
  context: ActingOperator & { readonly db: Db },
  work: (tx: Db) => Promise<Outcome>,
  describe: (outcome: Outcome) => Action,
): Promise<Outcome> =>
  context.db.transaction(
    async (tx) => {
      const outcome = await work(tx)
      await recordAction(tx, context, describe(outcome))
      return outcome
    },
    { retries: 3 },
  )

/** Writes the act into the log in the transaction of the change itself, so that neither stands without the other. */
export async function recordAction(tx: Db, { caller, address, clock }: ActingOperator, action: Action): Promise<void> {
  const operator = await findOperator(tx, caller.operatorId)
  await insertAudit(tx, {
    operator_id: caller.operatorId,
    operator_name: operator?.name ?? '',
    action: action.action,
    target: action.target,
    reason: action.reason ?? '',
    before: action.before,
    after: action.after,
    address,
    created_ms: clock(),
  })
}

/** Notes in the log that an operator looked at something private: once an hour, however many pages of it they turn. Two looks at the same
 *  time may both be noted. */
export async function recordLook(
  context: ActingOperator & { readonly db: Db },
  action: Pick<Action, 'action' | 'target'>,
): Promise<void> {
  const look = { ...action, operatorId: context.caller.operatorId }
  if (!(await hasDone(context.db, look, context.clock() - hourMs))) await recordAction(context.db, context, action)
}

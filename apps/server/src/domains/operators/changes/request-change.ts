import type { ChangeKind } from '@cliffhanger/contract/operators/change-schemas.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { recordAction } from '../audit.ts'
import type { OperatorNeeds } from '../needs.ts'
import { type ChangeRow, insertChange, lockChange, markDecided } from '../queries/changes.ts'
import { requireCounting, statusOf } from '../second-person.ts'
import { kinds } from './kinds.ts'

type Context = CallContext<'operator'>

/** What an operator asks for. */
export interface Requested {
  readonly kind: ChangeKind
  readonly proposal: unknown
  /** What stands there now, for whoever reads it. */
  readonly base?: unknown
  readonly operatorId?: number
  readonly reason: string
}

/** Keeps what an operator asks for until a second one agrees; where one is enough it takes effect at once. */
export async function requestApproval(
  tx: Db,
  context: Context,
  needs: OperatorNeeds,
  requested: Requested,
): Promise<ChangeRow> {
  const { operatorId: madeBy } = context.caller
  const { kind, proposal, base, operatorId = null, reason } = requested
  const change = await insertChange(tx, { kind, proposal, base, operatorId, reason, madeBy }, context.clock())
  await recordAction(tx, context, {
    action: 'change.ask',
    target: `change ${change.id}`,
    reason,
    after: { kind, subject: kinds[kind].subjectOf(proposal, base), wish: kinds[kind].shownOf(proposal) },
  })
  const { isSingle } = await statusOf(context, tx, madeBy)
  return isSingle ? takeEffect(tx, context, needs, change, reason) : change
}

export interface Decision {
  readonly id: number
  readonly decision: 'agree' | 'refuse' | 'withdraw'
  readonly reason: string
}

/** Decides what was asked for, once, whoever is faster. Nobody agrees to or refuses what they asked for themselves, nobody withdraws what
 *  another asked for, and both of two must count. Refuses 4002, 4003, 5021, 4001. */
export async function decide(
  tx: Db,
  context: Context,
  needs: OperatorNeeds,
  { id, decision, reason }: Decision,
): Promise<ChangeRow> {
  const { operatorId, permissions } = context.caller
  const change = (await lockChange(tx, id)) ?? refuse('notFound')
  const isOwn = change.made_by === operatorId
  if (!isOwn && !permissions.has(kinds[change.kind].permission)) refuse('notFound')
  if (change.state !== changeStates.waiting) refuse('stateChanged')
  if (decision === 'withdraw' && !isOwn) refuse('noPermission')
  const { isSingle } = await statusOf(context, tx, operatorId)
  if (decision !== 'withdraw' && isOwn && !isSingle) refuse('cannotDoToSelf')
  if (decision === 'agree') {
    if (!isSingle) await requireCounting(context, tx, [change.made_by, operatorId])
    // Who it is about has no say in it.
    if (change.operator_id === operatorId) refuse('cannotDoToSelf')
    return takeEffect(tx, context, needs, change, reason)
  }
  const state = decision === 'refuse' ? -1 : -2
  const { operator_id } = change
  const decided = { state, decidedBy: operatorId, decision: reason, operatorId: operator_id } as const
  await recordAction(tx, context, { action: `change.${decision}`, target: `change ${id}`, reason })
  return markDecided(tx, id, decided, context.clock())
}

async function takeEffect(
  tx: Db,
  context: Context,
  needs: OperatorNeeds,
  change: ChangeRow,
  reason: string,
): Promise<ChangeRow> {
  const {
    target,
    before,
    after,
    operatorId = change.operator_id,
  } = await kinds[change.kind].apply(tx, context, needs, change.proposal)
  await recordAction(tx, context, {
    action: change.kind,
    target,
    reason: change.reason,
    before,
    after: { ...(typeof after === 'object' ? after : {}), change: change.id, asked_by: change.made_by },
  })
  const decided = { state: 1, decidedBy: context.caller.operatorId, decision: reason, operatorId } as const
  return markDecided(tx, change.id, decided, context.clock())
}

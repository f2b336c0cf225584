import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { takeOut as quote, type TakeOut } from '@cliffhanger/rules/crowdfunding/early-exit.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { escrowOf, type Move, PoolShort, type Posted, platformOwner } from '../ledger/index.ts'
import { countInterest, lastDay } from './interest.ts'
import type { CrowdfundingNeeds } from './needs.ts'
import { poolStatus } from './pool.ts'
import { payDays } from './queries/interest.ts'
import { type CrowdOrderRow, endOrder, lockOrder } from './queries/orders.ts'

export type TakeOutType = 'terminate' | 'settle'

const before = { terminate: crowdOrderStates.running, settle: crowdOrderStates.matured } as const
const after = { terminate: crowdOrderStates.terminated, settle: crowdOrderStates.settled } as const

/** What ending an order comes to now, its days counted; refuses 4003 where it is not to be ended this way. The order is locked. */
export async function quoteTakeOut(
  context: Pick<ServerContext, 'clock' | 'settings'>,
  tx: Db,
  locked: CrowdOrderRow,
  type: TakeOutType,
): Promise<{ readonly order: CrowdOrderRow; readonly figures: TakeOut }> {
  const order = await countInterest(context, tx, locked)
  if (order.state !== before[type]) return refuse('stateChanged')
  // While the pool owes more than it has, nobody is paid earlier than others because they leave.
  const { isPaused } = await poolStatus(tx)
  const interest = BigInt(order.earned) - BigInt(order.interest_paid)
  return { order, figures: quote(type, { principal: BigInt(order.principal), interest, isPaused }) }
}

/**
 * Ends an order early, or settles one that has matured, once (S-91, S-105): the principal comes out of the project's escrow, the penalty goes to
 * the platform, and interest comes out of the pool as far as that can pay. Refuses as `quoteTakeOut`, and 4003 where `expected` is not what would arrive.
 */
export async function takeOut(
  context: Pick<ServerContext, 'clock' | 'settings'>,
  { ledger }: Pick<CrowdfundingNeeds, 'ledger'>,
  tx: Db,
  locked: CrowdOrderRow,
  { type, expected }: { readonly type: TakeOutType; readonly expected: bigint | undefined },
): Promise<{ readonly order: CrowdOrderRow; readonly figures: TakeOut; readonly posted: Posted }> {
  const { order, figures } = await quoteTakeOut(context, tx, locked, type)
  if (expected !== undefined && expected !== figures.receive) return refuse('stateChanged')
  const { principal, penalty } = figures
  const nowMs = context.clock()
  const interest = figures.owed > 0n ? 0n : (await payDays(tx, order.id, lastDay(context), nowMs)).amount
  if (!(await endOrder(tx, order.id, { from: [before[type]], to: after[type], penalty, nowMs })))
    return refuse('stateChanged')
  const money = { coin: 'money' } as const
  const moves: Move[] = [
    {
      route: 'project_back.principal',
      amount: principal,
      from: escrowOf(order.project_id),
      to: order.user_id,
      ...money,
    },
    { route: 'project_back.penalty', amount: penalty, from: order.user_id, to: platformOwner, ...money },
    { route: 'project_back.interest', amount: interest, from: platformOwner, to: order.user_id, ...money },
  ]
  const posted = await ledger
    .postOnce(tx, {
      kind: 'project_back',
      key: `project_back:${order.id}`,
      bizNo: order.order_no,
      remark: order.title,
      moves: moves.filter(({ amount }) => amount > 0n),
    })
    .catch((error: unknown) => {
      // The pool was emptied since it was read: what would arrive has changed.
      if (error instanceof PoolShort) return refuse('stateChanged')
      throw error
    })
  return { order: await lockOrder(tx, order.id), figures, posted }
}

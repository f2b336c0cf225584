import type { Db } from '../../../../platform/database/db.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { lockOrder } from '../../orders/queries.ts'
import { findRecharge } from '../../recharge/queries/recharges.ts'
import { findSuspense, lockSuspense, type SuspenseRow } from '../queries/suspense.ts'

/** An operator's judgement of an item, and why. */
export interface Judgement {
  readonly operatorId: number
  readonly reason: string
}

/** An item before and after an operator's judgement. */
export interface Judged {
  readonly before: SuspenseRow
  readonly after: SuspenseRow
}

export const getItem = async (db: Db, id: number): Promise<SuspenseRow> =>
  (await findSuspense(db, id)) ?? refuse('notFound')

/** Locks an open one, its order first. Refuses 4003 where it was judged already. */
export async function lockOpenItem(tx: Db, id: number): Promise<SuspenseRow> {
  const { recharge_id: rechargeId } = await getItem(tx, id)
  const recharge = rechargeId === null ? undefined : await findRecharge(tx, rechargeId)
  if (recharge) await lockOrder(tx, recharge.order_id)
  const item = (await lockSuspense(tx, id)) ?? refuse('notFound')
  return item.state === 'open' ? item : refuse('stateChanged')
}

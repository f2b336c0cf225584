import type { Db } from '../../../../platform/database/db.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import { platformOwner } from '../../../ledger/index.ts'
import { agree, limitOfRecords } from '../../../wallet/index.ts'
import type { PaymentDeps } from '../../deps.ts'
import { agreeToCredit, decideSuspense } from '../queries/suspense.ts'
import { reportLate } from '../suspense.ts'
import { getItem, type Judged, type Judgement, lockOpenItem } from './items.ts'

/** Credits an item to its member, or agrees to as the first of two. Refuses 4003, 4001 to be both, 7009 where nobody is named. */
export async function creditItem(
  deps: PaymentDeps,
  tx: Db,
  id: number,
  { operatorId, reason, userId: named }: Judgement & { readonly userId: number | undefined },
): Promise<Judged> {
  const before = await lockOpenItem(tx, id)
  const userId = before.user_id ?? named ?? refuse('userNotFound')
  if ((await findUsers(tx, [userId])).size === 0) refuse('userNotFound')
  const amount = BigInt(before.amount)
  if (amount === 0n) return refuse('amountOutOfRange')
  const limit = (await limitOfRecords(tx))(before)
  const agreement = await agree(deps, tx, { amount, limit, firstId: before.agreed_by, operatorId })
  if (agreement === 'first') {
    await agreeToCredit(tx, id, operatorId, userId)
    return { before, after: await getItem(tx, id) }
  }
  await decideSuspense(tx, id, { state: 'credited', operatorId, reason, userId }, deps.context.clock())
  const posted = await deps.ledger.post(tx, {
    kind: 'recharge_found',
    key: `recharge_found:${id}`,
    bizNo: before.order_no ?? `U${id}`,
    remark: reason,
    operatorId,
    moves: [{ route: 'recharge_found.cash', coin: 'money', amount, from: platformOwner, to: userId }],
  })
  await reportLate(deps, tx, before.recharge_id, 'credited')
  await deps.ledger.notify(tx, posted, [userId])
  return { before, after: await getItem(tx, id) }
}

import type { Db } from '../../../platform/database/db.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockOrder } from '../orders/queries.ts'
import type { RechargeRow } from '../recharge/queries/recharges.ts'
import type { Dispute } from './provider.ts'
import { lockBalances } from './queries/balances.ts'
import { openDispute, setHeld } from './queries/disputes.ts'

/**
 * Holds what is disputed of a member's money, as far as they have it, from the first message until the provider takes the money or the
 * dispute is decided; what is held then is theirs again. A message that comes late finds the dispute over and holds nothing.
 */
export function followHold(
  deps: PaymentDeps,
  recharge: Pick<RechargeRow, 'id' | 'order_id' | 'order_no' | 'user_id' | 'provider'>,
  reference: string,
  { amount, isOpen, moves }: Dispute,
): Promise<void> {
  const isOver = !isOpen || moves.some((move) => move.amount < 0n)
  return deps.context.db.transaction(
    async (tx) => {
      await lockOrder(tx, recharge.order_id)
      const of = { provider: recharge.provider, reference, rechargeId: recharge.id }
      const row = await openDispute(tx, of, deps.context.clock())
      if (row.state === 'over') return
      const held = BigInt(row.held)
      if (isOver) {
        await setHeld(tx, row.id, 0n, 'over')
        if (held > 0n) await release(deps, tx, recharge, row.id, held)
      } else if (held === 0n) await hold(deps, tx, recharge, row.id, amount)
    },
    { retries: 3 },
  )
}

type Held = Pick<RechargeRow, 'order_no' | 'user_id'>

async function hold(deps: PaymentDeps, tx: Db, { order_no, user_id }: Held, id: number, amount: bigint) {
  const { cash } = await lockBalances(tx, user_id)
  const most = cash < amount ? cash : amount
  if (most <= 0n) return
  await setHeld(tx, id, most, 'open')
  const move = { route: 'dispute_hold.cash', coin: 'money', amount: most, from: user_id, to: user_id } as const
  await deps.ledger.move(tx, { kind: 'dispute_hold', key: `dispute:${id}:hold`, bizNo: order_no, moves: [move] })
}

async function release(deps: PaymentDeps, tx: Db, { order_no, user_id }: Held, id: number, amount: bigint) {
  const move = { route: 'dispute_release.cash', coin: 'money', amount, from: user_id, to: user_id } as const
  await deps.ledger.move(tx, { kind: 'dispute_release', key: `dispute:${id}:release`, bizNo: order_no, moves: [move] })
}

/** What is held for a dispute, to be taken first; the order of its recharge is locked. Takes it out of the row, not of the ledger. */
export async function takeHeld(
  deps: PaymentDeps,
  tx: Db,
  recharge: Pick<RechargeRow, 'id' | 'provider'>,
  reference: string,
  amount: bigint,
): Promise<bigint> {
  const of = { provider: recharge.provider, reference, rechargeId: recharge.id }
  const { id, held: before, state } = await openDispute(tx, of, deps.context.clock())
  const held = BigInt(before)
  const taken = held < amount ? held : amount
  if (state === 'open') await setHeld(tx, id, held - taken, held === taken ? 'over' : 'open')
  return taken
}

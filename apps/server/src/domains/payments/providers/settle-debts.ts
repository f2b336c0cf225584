import type { PaymentDeps } from '../deps.ts'
import { listPayableDebts, lockDebt } from './queries/balances.ts'

const debtsAtOnce = 200

/** Pays debts of members out of money that came to them since (docs/rules/money-checks.md 4). */
export async function settleDebts(deps: PaymentDeps): Promise<void> {
  for (const { user_id: userId } of await listPayableDebts(deps.context.db, debtsAtOnce))
    await deps.context.db.transaction(
      async (tx) => {
        const { debt, cash, version } = await lockDebt(tx, userId)
        const amount = debt < cash ? debt : cash
        if (amount <= 0n) return
        const move = { route: 'debt.settle', coin: 'money', amount, from: userId, to: userId } as const
        const posted = await deps.ledger.post(tx, {
          kind: 'debt',
          // The account's own count of its entries: each payment of a debt is one act.
          key: `debt:${userId}:${version}`,
          bizNo: `D${userId}`,
          moves: [move],
        })
        await deps.ledger.notify(tx, posted, [userId])
      },
      { retries: 3 },
    )
}

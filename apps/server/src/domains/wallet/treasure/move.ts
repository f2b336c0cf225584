import type { CallData } from '@cliffhanger/contract/call.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { WalletDeps } from '../deps.ts'
import { newNumber } from '../numbers.ts'
import { presentTreasure } from './present.ts'

const routes = { in: 'treasure.in', out: 'treasure.out' } as const

/** Moves money between a member's wallet and their savings, once per key for ever. */
export async function moveTreasure(
  deps: WalletDeps,
  context: CallContext<'bearer'>,
  way: keyof typeof routes,
  typed: string,
): Promise<CallData<typeof treasureCalls.moveToTreasure>> {
  const { db: tx, caller, idempotencyKey } = context
  const amount = parseMinor(typed, coinScale.treasure) ?? refuseField('amount')
  const key = idempotencyKey ?? refuse('idempotencyKeyMissing')
  await deps.ledger.move(tx, {
    kind: 'treasure',
    key: `treasure:u${caller.userId}:${key}`,
    bizNo: newNumber(context, 'treasure'),
    moves: [{ route: routes[way], coin: 'money', amount, from: caller.userId, to: caller.userId }],
  })
  return {
    treasure: await presentTreasure(context, tx, caller.userId),
    balance: await deps.ledger.balance(tx, caller.userId, 'money'),
  }
}

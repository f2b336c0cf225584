import type { Db } from '../../../platform/database/db.ts'
import { type Move, platformOwner } from '../../ledger/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { type DisputeRow, setAside } from './queries/disputes.ts'

/** Granted gold and money that came with a payment and wait until its dispute is decided. */
interface Aside {
  readonly gold: bigint
  readonly money: bigint
}

export const asideMoves = (from: number, { gold, money }: Aside): Move[] => [
  { route: 'chargeback.aside_gold', coin: 'gold', amount: gold, from, to: platformOwner },
  { route: 'chargeback.aside_money', coin: 'money', amount: money, from, to: platformOwner },
]

/** `expiresMs`: until when the gold can be spent; absent: for ever. */
export const asideBack = (to: number, { gold, money }: Aside, expiresMs?: number): Move[] => {
  const ends = expiresMs !== undefined && { expiresMs }
  return [
    { route: 'chargeback_won.aside_gold', coin: 'gold', amount: gold, from: platformOwner, to, ...ends },
    { route: 'chargeback_won.aside_money', coin: 'money', amount: money, from: platformOwner, to },
  ]
}

/** A lost dispute gives what was set aside to the pool it came from, once. Its order is locked. */
export async function giveAsideUp(deps: PaymentDeps, tx: Db, dispute: DisputeRow, bizNo: string): Promise<void> {
  const [gold, money] = [BigInt(dispute.gold_aside), BigInt(dispute.money_aside)]
  if (gold === 0n && money === 0n) return
  await setAside(tx, dispute.id, 0n, 0n)
  const sides = { route: 'set_aside_back.promo', from: platformOwner, to: platformOwner } as const
  const moves = [
    { coin: 'gold', amount: gold, ...sides } as const,
    { coin: 'money', amount: money, ...sides } as const,
  ].filter((move) => move.amount > 0n)
  await deps.ledger.post(tx, { kind: 'set_aside_back', key: `set_aside_back:dispute:${dispute.id}`, bizNo, moves })
}

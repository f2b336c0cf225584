import type { Db } from '../../platform/database/db.ts'
import { type Move, platformOwner } from '../ledger/index.ts'
import type { CommissionNeeds } from './needs.ts'
import { type CommissionRow, setAmount } from './queries/commissions.ts'

/**
 * Brings what an earner has of a commission to an amount, which may be more or less than now. The row is locked. What was settled goes back out of
 * their wallet, and what is not there any more is owed. One that was settled and grows again, because a dispute was won, is settled at once.
 */
export async function bringTo(
  { ledger }: Pick<CommissionNeeds, 'ledger'>,
  tx: Db,
  row: CommissionRow,
  amount: bigint,
  orderNo: string,
): Promise<void> {
  const now = BigInt(row.amount)
  if (amount === now) {
    // Nothing of the sale stood any more when it was counted first.
    if (amount === 0n && row.state === 'pending') await setAmount(tx, row.id, { amount, state: 'reversed' })
    return
  }
  const isSettled = row.settled_ms > 0
  await setAmount(tx, row.id, { amount, state: amount === 0n ? 'reversed' : isSettled ? 'settled' : 'pending' })
  const grows = amount > now
  const moves = grows ? more(row, amount - now) : await less(ledger, tx, row, now - amount, isSettled)
  const posted = await ledger.postOnce(tx, {
    kind: grows ? 'commission' : 'commission_back',
    key: `commission:${row.id}:${row.version}`,
    bizNo: orderNo,
    moves,
  })
  // Also where their balance stays: what waits is on their open page.
  await ledger.notify(tx, posted, [row.user_id])
  if (grows && isSettled) await release(ledger, tx, row, amount - now, orderNo)
}

const more = ({ kind, user_id: to }: CommissionRow, amount: bigint): Move[] => [
  { route: `commission.${kind}`, coin: 'money', amount, from: platformOwner, to },
]

async function less(
  ledger: CommissionNeeds['ledger'],
  tx: Db,
  { kind, user_id: from }: CommissionRow,
  amount: bigint,
  isSettled: boolean,
): Promise<Move[]> {
  const sides = { coin: 'money', from, to: platformOwner } as const
  if (!isSettled) return [{ route: `commission_back.${kind}`, amount, ...sides }]
  const cash = (await ledger.lockMoney(tx, [from])).get(from) ?? 0n
  const fromCash = cash < amount ? cash : amount
  const moves: Move[] = [
    { route: `commission_back.${kind}_cash`, amount: fromCash, ...sides },
    { route: `commission_back.${kind}_debt`, amount: amount - fromCash, ...sides },
  ]
  return moves.filter((move) => move.amount > 0n)
}

/** Moves what waited to the wallet. */
export async function release(
  ledger: CommissionNeeds['ledger'],
  tx: Db,
  { id, version, user_id: userId }: CommissionRow,
  amount: bigint,
  orderNo: string,
): Promise<void> {
  const posted = await ledger.postOnce(tx, {
    kind: 'commission_release',
    key: `commission_release:${id}:${version}`,
    bizNo: orderNo,
    moves: [{ route: 'commission_release.cash', coin: 'money', amount, from: userId, to: userId }],
  })
  await ledger.notify(tx, posted, [userId])
}

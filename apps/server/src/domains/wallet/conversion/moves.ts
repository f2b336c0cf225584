import { type Move, platformOwner } from '../../ledger/index.ts'
import type { ConversionRow } from './queries/conversions.ts'

/** How a coin leaves for a conversion, how its fee leaves, and as what gold arrives: bought for money, granted for points (entities.md). */
const ways = {
  money: { out: 'convert.money', fee: 'convert.fee_money', gold: 'convert.to_bought' },
  point: { out: 'convert.point', fee: 'convert.fee_point', gold: 'convert.to_granted' },
} as const

/** What a conversion moves. The database keeps pairs of money and points as the only ones there are. */
export function movesOf(
  { from_coin: from, to_coin: to, amount, fee, receive }: ConversionRow,
  userId: number,
): readonly Move[] {
  if (from === 'gold' || from === 'treasure') throw new Error(`Nothing is converted from ${from}`)
  if (to === 'money' || to === 'treasure') throw new Error(`Nothing is converted into ${to}`)
  const { out, fee: feeWay, gold } = ways[from]
  const fromMember = { coin: from, from: userId, to: platformOwner }
  return [
    { ...fromMember, route: out, amount: BigInt(amount) - BigInt(fee) },
    ...(BigInt(fee) > 0n ? [{ ...fromMember, route: feeWay, amount: BigInt(fee) }] : []),
    {
      route: to === 'gold' ? gold : 'convert.to_point',
      coin: to,
      amount: BigInt(receive),
      from: platformOwner,
      to: userId,
    },
  ]
}

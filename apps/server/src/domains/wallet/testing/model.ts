import { feeOf, parseRate } from '@cliffhanger/rules/money.ts'

/** Amounts are whole minor units, as everywhere. */
export interface Purse {
  money: bigint
  treasure: bigint
  bought: bigint
  granted: bigint
  point: bigint
}

export interface OpenWithdrawal {
  readonly id: number
  readonly amount: bigint
  readonly day: string
}

export interface PendingRecharge {
  readonly orderNo: string
  /** Of the recharge, which operators know it by. */
  readonly id: number
  readonly amount: bigint
}

interface Reply {
  readonly code: number
  readonly data: unknown
}

/** A keyed call that was answered 200. */
export interface Answered {
  readonly data: unknown
  /** Makes it again with its key. */
  again(): Promise<Reply>
  /** Makes another call with its key: the same one with another amount. */
  otherwise?(): Promise<Reply>
}

/** What one member has, and what is open of theirs. */
export interface ModelMember {
  readonly purse: Purse
  readonly withdrawals: OpenWithdrawal[]
  /** Days on which the member asked for withdrawals that did not come back. */
  counted: string[]
  readonly recharges: PendingRecharge[]
  answered: Answered | undefined
  coupons: number
}

/** The wallet as the rules say it is: no locks, no keys, no database. */
export interface Model {
  readonly members: readonly [ModelMember, ModelMember, ModelMember]
}

export const emptyMember = (): ModelMember => ({
  purse: { money: 0n, treasure: 0n, bought: 0n, granted: 0n, point: 0n },
  withdrawals: [],
  counted: [],
  recharges: [],
  answered: undefined,
  coupons: 0,
})

/** Terms of the run, as its world sets them. */
export const terms = {
  withdrawMin: 1000n,
  withdrawDaily: 3,
  withdrawFee: parseRate('0.0100') ?? 0n,
  couponPoints: 5n,
  goldPerMoney: 10n,
} as const

/** S-104: the first that does not come back is free, any other pays a share rounded up. */
export const withdrawalFee = ({ counted }: ModelMember, amount: bigint): bigint =>
  counted.length === 0 ? 0n : feeOf(amount, terms.withdrawFee)

/** What asking for a withdrawal is answered. */
export function withdrawalCode({ purse, counted }: ModelMember, amount: bigint, day: string): number {
  if (amount < terms.withdrawMin) return 7005
  if (amount > purse.money) return 7006
  return counted.filter((one) => one === day).length >= terms.withdrawDaily ? 7007 : 200
}

/** Gold for money at ten a unit, rounded down; gold for points at one for one. */
export const goldFor = (from: 'money' | 'point', amount: bigint): bigint =>
  from === 'money' ? (amount * terms.goldPerMoney) / 100n : amount

/** One of several by a number that knows nothing of how many there are. */
export const nth = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length]

export function remove<T>(list: T[], one: T): void {
  const index = list.indexOf(one)
  if (index >= 0) list.splice(index, 1)
}

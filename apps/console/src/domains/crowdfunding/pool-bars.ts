import type { PoolDay } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'

/** Heights from 0 to 100 of the interest of each day and of what the pool has after it, each held against the largest of its kind; a pool that cannot pay
 *  has none. */
export function barHeights(days: readonly Pick<PoolDay, 'interest' | 'pool_after'>[]): readonly (readonly number[])[] {
  const interest = days.map((day) => Number(day.interest))
  const after = days.map((day) => Math.max(0, Number(day.pool_after)))
  const [mostInterest, mostAfter] = [Math.max(0, ...interest), Math.max(0, ...after)]
  const height = (value: number, most: number): number => (most === 0 ? 0 : Math.round((value / most) * 100))
  return days.map((_day, index) => [height(interest[index] ?? 0, mostInterest), height(after[index] ?? 0, mostAfter)])
}

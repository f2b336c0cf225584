import { expect, it } from 'vitest'
import { commissionDaysOf } from './commission-days.ts'

const sum = (day: string, kind: string, purpose: string, inSum: bigint, outSum: bigint) => ({
  day,
  kind,
  purpose,
  coin: 'money',
  inSum,
  outSum,
})

it('sums what was earned, reversed and settled by day, and what waits at the end of each', () => {
  const sums = [
    sum('2026-11-20', 'commission', 'revenue_vip', 0n, 300n),
    sum('2026-11-20', 'commission', 'revenue_fee', 0n, 20n),
    sum('2026-11-20', 'commission', 'commission_pending', 320n, 0n),
    sum('2026-11-21', 'commission_back', 'revenue_vip', 100n, 0n),
    sum('2026-11-21', 'commission_back', 'commission_pending', 0n, 60n),
    sum('2026-11-21', 'commission_back', 'cash', 0n, 40n),
    sum('2026-11-22', 'commission_release', 'commission_pending', 0n, 200n),
    sum('2026-11-22', 'commission_release', 'cash', 200n, 0n),
  ]
  const none = { vip: 0n, video: 0n, fee: 0n }
  expect(commissionDaysOf(sums, '2026-11-22', 4, 60n)).toEqual([
    { day: '2026-11-22', earned: none, reversed: 0n, settled: 200n, open: 60n },
    { day: '2026-11-21', earned: none, reversed: 100n, settled: 0n, open: 260n },
    { day: '2026-11-20', earned: { vip: 300n, video: 0n, fee: 20n }, reversed: 0n, settled: 0n, open: 320n },
    { day: '2026-11-19', earned: none, reversed: 0n, settled: 0n, open: 0n },
  ])
})

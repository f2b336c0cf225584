import { expect, test } from 'vitest'
import { salesDaysOf } from './sales-days.ts'

test('sums orders by day of the platform and by kind; a day without any is 0', () => {
  const at = (text: string) => Date.parse(text)
  const sold = [
    { paidMs: at('2026-11-21T16:30:00Z'), kind: 1, orders: 2, amount: 6000n },
    { paidMs: at('2026-11-21T15:45:00Z'), kind: 1, orders: 1, amount: 3000n },
    { paidMs: at('2026-11-22T01:00:00Z'), kind: 2, orders: 1, amount: 9000n },
  ] as const
  expect(salesDaysOf(sold, '2026-11-22', 3, 'Asia/Shanghai')).toEqual([
    { day: '2026-11-22', vip: { orders: 2, amount: 6000n }, svip: { orders: 1, amount: 9000n } },
    { day: '2026-11-21', vip: { orders: 1, amount: 3000n }, svip: { orders: 0, amount: 0n } },
    { day: '2026-11-20', vip: { orders: 0, amount: 0n }, svip: { orders: 0, amount: 0n } },
  ])
})

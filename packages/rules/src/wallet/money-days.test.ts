import { describe, expect, it } from 'vitest'
import { type DaySum, moneyDaysOf } from './money-days.ts'

const day = '2026-03-01'
const sum = (kind: string, purpose: string, inSum: bigint, outSum: bigint, more: Partial<DaySum> = {}): DaySum => ({
  day,
  kind,
  purpose,
  coin: 'money',
  inSum,
  outSum,
  ...more,
})

describe('money in and out by day', () => {
  it('reads what came from which provider, what went, and what was kept, and leaves out other coins', () => {
    const sums = [
      sum('recharge', 'clearing_stripe', 0n, 5000n),
      sum('recharge_late', 'clearing_stripe', 0n, 700n),
      sum('recharge', 'clearing_manual', 0n, 250n),
      sum('vip', 'clearing_manual', 0n, 50n),
      sum('recharge', 'cash', 5300n, 50n),
      sum('recharge', 'revenue_fee', 50n, 0n),
      sum('withdraw_paid', 'revenue_fee', 20n, 0n),
      sum('withdraw_paid', 'payout_clearing', 1000n, 0n),
      sum('recharge_refund', 'clearing_stripe', 600n, 200n),
      sum('vip_refund', 'clearing_stripe', 300n, 0n),
      sum('chargeback', 'clearing_stripe', 2500n, 0n),
      sum('chargeback_won', 'clearing_stripe', 0n, 1000n),
      sum('transfer', 'cash', 400n, 400n),
      sum('transfer', 'gold_bought', 9n, 9n, { coin: 'gold' }),
      sum('convert', 'conversion', 600n, 0n),
      sum('convert', 'conversion', 0n, 60n, { coin: 'gold' }),
    ]
    expect(moneyDaysOf(sums, day, 1)).toEqual([
      {
        day,
        recharged: { manual: 300n, stripe: 5700n, mollie: 0n, usdt: 0n },
        refunded: 700n,
        chargedBack: 1500n,
        withdrawn: 1000n,
        fees: 70n,
        transferred: 400n,
        converted: 600n,
      },
    ])
  })

  it('has a row for every day, the newest first, also over the end of a month', () => {
    const days = moneyDaysOf([sum('withdraw_paid', 'payout_clearing', 10n, 0n)], '2026-03-02', 4)
    expect(days.map((one) => one.day)).toEqual(['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27'])
    expect(days.map(({ withdrawn }) => withdrawn)).toEqual([0n, 10n, 0n, 0n])
  })
})

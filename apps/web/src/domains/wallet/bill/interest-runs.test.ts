import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { describe, expect, it } from 'vitest'
import { isInterestRun, withInterestRuns } from './interest-runs.ts'

const atSeconds = (moment: string): number => Date.parse(moment) / 1000
const line = (id: number, moment: string, changes: Partial<Bill> = {}): Bill => ({
  id,
  user_id: 1,
  coin_code: 'money',
  purse: '',
  direction: 'in',
  amount: '0.27',
  balance_after: `${id}.00`,
  bill_type: 'crow_interest',
  biz_no: `C${id}`,
  title: 'Crowdfunding interest',
  remark: '',
  other_user: null,
  create_time: atSeconds(moment),
  ...changes,
})
const [morning, evening, before] = ['2026-11-29T02:40:00Z', '2026-11-29T18:00:00Z', '2026-11-28T02:40:00Z']
const october = '2026-10-31T02:40:00Z'
const all = { timeZone: 'UTC', hasMore: false }

/** Ids; those of a run together, with their sum. */
const shape = (entries: ReturnType<typeof withInterestRuns>) =>
  entries.map((entry) =>
    isInterestRun(entry) ? [...entry.lines.map(({ id }) => id), entry.sum] : 'id' in entry ? entry.id : entry.order_no,
  )

describe('the interest of a month', () => {
  it('is one entry, with its sum to the cent, that opens into its days; one line alone stays a line', () => {
    const lines = [line(5, evening), line(4, morning, { amount: '0.83' }), line(3, before), line(2, october)]
    const shown = withInterestRuns(lines, all)
    expect(shape(shown)).toEqual([[5, 4, 3, '1.37'], 2])
    const [month] = shown.filter(isInterestRun)
    expect(month?.dayCount).toBe(2)
    expect(shape(month?.parts ?? [])).toEqual([[5, 4, '1.10'], 3])
  })

  it('of one day opens into its lines', () => {
    const [day] = withInterestRuns([line(5, evening), line(4, morning)], all).filter(isInterestRun)
    expect(day?.dayCount).toBe(1)
    expect(shape(day?.parts ?? [])).toEqual([5, 4])
  })

  it('is divided by what stands between its lines, so that each balance follows from the next', () => {
    const sent = line(5, morning, { bill_type: 'transfer_out', direction: 'out' })
    const lines = [line(7, evening), line(6, evening), sent, line(4, morning), line(3, morning)]
    const shown = withInterestRuns(lines, all)
    expect(shape(shown)).toEqual([[7, 6, '0.54'], 5, [4, 3, '0.54']])
    expect(shown.filter(isInterestRun).map(({ newest }) => newest.balance_after)).toEqual(['7.00', '4.00'])
  })

  it('is of the month of whoever reads, and of one coin', () => {
    const lines = [
      line(5, '2026-11-30T18:00:00Z'),
      line(4, morning),
      line(3, morning, { coin_code: 'gold', amount: '1' }),
    ]
    expect(shape(withInterestRuns(lines, { timeZone: 'Asia/Shanghai', hasMore: false }))).toEqual([5, 4, 3])
  })

  it('waits for the rest of its lines where a page ends among them', () => {
    const first = [line(9, evening, { bill_type: 'recharge' }), line(8, morning), line(7, morning)]
    expect(shape(withInterestRuns(first, { ...all, hasMore: true }))).toEqual([9])
    const both = [...first, line(6, before), line(5, october)]
    expect(shape(withInterestRuns(both, { ...all, hasMore: true }))).toEqual([9, [8, 7, 6, '0.81']])
    expect(shape(withInterestRuns(both, all))).toEqual([9, [8, 7, 6, '0.81'], 5])
  })

  it('is opened by a name that does not change with what comes later that day', () => {
    const [day] = withInterestRuns([line(4, morning), line(3, morning)], all)
    const [later] = withInterestRuns([line(5, evening), line(4, morning), line(3, morning)], all)
    expect([day, later].map((entry) => entry && isInterestRun(entry) && entry.id)).toEqual(['day 3', 'day 3'])
  })
})

import type { Bill, OutsidePurchase } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { expect, it } from 'vitest'
import { type BillEntry, isOutside, withOutside } from './outside-purchases.ts'

const bill = (id: number, time: number): Bill => ({
  id,
  user_id: 7,
  coin_code: 'money',
  purse: '',
  direction: 'in',
  amount: '1.00',
  balance_after: '1.00',
  bill_type: 'recharge',
  biz_no: `R${id}`,
  title: 'Top-up',
  remark: '',
  other_user: null,
  create_time: time,
})
const bought = (number: string, time: number): OutsidePurchase => ({
  order_no: number,
  bill_type: 'buy_vip',
  title: 'Membership',
  amount: '9.99',
  refunded: '0.00',
  channel: 'Card',
  pay_time: time,
})
const names = (entries: readonly BillEntry[]) =>
  entries.map((entry) => (isOutside(entry) ? entry.order_no : entry.biz_no))

it('puts purchases among the lines by time, the newest first', () => {
  const entries = withOutside([bill(3, 30), bill(2, 20)], [bought('A', 40), bought('B', 20), bought('C', 5)], false)
  expect(names(entries)).toEqual(['A', 'R3', 'B', 'R2', 'C'])
})

it('keeps back what is older than the last line while more lines come', () => {
  const outside = [bought('A', 25), bought('C', 5)]
  expect(names(withOutside([bill(3, 30), bill(2, 20)], outside, true))).toEqual(['R3', 'A', 'R2'])
})

it('shows purchases where no line is', () => {
  expect(names(withOutside([], [bought('A', 25)], false))).toEqual(['A'])
})

import type { IncomeRecord } from '@cliffhanger/contract/commission/schemas.ts'

/** Commission that waits: 5% of a membership for $9.90. */
export const exampleIncome: IncomeRecord = {
  id: 1,
  type: 'commission',
  level: 1,
  from_user: { user_id: 11, nick_name: 'M•••' },
  order_no: 'O77',
  order_type: 'vip',
  base_amount: '9.90',
  rate: '0.0500',
  amount: '0.49',
  coin_code: 'money',
  state: 0,
  due_time: 1_763_900_000,
  create_time: 1_763_300_000,
}

export const exampleCommission = {
  total: '3.49',
  today: '0.49',
  level_1: '3.00',
  level_2: '0.49',
  rates: [
    { order_type: 'vip' as const, rate_1: '0.0500', rate_2: '0.0200' },
    { order_type: 'video' as const, rate_1: '0.0500', rate_2: '0.0200' },
    { order_type: 'recharge_fee' as const, rate_1: '0.0000', rate_2: '0.0000' },
  ],
  wait_days: 7,
  coin_code: 'money' as const,
}

/** One page with all there is. */
export const pageOf = <Item>(list: Item[]) => ({ list, total: list.length, page: 1, limit: 20 })

import type { CallData } from '@cliffhanger/contract/call.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { Withdraw } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'

/** Somebody to send to. */
export const examplePayee: Payee = { user_id: 8, user_no: '10000008', nick_name: 'Minh', avatar_url: '' }

/** Twenty that were sent to them. */
export const exampleTransfer: TransferRecord = {
  id: 1,
  order_no: 'T1',
  from_user_id: 7,
  to_user_id: examplePayee.user_id,
  other: examplePayee,
  direction: 'out',
  coin_code: 'money',
  amount: '20.00',
  fee: '0.00',
  remark: '',
  create_time: 1_760_000_000,
}

/** A bank account to withdraw to. */
export const exampleAccount = {
  type: 'bank',
  real_name: 'Linh',
  bank_id: 1,
  bank_name: 'Sea Bank',
  card_no: '**** 4321',
  account: '',
  qr_url: '',
  chain: '',
} as const

/** Fifty on their way to it. */
export const exampleWithdrawal: Withdraw = {
  id: 12,
  order_no: 'W12',
  user_id: 7,
  coin_code: 'money',
  amount: '50.00',
  fee: '0.50',
  tax: '0.00',
  arrive_amount: '49.50',
  account: exampleAccount,
  state: 1,
  reason: '',
  is_first: 0,
  create_time: 0,
  update_time: 0,
}

/** What withdrawals cost and may be. */
export const exampleTerms: CallData<typeof withdrawalCalls.getWithdrawTerms> = {
  config: {
    min_amount: '10.00',
    max_amount: '500.00',
    daily_count: 3,
    daily_amount: '1000.00',
    fee_rate: '0.0100',
    tax_rate: '0.0000',
    first_free: 0,
    need_real_name: 0,
    arrive_hours: 24,
  },
  today_count: 0,
  today_amount: '0.00',
  is_first: 0,
  available: '200.00',
  arrive_text: 'Within 24 hours',
}

export const exampleConversion = {
  id: 1,
  order_no: 'C1',
  from: 'money',
  to: 'gold',
  amount: '10.00',
  fee: '0.10',
  rate: '100.0000',
  receive: '990',
  create_time: 1_760_000_000,
} as const

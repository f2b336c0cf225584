import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
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

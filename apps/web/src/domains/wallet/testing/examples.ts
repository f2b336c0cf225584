import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'

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

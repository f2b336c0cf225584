import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { TransferRow } from './queries/transfers.ts'

/** The member at the other end of a transfer, as one side sees it. */
export const otherSideOf = ({ from_user_id, to_user_id }: TransferRow, userId: number): number =>
  from_user_id === userId ? to_user_id : from_user_id

/** A transfer as one of its sides sees it; it costs nothing. */
export function presentTransfer(row: TransferRow, userId: number, other: Payee): TransferRecord {
  const { id, order_no, from_user_id, to_user_id, coin_code, remark } = row
  const write = (minor: bigint) => formatMinor(minor, coinScale[coin_code])
  return {
    id,
    order_no,
    from_user_id,
    to_user_id,
    other,
    direction: from_user_id === userId ? 'out' : 'in',
    coin_code,
    amount: write(BigInt(row.amount)),
    fee: write(0n),
    remark,
    create_time: toSeconds(row.created_ms),
  }
}

import type { OrderAudit, SoldOrder } from '@cliffhanger/contract/payments/operator-order-schemas.ts'
import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { usdtScale } from '@cliffhanger/rules/wallet/usdt-payment.ts'
import type { CallContext } from '../../../../platform/http/handlers.ts'
import { type OrderAuditRow, type OrderRow } from '../../../payments/index.ts'
import { writeMoney } from '../../../wallet/index.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../account.ts'
import { fileAddress } from '../chat.ts'
import { operatorNames } from './payments.ts'

type SoldRow = Pick<
  OrderRow,
  | 'order_no'
  | 'title'
  | 'coin_code'
  | 'pay_amount'
  | 'pay_type'
  | 'state'
  | 'refunded_amount'
  | 'refunded_ms'
  | 'paid_ms'
  | 'created_ms'
>

/** An order as operators see it on the page of its member. */
export function presentSold(row: SoldRow): SoldOrder {
  const write = (minor: string) => formatMinor(BigInt(minor), coinScale[row.coin_code])
  return {
    order_no: row.order_no,
    title: row.title,
    coin_code: row.coin_code,
    pay_amount: write(row.pay_amount),
    pay_type: row.pay_type,
    state: row.state,
    refunded_amount: write(row.refunded_amount),
    refund_time: toSeconds(row.refunded_ms),
    pay_time: toSeconds(row.paid_ms),
    create_time: toSeconds(row.created_ms),
  }
}

/** Payments by hand, with the pictures that prove them. */
export async function presentOrderAudits(
  reader: Pick<CallContext, 'db' | 'clock' | 'storage' | 'origin'>,
  { payments }: Pick<OperatorNeeds, 'payments'>,
  rows: readonly OrderAuditRow[],
): Promise<OrderAudit[]> {
  const lineOf = await memberLines(
    reader.db,
    rows.map(({ user_id }) => user_id),
  )
  const nameOf = await operatorNames(
    reader.db,
    rows.map(({ confirmed_by }) => confirmed_by),
  )
  const limitOf = await payments.operator.orders.limits(reader.db)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.order_id,
      order_no: row.order_no,
      order_type: row.order_type,
      title: row.title,
      member: lineOf(row.user_id),
      kind: row.kind,
      provider: row.provider,
      amount: writeMoney(BigInt(row.amount)),
      pay_currency: row.pay_currency,
      pay_amount: formatMinor(BigInt(row.pay_amount), row.provider === 'usdt' ? usdtScale : coinScale.money),
      account: row.collect ? row.collect.address || row.collect.account_no : '',
      proof: (await fileAddress(reader, row.proof_url)) ?? '',
      same_proof: row.same_proof,
      payer_name: row.payer_name,
      payment_ref: row.payment_ref,
      state: row.state,
      needs_two: flagOf(!isOnlineProvider(row.provider) && BigInt(row.amount) >= limitOf(row)),
      confirmed_by: nameOf(row.confirmed_by),
      reason: row.reason,
      audit_time: toSeconds(row.audit_ms),
      create_time: toSeconds(row.created_ms),
    })),
  )
}

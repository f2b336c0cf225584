import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import type { Purchase, PurchaseKind } from '@cliffhanger/contract/payments/operator-purchase-calls.ts'
import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { auditStates, orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { UnlockPurchaseRow } from '../../drama/index.ts'
import type { MallOrderRow } from '../../mall/index.ts'
import type { PurchaseOrderRow } from '../../payments/index.ts'
import type { TakenOutRow } from '../../wallet/index.ts'

/** A purchase with what it is sorted by, and whose it is. */
export interface SortedPurchase {
  readonly createdMs: number
  readonly userId: number
  readonly purchase: Purchase
}

const paidIn = (coin: CoinCode, minor: string): Purchase['paid'] =>
  minor === '0' ? [] : [{ coin_code: coin, amount: formatMinor(BigInt(minor), coinScale[coin]) }]

const sorted = (
  row: { readonly user_id: number; readonly created_ms: number; readonly id: number },
  kind: PurchaseKind,
  rest: Omit<Purchase, 'id' | 'kind' | 'create_time'>,
): SortedPurchase => ({
  createdMs: row.created_ms,
  userId: row.user_id,
  purchase: { ...rest, id: row.id, kind, create_time: toSeconds(row.created_ms) },
})

const orderState = ({ state, is_refunded: isRefunded }: PurchaseOrderRow): Purchase['state'] => {
  if (isRefunded) return 'refunded'
  if (state === orderStates.paid) return 'done'
  return state === orderStates.cancelled ? 'cancelled' : 'waiting'
}

export const orderPurchase = (row: PurchaseOrderRow): SortedPurchase =>
  sorted(row, row.order_type, {
    number: row.order_no,
    title: row.order_type === 'recharge' ? '' : row.title,
    target_id: row.order_type === 'recharge' ? 0 : row.target_id,
    paid: paidIn(row.coin_code, row.pay_amount),
    state: orderState(row),
  })

export const takenOutPurchase = (row: TakenOutRow): SortedPurchase =>
  sorted(row, 'withdrawal', {
    number: row.order_no,
    title: '',
    target_id: 0,
    paid: paidIn('money', row.amount),
    state: row.state < 0 ? 'cancelled' : row.state === auditStates.transferred ? 'done' : 'waiting',
  })

export const unlockPurchase = (row: UnlockPurchaseRow, language: Language): SortedPurchase =>
  sorted(row, 'unlock', {
    number: `U${row.id}`,
    title: textIn(row.texts, language, row.language)?.title ?? '',
    target_id: row.drama_id,
    paid: paidIn('gold', row.paid),
    state: row.is_refunded ? 'refunded' : 'done',
  })

export const mallPurchase = (row: MallOrderRow, language: Language): SortedPurchase =>
  sorted(row, 'mall', {
    number: row.order_no,
    title: textIn(row.goods_names, language) ?? '',
    target_id: row.goods_id,
    paid: [...paidIn('point', row.pay_point), ...paidIn('money', row.pay_money)],
    state: mallState(row.state),
  })

const mallState = (state: MallOrderRow['state']): Purchase['state'] => {
  if (state === mallOrderStates.cancelled) return 'cancelled'
  return state === mallOrderStates.completed ? 'done' : 'waiting'
}

import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import type { Translate } from '../../../platform/texts.ts'
import { purchaseName } from '../purchase-name.ts'

/** Where an order stands (S-88). */
export const orderStateName = (
  { state, cancel_reason }: Pick<Order, 'state' | 'cancel_reason'>,
  t: Translate,
): string => {
  if (state === orderStates.pending) return t('recharge.orderPending')
  if (state === orderStates.paid) return t('recharge.orderPaid')
  return t(cancel_reason === 'timeout' ? 'recharge.timedOut' : 'recharge.orderCancelled')
}

/** What an order is called. One for a free amount has no name but its kind's, and that in the language of now. */
export const orderTitle = (
  { order_type, target_id, title }: Pick<Order, 'order_type' | 'target_id' | 'title'>,
  t: Translate,
) => (target_id === 0 || title === '' ? purchaseName(order_type, t) : title)

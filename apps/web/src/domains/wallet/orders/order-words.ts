import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { purchaseName } from '../purchase-name.ts'

type TitledOrder = Pick<Order, 'order_type' | 'target_id' | 'title' | 'pay_amount' | 'receive'>

/** Where an order stands (S-88), and whether its price, or a part of it, went back after it was paid. */
export const orderStateName = (
  {
    state,
    cancel_reason,
    pay_amount,
    refunded_amount,
  }: Pick<Order, 'state' | 'cancel_reason' | 'pay_amount' | 'refunded_amount'>,
  t: Translate,
): string => {
  if (state === orderStates.pending) return t('recharge.orderPending')
  if (refunded_amount !== undefined)
    return t(refunded_amount === pay_amount ? 'recharge.orderRefunded' : 'recharge.partlyRefunded')
  if (state === orderStates.paid) return t('recharge.orderPaid')
  return t(cancel_reason === 'timeout' ? 'recharge.timedOut' : 'recharge.orderCancelled')
}

/** What orders are called, in the language of now: a top-up by what it brings, a package with its kind, anything else by its name or else by its
 *  kind. */
export const useOrderTitle = () => {
  const t = useTexts()
  const { show } = useAmounts()
  return ({ order_type: type, target_id: target, title, pay_amount: amount, receive }: TitledOrder): string => {
    if (type === 'recharge')
      return receive?.coin_code === 'gold'
        ? show(receive.amount, 'gold')
        : t('recharge.topUpOf', { amount: show(amount, 'money') })
    const kind = purchaseName(type, t)
    if (target === 0 || title === '') return kind
    return type === 'star' ? `${kind} · ${title}` : title
  }
}

/** The kind of an order in a list of many, where its title does not say it. */
export const useOrderKind = () => {
  const t = useTexts()
  return ({ order_type: type, receive }: Pick<Order, 'order_type' | 'receive'>): string | undefined =>
    type === 'crowdfunding' || receive?.coin_code === 'gold' ? purchaseName(type, t) : undefined
}

import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { type Finder, foundAtOnce } from '../../../platform/finder.ts'
import { callServer } from '../../../platform/server.ts'

/** Recharges by the number of their order. */
export const findRecharges: Finder = async (orderNo) => {
  const { list } = await callServer(paymentOperatorCalls.listRechargeAudits, {
    page: 1,
    limit: foundAtOnce,
    order_no: orderNo,
  })
  return list.map(({ id, order_no, member }) => ({
    to: `/recharges/${id}/show`,
    title: order_no,
    hint: member.nick_name || member.user_no,
  }))
}

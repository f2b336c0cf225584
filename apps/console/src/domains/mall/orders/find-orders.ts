import { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { type Finder, foundAtOnce } from '../../../platform/finder.ts'
import { callServer } from '../../../platform/server.ts'

/** Orders of the points mall by their number, or that of whoever made them. */
export const findMallOrders: Finder = async (number) => {
  const { list } = await callServer(mallOrderOperatorCalls.listMallOrderQueue, { page: 1, limit: foundAtOnce, number })
  return list.map(({ id, order_no, goods_name, member }) => ({
    to: `/mall-orders/${id}/show`,
    title: order_no,
    hint: [goods_name, member.nick_name || member.user_no].filter(Boolean).join(' · '),
  }))
}

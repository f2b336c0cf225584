import type { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { MallOrderRow } from '../../../mall/index.ts'
import { carryOut } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentOrders } from '../../present/mall.ts'
import { getDetail } from './order-detail.ts'
import { ship } from './ship-order.ts'
import { applyShipping, checkShipping } from './shipping.ts'

type Calls = typeof mallOrderOperatorCalls

const listMallOrderQueue =
  ({ mall }: OperatorNeeds): Handler<Calls['listMallOrderQueue']> =>
  async (context, { page, limit, state, number, ...listing }) => {
    const filter = { state, number: number?.trim(), ...listingOf(listing) }
    const rows = await mall.operator.orders.list(context.db, filter, { offset: (page - 1) * limit, limit })
    const total = await mall.operator.orders.count(context.db, filter)
    return { list: await presentOrders(context, rows), total, page, limit }
  }

const getMallOrderDetail =
  (needs: OperatorNeeds): Handler<Calls['getMallOrderDetail']> =>
  (context, { id }) =>
    getDetail(needs, context, id)

const getPackingList =
  ({ mall }: OperatorNeeds): Handler<Calls['getPackingList']> =>
  async (context, { ids }) => ({
    list: await presentOrders(context, await mall.operator.orders.packed(context.db, ids.split(',').map(Number))),
  })

const shipMallOrder =
  (needs: OperatorNeeds): Handler<Calls['shipMallOrder']> =>
  async (context, { id, carrier, tracking_no: trackingNo }) => {
    const parcel = { carrier: carrier.trim(), trackingNo: trackingNo.trim() }
    await ship(needs, context, id, parcel)
    return getDetail(needs, context, id)
  }

const addMallOrderStep =
  (needs: OperatorNeeds): Handler<Calls['addMallOrderStep']> =>
  async (context, { id, text }) => {
    const step = { text: text.trim(), operatorId: context.caller.operatorId }
    await carryOut(
      context,
      async (tx) => {
        const order = await needs.mall.operator.orders.addStep(tx, id, step)
        if (!isOnItsWay(order)) refuse('stateChanged')
      },
      () => ({ action: 'mallOrder.step', target: `mall order ${id}`, after: { text: step.text } }),
    )
    return getDetail(needs, context, id)
  }

/** There is a parcel something can be said about. */
const isOnItsWay = ({ kind, state }: MallOrderRow): boolean =>
  kind === 'physical' && state !== mallOrderStates.cancelled

const cancelMallOrder =
  (needs: OperatorNeeds): Handler<Calls['cancelMallOrder']> =>
  async (context, { id, reason }) => {
    await carryOut(
      context,
      (tx) => needs.mall.operator.orders.cancel(tx, id, { reason, operatorId: context.caller.operatorId }),
      ({ state, pay_point: points, pay_money: money, number }) => ({
        action: 'mallOrder.cancel',
        target: `mall order ${id}`,
        reason,
        before: { state: mallOrderStates.pendingShipment },
        after: { state, pay_point: points, pay_money: money, number },
      }),
    )
    return getDetail(needs, context, id)
  }

export const mallOrderHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listMallOrderQueue: listMallOrderQueue(needs),
  getMallOrderDetail: getMallOrderDetail(needs),
  getPackingList: getPackingList(needs),
  shipMallOrder: shipMallOrder(needs),
  addMallOrderStep: addMallOrderStep(needs),
  cancelMallOrder: cancelMallOrder(needs),
  checkShipping: checkShipping(needs),
  applyShipping: applyShipping(needs),
})

import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import type { CallContext } from '../../../../platform/http/handlers.ts'
import { Refusal, refuse } from '../../../../platform/http/refusal.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'

interface Parcel {
  readonly carrier: string
  readonly trackingNo: string
}

/** Ships one order with its line in the log, in a transaction of its own. The very same parcel again changes nothing. Refuses 4002, 4003. */
export async function ship(
  { mall }: OperatorNeeds,
  context: CallContext<'operator'>,
  id: number,
  parcel: Parcel,
): Promise<void> {
  try {
    await carryOut(
      context,
      (tx) => mall.operator.orders.ship(tx, id, parcel),
      () => ({
        action: 'mallOrder.ship',
        target: `mall order ${id}`,
        before: { state: mallOrderStates.pendingShipment },
        after: { state: mallOrderStates.awaitingReceipt, carrier: parcel.carrier, tracking_no: parcel.trackingNo },
      }),
    )
  } catch (error) {
    if (!(error instanceof Refusal) || error.refusal !== 'stateChanged') throw error
    const order = await mall.operator.orders.find(context.db, id)
    const isSame = order?.carrier === parcel.carrier && order.tracking_no === parcel.trackingNo
    if (!isSame) refuse('stateChanged')
  }
}

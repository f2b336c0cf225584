import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import type { Translate } from '../../../platform/texts.ts'

/** Where an order stands, in a word or two. */
export const orderStateWords = ({ state }: Pick<PointOrder, 'state'>, t: Translate): string => {
  switch (state) {
    case mallOrderStates.pendingShipment:
      return t('mallOrders.pending')
    case mallOrderStates.awaitingReceipt:
      return t('mallOrders.onItsWay')
    case mallOrderStates.completed:
      return t('mallOrders.done')
    case mallOrderStates.cancelled:
      return t('mallOrders.cancelled')
    default:
      return state satisfies never
  }
}

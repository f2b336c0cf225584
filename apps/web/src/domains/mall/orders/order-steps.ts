import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import type { Translate } from '../../../platform/texts.ts'

export interface OrderStep {
  readonly text: string
  /** Seconds. */
  readonly time: number
}

/** What happened to an order, the latest first: what became of it, and between them the steps of its parcel. */
export const orderSteps = (order: PointOrder, t: Translate): readonly OrderStep[] => {
  const { kind, state, create_time, ship_time, receive_time, cancel_time, steps } = order
  const received = t(kind === 'virtual' ? 'mallOrders.delivered' : 'mallOrders.arrived')
  const shipped = ship_time > 0 ? [{ text: t('mallOrders.stepShipped'), time: ship_time }] : []
  return [
    { text: t('mallOrders.stepPlaced'), time: create_time },
    ...shipped,
    ...steps,
    ...(receive_time > 0 ? [{ text: received, time: receive_time }] : []),
    ...(state === mallOrderStates.cancelled ? [{ text: t('mallOrders.cancelled'), time: cancel_time }] : []),
  ]
    .toReversed()
    .toSorted((one, other) => other.time - one.time)
}

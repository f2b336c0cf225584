import { expect, it } from 'vitest'
import { translate } from '../../../platform/texts.ts'
import { exampleMallOrder, shippedOrder } from '../testing/examples.ts'
import { orderSteps } from './order-steps.ts'

const words = (order: typeof exampleMallOrder) => orderSteps(order, translate).map(({ text }) => text)

it('S-89: the steps of an order are told latest first, those of its parcel between them', () => {
  expect(words(exampleMallOrder)).toEqual(['mallOrders.stepPlaced'])
  expect(words({ ...shippedOrder, state: 3, receive_time: 1_760_200_000 })).toEqual([
    'mallOrders.arrived',
    'Arrived at the depot',
    'mallOrders.stepShipped',
    'mallOrders.stepPlaced',
  ])
  const { create_time } = exampleMallOrder
  const instant = { ...exampleMallOrder, kind: 'virtual' as const, state: 3 as const, receive_time: create_time }
  expect(words(instant)).toEqual(['mallOrders.delivered', 'mallOrders.stepPlaced'])
  const cancelled = { ...exampleMallOrder, state: -2 as const, cancel_time: create_time + 1 }
  expect(words(cancelled)).toEqual(['mallOrders.cancelled', 'mallOrders.stepPlaced'])
})

import { expect, it } from 'vitest'
import { exampleAddress } from '../testing/examples.ts'
import { deliveryAddress } from './delivery-address.ts'

const first = { ...exampleAddress, id: 1, is_default: 0 as const }
const usual = { ...exampleAddress, id: 2 }

it('an order goes to the chosen address, else to the default one, else to the first', () => {
  expect(deliveryAddress([first, usual], 1)?.id).toBe(1)
  expect(deliveryAddress([first, usual], undefined)?.id).toBe(2)
  expect(deliveryAddress([first, usual], 9)?.id).toBe(2)
  expect(deliveryAddress([first], undefined)?.id).toBe(1)
  expect(deliveryAddress([], 1)).toBeUndefined()
})

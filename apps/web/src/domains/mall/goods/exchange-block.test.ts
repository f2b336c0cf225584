import { describe, expect, it } from 'vitest'
import { exampleGoods, exampleVariant } from '../testing/examples.ts'
import { exchangeBlock, largestNumber, variantOf } from './exchange-block.ts'

const [variant] = exampleGoods.variants
const wanted = { goods: exampleGoods, variant, number: 1, limitLeft: -1, points: '1000', money: '10.00' }

describe('what stands in the way of an exchange', () => {
  it('is nothing where all is there', () => {
    expect(exchangeBlock(wanted)).toBeUndefined()
    expect(exchangeBlock({ ...wanted, number: 3 })).toBeUndefined()
  })

  it('V-25: V-26: is first what cannot be helped', () => {
    const gone = { ...exampleGoods, stock: 0 }
    expect(exchangeBlock({ ...wanted, goods: gone, limitLeft: 0, points: '0' })).toEqual({ why: 'soldOut' })
    expect(exchangeBlock({ ...wanted, variant: exampleVariant(51, '', 0) })).toEqual({ why: 'soldOut' })
    expect(exchangeBlock({ ...wanted, limitLeft: 0, points: '0' })).toEqual({ why: 'limit' })
  })

  it('is what is missing for all pieces', () => {
    expect(exchangeBlock({ ...wanted, number: 4 })).toEqual({ why: 'points', missing: '200' })
    const goods = { ...exampleGoods, money_price: '5.50' }
    expect(exchangeBlock({ ...wanted, goods, number: 2 })).toEqual({ why: 'money', missing: '1.00' })
  })

  it('is the choice of a form where there are several', () => {
    const goods = { ...exampleGoods, variants: [exampleVariant(1, 'S', 1), exampleVariant(2, 'M', 1)] }
    expect(variantOf(goods, undefined)).toBeUndefined()
    expect(exchangeBlock({ ...wanted, goods, variant: undefined })).toEqual({ why: 'variant' })
    expect(variantOf(goods, 2)?.name).toBe('M')
    expect(variantOf(exampleGoods, 9)?.id).toBe(51)
  })

  it('is not a balance nobody knows yet', () => {
    expect(exchangeBlock({ ...wanted, points: undefined, money: undefined })).toBeUndefined()
  })
})

it('V-25: V-26: the stock, the limit and the call bound how many can be taken', () => {
  expect([largestNumber(5, -1), largestNumber(5, 2), largestNumber(500, -1), largestNumber(0, 3)]).toEqual([
    5, 2, 99, 1,
  ])
})

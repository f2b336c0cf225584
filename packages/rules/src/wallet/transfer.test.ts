import { coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import { expect, it } from 'vitest'
import { dailyTransferLimit, isTransferable } from './transfer.ts'

it('lets money and gold be transferred, nothing else', () => {
  expect(coinCodes.filter(isTransferable)).toEqual(['money', 'gold'])
})

it('limits each coin by the same number', () => {
  expect(dailyTransferLimit('50000.00', 'money')).toBe(5_000_000n)
  expect(dailyTransferLimit('50000.99', 'gold')).toBe(50_000n)
  expect(() => dailyTransferLimit('much', 'gold')).toThrow('much')
})

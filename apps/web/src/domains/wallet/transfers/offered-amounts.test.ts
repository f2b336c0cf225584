import { expect, test } from 'vitest'
import { offeredAmounts } from './offered-amounts.ts'

const other = { user_id: 9, user_no: '10000009', nick_name: 'Paulo', avatar_url: '' }
const sent = { other, direction: 'out', coin_code: 'money', amount: '25.00' } as const

test('what this person got last stands among round sums', () => {
  const received = { ...sent, direction: 'in', amount: '7.00' } as const
  expect(offeredAmounts('money', '500.00', [received, sent], 9)).toEqual(['10.00', '20.00', '25.00'])
  expect(offeredAmounts('money', '500.00', [{ ...sent, amount: '20.00' }], 9)).toEqual(['10.00', '20.00', '50.00'])
})

test('what went to others, or in another coin, says nothing', () => {
  expect(offeredAmounts('gold', '30', [sent], 9)).toEqual(['10', '20'])
  expect(offeredAmounts('money', '500.00', [sent], 8)).toEqual(['10.00', '20.00', '50.00'])
})

test('nothing is offered that is not there', () => {
  expect(offeredAmounts('money', '9.99', [sent], 9)).toEqual([])
  expect(offeredAmounts('money', undefined, [sent], 9)).toEqual([])
})

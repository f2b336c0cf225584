import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleOrder } from '../../../testing/examples.ts'
import { OrderRow } from './order-row.tsx'

const row = page.getByRole('link')
const joined = { ...exampleOrder, order_type: 'crowdfunding', title: 'Night Train' } as const
const whole =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="4"%3E%3Crect width="3" height="4"/%3E%3C/svg%3E'

it('an order shows the picture of what it is for', async () => {
  await draw(<OrderRow order={{ ...joined, cover: whole }} />)
  await expect.element(row).toMatchTextContent(/Night Train/)
  await expect.poll(() => row.element().querySelector('img')?.src).toBe(whole)
  expect(row.element().querySelector('svg')).toBeNull()
})

it.each([
  ['there is none', exampleOrder],
  ['it does not come', { ...joined, cover: 'data:image/png,none' }],
])('shows the sign of its kind where %s', async (_, order) => {
  await draw(<OrderRow order={order} />)
  await expect.poll(() => row.element().querySelector('svg')).not.toBeNull()
  expect(row.element().querySelector('img')).toBeNull()
})

it('says that an order was cancelled in one word, and leaves the reason to its page', async () => {
  await draw(<OrderRow order={{ ...exampleOrder, state: 2, cancel_reason: 'timeout' }} />)
  await expect.element(page.getByText('Canceled', { exact: true })).toBeVisible()
})

it.each([
  ['9.90', 'Refunded'],
  ['4.00', 'Partly refunded'],
])('a paid order of which %s went back does not say that it is paid', async (refunded_amount, words) => {
  await draw(<OrderRow order={{ ...exampleOrder, state: 1, pay_time: 1_760_000_100, refunded_amount }} />)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(page.getByText('Paid', { exact: true })).not.toBeInTheDocument()
})

it.each([
  ['a package with its kind', { order_type: 'star', target_id: 3, title: 'Galaxy' }, /^Promoter package · Galaxy/],
  ['a project with its kind below', { ...joined, target_id: 4 }, /^Night Train\s*Crowdfunding/],
  [
    'a top-up of gold with its kind below',
    { order_type: 'recharge', receive: { coin_code: 'gold', amount: '100' } },
    /^100 Gold\s*Top up/,
  ],
] as const)('names %s', async (_, changed, words) => {
  await draw(<OrderRow order={{ ...exampleOrder, ...changed }} />)
  await expect.element(page.getByRole('link')).toMatchTextContent(words)
})

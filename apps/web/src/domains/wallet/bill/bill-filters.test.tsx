import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer } from '../../../testing/money.ts'
import { billFilter } from './bill-filter.ts'
import { BillFilters } from './bill-filters.tsx'

it('has everything first, as the wallet has, and calls money what it calls it, not by the code of its currency', async () => {
  await moneyServer({ money: '100.00' })
  await draw(<BillFilters filter={billFilter(new URLSearchParams())} latest="2026-11" />)
  await expect.element(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  const names = page.getByRole('tab').elements()
  expect(names.map(({ textContent }) => textContent)).toEqual(['All', 'Balance', 'Gold', 'Points', 'Savings'])
})

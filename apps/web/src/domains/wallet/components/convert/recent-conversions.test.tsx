import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { moneyServer } from '../../../../testing/money.ts'
import { exampleConversion } from '../../testing/examples.ts'
import { RecentConversions } from './recent-conversions.tsx'

it('shows the last conversions with what came, and all there is to know of one', async () => {
  const server = await moneyServer({})
  server.answer(conversionCalls.listConversions, () => ({ list: [exampleConversion], total: 1, page: 1, limit: 3 }))
  await draw(<RecentConversions />)
  await page.getByRole('button', { name: /\+990/ }).click()
  await expect.element(page.getByRole('dialog').getByText('C1')).toBeVisible()
})

it('is not there for who converted nothing', async () => {
  const server = await moneyServer({})
  server.answer(conversionCalls.listConversions, () => ({ list: [], total: 0, page: 1, limit: 3 }))
  await draw(<RecentConversions />)
  await expect.poll(() => server.requested(conversionCalls.listConversions)).toHaveLength(1)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

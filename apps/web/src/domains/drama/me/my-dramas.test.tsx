import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer } from '../../../testing/money.ts'
import { MyDramas } from './my-dramas.tsx'

beforeEach(async () => {
  await moneyServer({})
})

it('a list with nothing in it tells no zero', async () => {
  await draw(<MyDramas />)
  for (const name of ['History', 'Saved', 'Downloads', 'Coupons']) {
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect.element(page.getByText('0')).not.toBeInTheDocument()
})

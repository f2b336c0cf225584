import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { PeriodChoice, type ShownPeriod } from './shown-period.tsx'

it('chooses the last days, or any between two dates once both are right', async () => {
  const onChoose = vi.fn<(period: ShownPeriod) => void>()
  await draw(<PeriodChoice period={{ days: 28 }} onChoose={onChoose} />)
  await expect.element(page.getByRole('button', { name: '28 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '7 days', exact: true }).click()
  expect(onChoose).toHaveBeenLastCalledWith({ days: 7 })

  await page.getByRole('button', { name: 'Custom' }).click()
  await page.getByLabelText('From').fill('2026-11-10')
  await page.getByLabelText('To', { exact: true }).fill('2026-11-09')
  await expect.element(page.getByText('Pick an end after the start, 366 days at most')).toBeVisible()
  expect(onChoose).toHaveBeenCalledOnce()
  await page.getByLabelText('To', { exact: true }).fill('2026-11-12')
  expect(onChoose).toHaveBeenLastCalledWith({ days: 3, to: '2026-11-12' })
})

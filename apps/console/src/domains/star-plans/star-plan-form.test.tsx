import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Source } from '../../platform/data-provider.ts'
import { drawForm } from '../../testing/draw-form.tsx'
import { StarPlanInputs } from './star-plan-list.tsx'

const create = vi.fn<NonNullable<Source['create']>>()
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const days = page.getByRole('spinbutton', { name: /^Days/ })
const saveButton = page.getByRole('button', { name: 'Save' })

beforeEach(async () => {
  create.mockReset().mockResolvedValue({ id: 1 })
  await drawForm({ inputs: <StarPlanInputs />, create })
})

it('names what is missing or wrong of a star package, and keeps what was typed', async () => {
  await days.fill('0')
  await box(/^Price/).fill('9.901')
  await box('Name (English)').fill('Spark')
  await saveButton.click()
  for (const wrong of [days, box(/^Price/), box(/^Reason/)])
    await expect.element(wrong).toHaveAttribute('aria-invalid', 'true')
  expect(create).not.toHaveBeenCalled()
  await expect.element(box('Name (English)')).toHaveValue('Spark')
  await expect.element(box(/^Price/)).toHaveValue('9.901')
})

it('sends one package, also where Save is pressed twice', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: number }>()
  create.mockReturnValue(promise)
  await box('Name (English)').fill('Spark')
  await box(/^Price/).fill('9.90')
  await box(/^Reason/).fill('Autumn offer')
  await saveButton.click()
  await expect.poll(() => create).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter}')
  await saveButton.click({ force: true })
  resolve({ id: 1 })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(create).toHaveBeenCalledOnce()
  expect(create.mock.calls[0]).toMatchObject([
    { names: { en: 'Spark' }, price: '9.90', coin_code: 'money', days: 30, limit_number: 0, is_open: 1 },
    expect.any(String),
  ])
})

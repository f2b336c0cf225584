import { Button } from '@mui/material'
import { Form } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { TermInputs } from './project-form.tsx'
import { ProjectTextsInput } from './project-texts-input.tsx'

const save = vi.fn<(written: unknown) => void>()
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const number = (name: RegExp) => page.getByRole('spinbutton', { name })

const drawForm = (record?: object) =>
  draw(
    <Form onSubmit={(written: unknown) => save(written)} {...(record && { record })}>
      <ProjectTextsInput />
      <TermInputs />
      <Button type="submit">Save</Button>
    </Form>,
  )

beforeEach(() => save.mockReset())

describe('the form of a project', () => {
  it('asks for a title, a risk disclosure and every term, and is not sent without them', async () => {
    await drawForm()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(
        page
          .getByRole('tabpanel', { name: 'English' })
          .getByText('Enter a title and a risk disclosure in at least one language')
          .first(),
      )
      .toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  it('S-90: sends the terms as they were typed, and shows the rate as a share of a hundred', async () => {
    await drawForm()
    await box(/^Title/)
      .first()
      .fill('Night Train')
    await box(/^Risk disclosure/)
      .first()
      .fill('Films fail')
    await box(/^Copyright owner/).fill('Harbour Films')
    await box(/^Price per unit/).fill('10.001')
    await number(/^Units/).fill('100')
    await box(/^Daily interest/).fill('0.001')
    await expect.element(page.getByText(/= 0.1%/)).toBeVisible()
    await number(/^Term in days/).fill('10')
    await page.getByLabelText(/^Starts/).fill('2026-12-01T10:00')
    await page.getByLabelText(/^Ends/).fill('2026-11-01T10:00')
    await box(/^Payees/).fill('100001, 100002')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Must be after the start')).toBeVisible()
    await page.getByLabelText(/^Ends/).fill('2026-12-31T10:00')
    await box(/^Price per unit/).fill('10.00')
    expect(save).not.toHaveBeenCalled()
    // The note about the mistake lies over the button.
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => save.mock.calls.length).toBe(1)
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      unit_price: '10.00',
      units_total: 100,
      min_unit: 1,
      max_unit: 0,
      min_amount: '0',
      day_rate: '0.001',
      cycle_days: 10,
      payee_numbers: '100001, 100002',
    })
  })

  it('S-90: locks the words a contract names once the project is open, and leaves other languages open', async () => {
    await drawForm({
      id: 1,
      stage: 'open',
      texts: { en: { title: 'Night Train', intro: '', rights: '', risk: '<p>Films fail</p>' } },
    })
    await expect.element(box(/^Title/).first()).toBeDisabled()
    await expect.element(box(/^Introduction/).first()).toBeEnabled()
    await page.getByRole('tab', { name: '简体中文' }).click()
    await expect
      .element(page.getByRole('tabpanel', { name: '简体中文' }).getByRole('textbox', { name: /^Title/ }))
      .toBeEnabled()
  })
})

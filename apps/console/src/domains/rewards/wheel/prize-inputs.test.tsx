import { Button } from '@mui/material'
import { Form } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { PrizeInputs } from './prize-inputs.tsx'

const save = vi.fn<(written: unknown) => void>()

const choose = async (name: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const send = () => page.getByRole('button', { name: 'Save' }).click()

beforeEach(async () => {
  save.mockReset()
  await draw(
    <Form onSubmit={(written: unknown) => save(written)}>
      <PrizeInputs />
      <Button type="submit">Save</Button>
    </Form>,
  )
})

describe('the form of a prize', () => {
  it('says what is missing, and is not sent without it', async () => {
    await send()
    await expect.element(page.getByText('Enter a name in at least one language')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  it('asks for what its kind gives, and for nothing where it gives nothing', async () => {
    await choose('Gives', 'Membership days')
    await expect.element(page.getByRole('textbox', { name: /^Days/ })).toBeVisible()
    await choose('Gives', 'No prize')
    await expect.element(page.getByRole('textbox', { name: /^Days/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument()
  })

  it('S-107: shows the odds a weight comes to while it is typed', async () => {
    await page.getByRole('spinbutton', { name: /^Weight/ }).fill('25')
    await expect.element(page.getByText(/^Odds 100%/)).toBeVisible()
  })

  it('V-33: refuses a budget that is no amount of its coin', async () => {
    await page.getByRole('textbox', { name: /^Name \(English\)/ }).fill('Gold')
    await page.getByRole('textbox', { name: /^Amount/ }).fill('5')
    await page.getByRole('textbox', { name: /^Daily budget/ }).fill('1.5')
    await send()
    await expect.element(page.getByText('Enter a valid amount or leave it empty')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
    await page.getByRole('textbox', { name: /^Daily budget/ }).fill('1500')
    // The note about the mistake lies over the button.
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => save.mock.calls.length).toBe(1)
    expect(save.mock.calls[0]?.[0]).toMatchObject({ amount: '5', coin_code: 'gold', daily_budget: '1500', weight: 10 })
  })
})

import { Button } from '@mui/material'
import { Form } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { TaskInputs } from './task-inputs.tsx'

const save = vi.fn<(written: unknown) => void>()

const choose = async (name: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

beforeEach(async () => {
  save.mockReset()
  await draw(
    <Form onSubmit={(written: unknown) => save(written)}>
      <TaskInputs />
      <Button type="submit">Save</Button>
    </Form>,
  )
})

describe('the form of a task', () => {
  it('S-96: offers the periods that its activity can have', async () => {
    await choose('Activity', 'Verify ID')
    await expect.element(page.getByRole('combobox', { name: 'Repeats' })).toMatchTextContent('Once')
    await page.getByRole('combobox', { name: 'Repeats' }).click()
    await expect.element(page.getByRole('option', { name: 'Once' })).toBeInTheDocument()
    await expect.element(page.getByRole('option', { name: 'Daily', exact: true })).not.toBeInTheDocument()
  })

  it('shows a goal in seconds as a duration, and how much can be asked for', async () => {
    await choose('Activity', 'Watch time')
    await page.getByRole('spinbutton', { name: 'Goal (Seconds)' }).fill('600')
    await expect.element(page.getByText(/^= 10 min/)).toBeVisible()
    await choose('Activity', 'Send messages')
    await expect.element(page.getByText('Max. 1000')).toBeVisible()
  })

  it('says what is missing, and is not sent without it', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Enter a title in at least one language')).toBeVisible()
    await expect.element(page.getByText('Set an amount or free spins')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  it('offers no cash to who may not move money', async () => {
    await page.getByRole('combobox', { name: 'Reward' }).click()
    await expect.element(page.getByRole('option', { name: 'Gold' })).toBeInTheDocument()
    await expect.element(page.getByRole('option', { name: 'Money' })).not.toBeInTheDocument()
  })
})

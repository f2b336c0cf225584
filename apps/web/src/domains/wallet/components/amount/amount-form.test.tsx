import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useAmount } from '../../use-amount.ts'
import { AmountForm } from './amount-form.tsx'

const send = vi.fn<(amount: string | undefined) => void>()

const Form = () => {
  const { field, value } = useAmount({ coin: 'money', balance: '80.00' })
  const [note, setNote] = useState('')
  return (
    <div style={{ height: '100vh' }}>
      <AmountForm field={field} action={<button type="submit">Send</button>} onSubmit={() => send(value)}>
        <TextField label="Note" value={note} onChange={setNote} />
      </AmountForm>
    </div>
  )
}

const keys = page.getByRole('group', { name: 'Number keys' })
const amount = page.getByLabelText('Amount')
const press = async (...names: readonly string[]) => {
  for (const name of names) await keys.getByRole('button', { name, exact: true }).click()
}

it('where it is touched, keys stand at the foot from the start, and need no field to be chosen', async () => {
  await draw(<Form />)
  await press('1', '2', 'Decimal point', '5')
  await expect.element(amount).toHaveValue('12.5')
  await expect.element(amount).not.toHaveFocus()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(send).toHaveBeenLastCalledWith('12.5')
})

it('the keys make room for the keyboard of another field, and the button that is pressed next does not move', async () => {
  await draw(<Form />)
  await press('7')
  await page.getByLabelText('Note').fill('Lunch')
  await expect.element(keys).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(send).toHaveBeenLastCalledWith('7')
  await expect.element(keys).toBeVisible()
})

it('a quarter, half and all of what there is are one touch', async () => {
  await draw(<Form />)
  await page.getByRole('button', { name: '25%' }).click()
  await expect.element(amount).toHaveValue('20.00')
  await page.getByRole('button', { name: 'Half' }).click()
  await expect.element(amount).toHaveValue('40.00')
  await page.getByRole('button', { name: 'All' }).click()
  await expect.element(amount).toHaveValue('80.00')
})

it('a keyboard types as well, and what is wrong is said below the amount', async () => {
  await draw(<Form />)
  await amount.click()
  await userEvent.keyboard('81')
  await expect.element(amount).toHaveAccessibleDescription('Not enough balance')
})

it('an amount is as large as it is seen whole', async () => {
  await page.viewport(320, 640)
  await draw(<Form />)
  await press(...'9999999999'.split(''))
  const field = amount.element().getBoundingClientRect()
  expect(field.left).toBeGreaterThanOrEqual(0)
  expect(field.right).toBeLessThanOrEqual(320)
  await page.viewport(414, 896)
})

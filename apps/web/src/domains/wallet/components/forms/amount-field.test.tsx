import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { pretendTouch } from '../../../../testing/pointer.ts'
import { useAmount } from '../../use-amount.ts'
import { AmountField } from './amount-field.tsx'

const Field = () => {
  const { field, value } = useAmount({ coin: 'money', max: '50.00', balance: '80.00' })
  const [note, setNote] = useState('')
  return (
    <>
      <AmountField {...field} />
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <output aria-label="Given">{value}</output>
    </>
  )
}

const amount = page.getByLabelText('Amount')
const keys = page.getByRole('group', { name: /^(Number keys|Teclado numérico)$/ })
const press = async (...names: readonly string[]) => {
  for (const name of names) await keys.getByRole('button', { name, exact: true }).click()
}

beforeEach(() => pretendTouch(true))
afterEach(() => vi.unstubAllGlobals())

it('a device that is touched has keys of its own, which come with the focus and leave it where it is', async () => {
  await draw(<Field />)
  await expect.element(keys).not.toBeInTheDocument()
  await amount.click()
  await expect.element(amount).toHaveAttribute('inputmode', 'none')
  await press('1', '2', 'Decimal point', '5')
  await expect.element(amount).toHaveValue('12.5')
  await expect.element(amount).toHaveFocus()
  await press('Delete')
  await expect.element(amount).toHaveValue('12.')
  await expect.element(page.getByText('12.00 Balance', { exact: true })).toBeInTheDocument()
})

it('takes no decimals too many, and says at once what is more than may be', async () => {
  await draw(<Field />)
  await amount.click()
  await press('4', 'Decimal point', '9', '9', '9')
  await expect.element(amount).toHaveValue('4.99')
  await amount.fill('4')
  await press('9', '9')
  await expect.element(amount).toHaveAccessibleDescription('Maximum 50.00 Balance')
  await press('Delete')
  await expect.element(page.getByLabelText('Given')).toHaveTextContent('49')
})

it('a keyboard types as well', async () => {
  await draw(<Field />)
  await amount.click()
  await userEvent.keyboard('3,5')
  await expect.element(amount).toHaveValue('3.5')
  await press('0')
  await expect.element(amount).toHaveValue('3.50')
})

it('the keys stay while a button is pressed, and go where another field is typed in', async () => {
  await draw(<Field />)
  await amount.click()
  await page.getByRole('button', { name: /^Max/ }).click()
  await expect.element(keys).toBeInTheDocument()
  await page.getByLabelText('Note').click()
  await expect.element(keys).not.toBeInTheDocument()
})

it('writes and offers the separator of the language', async () => {
  await draw(<Field />, { language: 'pt' })
  await page.getByLabelText('Valor').click()
  await press('7', 'Separador decimal', '5')
  await expect.element(page.getByLabelText('Valor')).toHaveValue('7,5')
  await expect.element(page.getByLabelText('Given')).toHaveTextContent('7.5')
})

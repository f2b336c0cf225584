import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import rechargeStyles from '../../recharge/recharge-form.module.css'
import { useAmount } from '../../use-amount.ts'
import { AmountForm } from './amount-form.tsx'

const send = vi.fn<(amount: string | undefined) => void>()

const Form = ({ above }: { readonly above?: string }) => {
  const { field, value } = useAmount({ coin: 'money', balance: '80.00' })
  const [note, setNote] = useState('')
  return (
    <div style={{ height: '100vh' }}>
      <AmountForm
        field={field}
        before={<p style={{ height: 68 }}>Lan Pham</p>}
        action={
          <>
            {above !== undefined && <p className={rechargeStyles.youGet}>{above}</p>}
            <Button type="submit" block>
              Send
            </Button>
          </>
        }
        onSubmit={() => send(value)}
      >
        <p style={{ height: 150 }}>What there is to know</p>
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

/** Whether it is what a finger meets in its middle. */
const isMet = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

it.each([
  [360, 640],
  [375, 667],
  [375, 553],
  [320, 640],
])('on a screen of %i × %i every key and the amount are met by a finger', async (width, height) => {
  await page.viewport(width, height)
  await draw(<Form above="You get $79.20" />)
  await expect.element(keys).toBeVisible()
  const met = keys
    .getByRole('button')
    .elements()
    .map((key) => [key.getAttribute('aria-label') ?? key.textContent, isMet(key)])
  expect(met).toHaveLength(12)
  expect(met.filter(([, isFree]) => !isFree)).toEqual([])
  expect(isMet(amount.element())).toBe(true)
  expect(isMet(page.getByRole('button', { name: 'Send' }).element())).toBe(true)
  await page.viewport(414, 896)
})

it('on a screen that is too low for all of them the keys lie in the page, and a finger gets to each', async () => {
  await page.viewport(667, 375)
  await draw(<Form />)
  expect(isMet(amount.element())).toBe(true)
  await press('1', '0', 'Decimal point', '5')
  await expect.element(amount).toHaveValue('10.5')
  await page.viewport(414, 896)
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

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { confirm, notify } from './dialog.tsx'

const dialog = (name: string) => page.getByRole('dialog', { name })

it('answers true only where the person confirmed', async () => {
  await draw(null)
  const first = confirm({ title: 'Cancel this order?', text: 'It is gone then.', confirmLabel: 'Cancel order' })
  await expect.element(dialog('Cancel this order?').getByText('It is gone then.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  expect(await first).toBe(true)

  const second = confirm({ title: 'Cancel this order?' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await second).toBe(false)
})

it('takes Escape for a no', async () => {
  await draw(null)
  const requested = confirm({ title: 'Log out?' })
  await expect.element(dialog('Log out?')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(await requested).toBe(false)
})

it('asks one question after the other', async () => {
  await draw(null)
  const first = confirm({ title: 'First?' })
  const second = confirm({ title: 'Second?' })
  await expect.element(dialog('First?')).toBeVisible()
  await expect.element(dialog('Second?')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'OK' }).click()
  expect(await first).toBe(true)
  await expect.element(dialog('Second?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await second).toBe(false)
})

it('of a notice has one button', async () => {
  await draw(null)
  const read = notify({ title: 'You are offline' })
  const buttons = dialog('You are offline').getByRole('button')
  await expect.element(buttons).toHaveTextContent('OK')
  expect(buttons.elements()).toHaveLength(1)
  await buttons.click()
  await read
})

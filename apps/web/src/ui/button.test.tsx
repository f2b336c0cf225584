import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { Button } from './button.tsx'

it('acts on a press and on the keyboard, and does not send the form around it', async () => {
  const press = vi.fn()
  const send = vi.fn()
  await draw(
    <form onSubmit={send}>
      <Button onClick={press}>Save</Button>
    </form>,
  )
  const button = page.getByRole('button', { name: 'Save' })
  await button.click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(3)
  expect(send).not.toHaveBeenCalled()
})

it('takes no press while it is busy, says so, and keeps its name', async () => {
  const press = vi.fn()
  await draw(
    <Button busy onClick={press}>
      Pay
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Pay' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  expect(press).not.toHaveBeenCalled()
})

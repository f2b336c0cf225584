import { Refused } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Button } from './button.tsx'
import { useAction } from './use-action.ts'

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

const Acting = ({ act: step }: { readonly act: () => Promise<void> }) => {
  const action = useAction(step)
  return (
    <Button busy={action.isBusy} onClick={() => action.run()}>
      Send
    </Button>
  )
}

it('runs one act at a time, however often it is pressed, and can be pressed again afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const action = vi.fn(() => promise)
  await draw(<Acting act={action} />)
  const button = page.getByRole('button', { name: 'Send' })
  for (let press = 0; press < 3; press++) button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(action).toHaveBeenCalledOnce()
  await expect.element(button).toBeDisabled()
  resolve()
  await expect.element(button).toBeEnabled()
  await button.click()
  expect(action).toHaveBeenCalledTimes(2)
})

it('E-5: an act that fails says why and leaves the button to try again', async () => {
  await draw(<Acting act={() => Promise.reject(new Refused(refusalCodes.stateChanged, 'Somebody was faster'))} />)
  const button = page.getByRole('button', { name: 'Send' })
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Somebody was faster')
  await expect.element(button).toBeEnabled()
})

import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { CodeForm } from './code-form.tsx'

it('waits for a whole code, says so at the field to whoever presses it before, and sends it bare', async () => {
  const send = vi.fn<(code: string) => Promise<void>>(async () => undefined)
  await draw(<CodeForm label="Code" submitLabel="Redeem" onSend={send} />)
  const field = page.getByLabelText('Code')
  const redeem = page.getByRole('button', { name: 'Redeem' })
  await expect.element(redeem).toHaveAttribute('aria-disabled', 'true')
  await expect.element(redeem).toHaveAccessibleDescription('Enter a code')
  await redeem.click({ force: true })
  await expect.element(field).toHaveAccessibleDescription('Enter a code')
  expect(send).not.toHaveBeenCalled()
  await field.fill('abcd-efgh-jkmn-pqrs')
  await expect.element(redeem).not.toHaveAttribute('aria-disabled')
  await redeem.click()
  await expect.poll(() => send.mock.calls).toEqual([['ABCDEFGHJKMNPQRS']])
})

import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { ChangePayPasswordScreen } from './change-pay-password-screen.tsx'

it('says what the digits are for, and shows the way on to whoever forgot them above the keys', async () => {
  const server = new FakeServer()
  server.answer(paymentPasswordCalls.getPaymentPasswordState, () => ({
    is_set: 1 as const,
    locked_seconds: 0,
    left_times: 5,
  }))
  await draw(<ChangePayPasswordScreen />)
  await expect.element(page.getByText('Enter your current PIN')).toBeVisible()
  await expect.element(page.getByText("Next, you'll choose a new one.")).toBeVisible()
  const forgotten = page.getByRole('link', { name: 'Forgot PIN?' }).element()
  const keys = page.getByRole('group', { name: 'Keypad' }).element()
  expect(forgotten.getBoundingClientRect().bottom).toBeLessThanOrEqual(keys.getBoundingClientRect().top)
})

import { paths } from '@cliffhanger/contract/client-paths.ts'
import { passkeyCalls } from '@cliffhanger/contract/wallet/passkey-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { PasskeysScreen } from './passkeys-screen.tsx'

let server: FakeServer

beforeEach(async () => {
  server = await moneyServer({ money: '0.00' })
  server.answer(passkeyCalls.listPasskeys, () => ({ list: [] }))
})
afterEach(() => vi.restoreAllMocks())

const deviceCan = (answer: boolean) =>
  vi
    .spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable')
    .mockImplementation(() => Promise.resolve(answer))

it('a device that can is asked to, with the PIN', async () => {
  deviceCan(true)
  await draw(<PasskeysScreen />)
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await expect.element(page.getByText('Enter your PIN')).toBeVisible()
})

it('one that cannot says what to do, and leads to the PIN', async () => {
  deviceCan(false)
  await draw(<PasskeysScreen />)
  await expect.element(page.getByText(/^Turn on a screen lock/)).toBeVisible()
  await page.getByRole('button', { name: 'Change PIN' }).click()
  await expect.poll(() => location.hash).toContain(paths.changePayPassword)
})

it('where there is no PIN yet, it is set first', async () => {
  deviceCan(true)
  server.answer(paymentPasswordCalls.getPaymentPasswordState, () => ({ is_set: 0 as const, locked_seconds: 0 }))
  await draw(<PasskeysScreen />)
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect.poll(() => location.hash).toContain(paths.payPassword)
})

import type { WheelSpin } from '@cliffhanger/contract/rewards/schemas.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleSignIn, exampleSpin, exampleTable } from '../testing/examples.ts'
import { SpinsScreen } from './spins-screen.tsx'

let server: FakeServer
/** The list draws what has a place on the phone. */
const drawList = () =>
  draw(
    <div style={{ height: 800 }}>
      <SpinsScreen />
    </div>,
  )
const list = (...spins: readonly WheelSpin[]) =>
  server.answer(wheelCalls.listSpins, () => ({
    list: [...spins],
    total: spins.length,
    page: 1,
    limit: 20,
    user_id: 7,
    tables: [exampleTable],
  }))
const check = page.getByRole('button', { name: 'Check', exact: true })

beforeEach(() => {
  server = new FakeServer()
  server.answer(signInCalls.signIn, () => exampleSignIn)
})

it('S-107: a draw is computed anew in this browser', async () => {
  list(exampleSpin)
  await drawList()
  await check.click()
  await expect.element(page.getByText('Verified')).toBeVisible()
  await page.getByText('All the numbers').click()
  await expect.element(page.getByText(exampleSpin.server_seed)).toBeVisible()
  await expect.element(page.getByText('202 (from 0 to 999)')).toBeVisible()
})

it('S-107: another seed than the one committed to is shown as wrong', async () => {
  list({ ...exampleSpin, server_seed: `ff${exampleSpin.server_seed.slice(2)}` })
  await drawList()
  await check.click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: /The published secret doesn't match the fingerprint/ }))
    .toBeVisible()
})

it('S-107: before the seed is revealed it says when it will be', async () => {
  list({ ...exampleSpin, server_seed: '' })
  await drawList()
  await expect.element(page.getByText(/^The secret is published once the day is over/)).toBeVisible()
  await expect.element(check).not.toBeInTheDocument()
})

it('who never spun is led to the wheel', async () => {
  list()
  await drawList()
  await expect.element(page.getByText('No spins yet')).toBeVisible()
  await page.getByRole('button', { name: 'Go to wheel' }).click()
  await expect.poll(() => location.hash).toContain('turntable')
})

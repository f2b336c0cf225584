import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { exampleSignIn, signedInAnswer } from '../testing/examples.ts'
import { SignInCard } from './sign-in-card.tsx'

let server: FakeServer

// GET and POST of the same path: which of them was asked is told by whether there is a body.
const answer = (reply: typeof exampleSignIn, act: () => typeof exampleSignIn | Promise<typeof exampleSignIn>) =>
  server.answer(signInCalls.signIn, ({ body }) => (body === undefined ? reply : act()))
const button = page.getByRole('button', { name: 'Check in · 15 Gold' })
const done = page.getByRole('button', { name: 'Checked in today' })

beforeEach(async () => {
  server = await moneyServer({ gold: '100' })
})

it('S-95: is busy while the server decides, then shows what was given and what comes tomorrow', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof exampleSignIn>()
  answer(exampleSignIn, () => promise)
  await draw(<SignInCard />)
  await expect.element(page.getByText('2-day streak')).toBeVisible()
  await expect.element(page.getByRole('listitem', { name: 'Today, 15 Gold' })).toHaveAttribute('aria-current', 'step')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  answer(signedInAnswer, () => promise)
  resolve(signedInAnswer)
  const moment = page.getByRole('dialog', { name: 'Checked in!' })
  await expect.element(moment.getByText('+15 Gold')).toBeVisible()
  await expect.element(moment.getByText(/^Use it by/)).toBeVisible()
  await expect.element(moment.getByText('Tomorrow: 20 Gold')).toBeVisible()
  await moment.getByRole('button', { name: 'Great' }).click()
  await expect.element(done).toBeDisabled()
  const collected = page.getByRole('listitem', { name: 'Day 3, 15 Gold, Collected' })
  await expect.element(collected).toMatchTextContent(/\+15 Gold/)
  expect(collected.element().querySelector('.lucide-check')).not.toBeNull()
})

it('S-95: 7022: where another device was faster, the card says so and is done', async () => {
  answer(exampleSignIn, () => exampleSignIn)
  await draw(<SignInCard />)
  await expect.element(button).toBeVisible()
  server.refuse(signInCalls.postSignIn, refusalCodes.alreadySignedIn)
  await button.click()
  await expect.element(page.getByText("You've already checked in on another device")).toBeVisible()
  answer({ ...signedInAnswer, reward: undefined }, () => exampleSignIn)
  await expect.element(page.getByText('Tomorrow: 20 Gold')).not.toBeInTheDocument()
})

it('C-52: an answer that was lost is asked for again with the same key', async () => {
  answer(exampleSignIn, () => exampleSignIn)
  await draw(<SignInCard />)
  await expect.element(button).toBeVisible()
  server.lose(signInCalls.postSignIn)
  await button.click()
  await expect.element(page.getByRole('alert').filter({ hasText: /you'll get the reward only once/ })).toBeVisible()
  answer(signedInAnswer, () => signedInAnswer)
  await button.click()
  await expect.element(page.getByRole('dialog').getByText('+15 Gold')).toBeVisible()
  const keys = server.heard.filter(({ body }) => body !== undefined).map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

it('shows the days of the month in a calendar', async () => {
  answer(exampleSignIn, () => exampleSignIn)
  await draw(<SignInCard />)
  await page.getByRole('button', { name: 'Check-in calendar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Check-in calendar' })
  await expect.element(sheet.getByText('November 2026')).toBeVisible()
  await expect.element(sheet.getByRole('img', { name: /: checked in$/ })).toHaveLength(2)
  await expect.element(sheet.getByRole('img', { name: 'Nov 21, 2026: today' })).toBeVisible()
  await expect.element(sheet.getByText(/12 check-ins total/)).toBeVisible()
})

it('what could not be loaded says so and is asked for again', async () => {
  server.lose(signInCalls.signIn)
  await draw(<SignInCard />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  answer(exampleSignIn, () => exampleSignIn)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(button).toBeVisible()
})

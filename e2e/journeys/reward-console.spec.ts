import { randomUUID } from 'node:crypto'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { expect } from '@playwright/test'
import { because, button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { test } from '../devices.ts'
import { newOperator } from '../operator.ts'
import { callPlatform, newPerson } from '../platform.ts'
import { examine, listenForErrors, openAnew } from '../screens/examine.ts'

const pages = [
  '/activities',
  '/tasks',
  '/sign-in-steps',
  '/wheel-prizes',
  '/wheel-settings',
  '/wheel-report',
  '/reward-days',
]

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
})

test('an operator makes a task that members then see (S-96)', async ({ page }) => {
  const ann = await newPerson('Ann')
  const title = `Two friends ${randomUUID().slice(0, 6)}`
  await page.goto(consoleUrl('/tasks'))
  await button(page, 'New task').click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Activity' }).click()
  await page.getByRole('option', { name: 'Add friends' }).click()
  await button(form, 'Save').click()
  await expect(form.getByText('Enter a title in at least one language')).toBeVisible()
  await expect(form.getByText('Set an amount or free spins')).toBeVisible()
  await form.getByRole('textbox', { name: 'Title (English)' }).fill(title)
  await form.getByRole('spinbutton', { name: 'Goal (Times)' }).fill('2')
  await form.getByRole('textbox', { name: 'Amount' }).fill('25')
  await form.getByRole('spinbutton', { name: 'Free spins' }).fill('1')
  await button(form, 'Save').click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('25 points + 1 spin')
  const { tasks } = await callPlatform(activityCalls.listActivities, { type: 'task' }, ann.token)
  expect(tasks?.find((task) => task.title === title)).toMatchObject({ target: 2, reward_amount: '25', spins: 1 })
})

test('a prize is laid out with the odds that were shown, its draws are held against them, and costs are shown (S-107)', async ({
  page,
}) => {
  const ann = await newPerson('Ann')
  const name = `Seven points ${randomUUID().slice(0, 6)}`
  await page.goto(consoleUrl('/wheel-prizes'))
  await button(page, 'New prize').click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name (English)' }).fill(name)
  await form.getByRole('textbox', { name: 'Amount' }).fill('7')
  await form.getByRole('spinbutton', { name: 'Weight' }).fill('1000')
  await expect(form.getByText('Odds 50%')).toBeVisible()
  await form.getByRole('textbox', { name: 'Daily budget' }).fill('700')
  await button(form, 'Save').click()
  await expect(form).toBeHidden()
  const publishing = page.getByRole('region', { name: 'Publish wheel' })
  await expect(publishing.getByRole('row').filter({ hasText: name })).toContainText('None50%')
  await button(publishing, 'Publish').click()
  await reply(page, 'Publish', because)
  await expect(publishing.getByText('The current wheel matches the prizes below.')).toBeVisible()
  const { prizes } = await callPlatform(wheelCalls.getWheel, {}, ann.token)
  expect(prizes.find((prize) => prize.name === name)).toMatchObject({ probability: '0.5' })

  await callPlatform(wheelCalls.spinWheel, {}, ann.token)
  await page.goto(consoleUrl('/wheel-report'))
  const report = page.getByRole('region', { name: 'Fairness report' })
  await expect(report.getByText('Spins: 1 ·')).toBeVisible()
  await expect(report.getByText(/^Too few spins to be sure/)).toBeVisible()
  await expect(report.getByRole('row').filter({ hasText: name })).toContainText('50%')

  await page.goto(consoleUrl('/reward-days'))
  await expect(page.getByRole('img', { name: 'Chart of rewards by day (Gold)' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Figures' }).getByRole('row')).toHaveCount(31)
  await expect(page.getByRole('article', { name })).toContainText('Daily budget: 700 gold')
  await button(page, 'Points').click()
  await expect(page.getByRole('img', { name: 'Chart of rewards by day (Points)' })).toBeVisible()
})

test('the pages of rewards are usable on a telephone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const errors = listenForErrors(page)
  for (const path of pages)
    await test.step(path, async () => {
      await openAnew(page, consoleUrl(path))
      await examine(page, errors, `narrow/console${path.replaceAll('/', '-')}`)
    })
})

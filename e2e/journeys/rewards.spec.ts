import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { expect } from '@playwright/test'
import { test } from '../devices.ts'
import { tab } from '../member.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'

test('S-95: a member checks in once, on one of two devices, and sees the day in the calendar', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  const [phone, tablet] = [await deviceOf(ann), await deviceOf(ann)]
  await expect(tab(phone, 'Bonus').getByRole('img', { name: 'Rewards to collect' })).toBeVisible()
  await tab(phone, 'Bonus').click()
  await tablet.goto(screenUrl('/pages/playlet/bonus'))
  const button = tablet.getByRole('button', { name: /^Check in ·/ })
  await expect(button).toBeVisible()

  await phone.getByRole('button', { name: /^Check in ·/ }).click()
  const moment = phone.getByRole('dialog', { name: 'Checked in!' })
  await expect(moment.getByText('1-day streak')).toBeVisible()
  await expect(moment.getByText(/^Tomorrow:/)).toBeVisible()
  await moment.getByRole('button', { name: 'Great' }).click()
  await expect(phone.getByRole('button', { name: 'Checked in today' })).toBeDisabled()
  await phone.getByRole('button', { name: 'Check-in calendar' }).click()
  await expect(phone.getByRole('dialog').getByRole('img', { name: /: checked in$/ })).toHaveCount(1)

  // The other device was told nothing yet.
  await button.click()
  await expect(tablet.getByRole('button', { name: 'Checked in today' })).toBeDisabled()
  const { total_days: days } = await callPlatform(signInCalls.signIn, {}, ann.token)
  expect(days).toBe(1)

  await phone.goto(screenUrl('/pages/playlet/rewards'))
  await expect(phone.getByText('Daily check-in')).toHaveCount(1)
})

test('S-107: a member sees odds and fingerprint, spins, and finds the draw with that fingerprint', async ({
  deviceOf,
}) => {
  const ben = await newPerson('Ben')
  const page = await deviceOf(ben)
  const { prizes, commit, times } = await callPlatform(wheelCalls.getWheel, {}, ben.token)
  await page.goto(screenUrl('/pages/playlet/turntable'))
  await page.getByRole('button', { name: 'Odds' }).click()
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(prizes.length + 1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Fair play' }).click()
  await expect(page.getByRole('dialog').getByText(commit)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  const result = page.getByRole('dialog', { name: /^(You won|Not this time)$/ })
  await expect(result).toBeVisible()
  const { list, tables } = await callPlatform(wheelCalls.listSpins, {}, ben.token)
  expect(list).toHaveLength(1)
  expect(tables).toHaveLength(1)
  const [spin] = list
  expect(times).toBeGreaterThan(0)

  await result.getByRole('link', { name: 'Check this spin' }).click()
  const card = page.getByRole('article', { name: `Spin 1: ${spin?.prize_name}` })
  await expect(card.getByText(/^The secret is published once the day is over/)).toBeVisible()
  await card.getByText('All the numbers').click()
  await expect(card.getByText(commit)).toBeVisible()
})

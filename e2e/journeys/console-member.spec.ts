import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { signIn } from '../member.ts'
import { newOperator } from '../operator.ts'
import { newPerson } from '../platform.ts'

test('an operator finds a member, notes something, and signs one device out', async ({ browser, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const member = await newPerson('Wanderer')
  const device = await browser.newContext()
  const members = await device.newPage()
  await signIn(members, member)

  await signInToConsole(page, await newOperator())
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  await palette.getByRole('combobox', { name: 'Find anything' }).fill('Wanderer')
  await expect(palette.getByRole('group', { name: 'Members' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(consoleUrl(`/members/${member.userId}/show`))
  await expect(page.getByRole('heading', { name: 'Wanderer' })).toBeVisible()

  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page).toHaveURL(consoleUrl(`/members/${member.userId}/show/notes`))
  const words = `Called about a refund ${randomUUID().slice(0, 6)}`
  await button(page, 'Add note').click()
  await reply(page, 'Save', { Note: words })
  await expect(page.getByText(words)).toBeVisible()
  await button(page, 'Edit note').click()
  await reply(page, 'Save', { Note: `${words}, solved` })
  await expect(page.getByText(`${words}, solved`)).toBeVisible()

  await page.getByRole('tab', { name: 'Messages' }).click()
  await expect(page.getByText(/can’t read conversations/)).toBeVisible()
  await page.getByRole('tab', { name: 'Watch history' }).click()
  await button(page, 'View watch history').click()

  await page.getByRole('tab', { name: 'Devices & sessions' }).click()
  await button(page, 'Sign out').first().click()
  await reply(page, 'Sign out', { Reason: 'The phone was stolen' })
  await expect(page.getByText('Signed out by an operator').first()).toBeVisible()
  await page.goto(consoleUrl('/audit'))
  for (const act of ['Viewed a watch history', 'Edited a note about a member'])
    await expect(page.getByText(act).first()).toBeVisible()
  await device.close()
})

test('every tab of a member fits a phone, and the list of members reads in whole words', async ({ page }) => {
  const member = await newPerson('Wanderer')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(consoleUrl(`/members/${member.userId}/show`))
  // A phone opens the console as narrow as it stays.
  await page.reload()
  for (const name of ['Overview', 'Devices & sessions', 'Purchases', 'Watch history', 'Messages', 'Reports', 'Notes']) {
    // The row of tabs may still be gliding to the one before: a press then meets another tab, as a finger's would.
    await expect(async () => {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible({ timeout: 3000 })
    }).toPass()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${name} is no wider than the phone`).toBeLessThanOrEqual(0)
  }
  await page.goto(consoleUrl('/members'))
  const name = page.getByText('Wanderer', { exact: true }).first()
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.height, 'a name is one line').toBeLessThan(24)
})

import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { expect, test } from '@playwright/test'
import { listedDrama, positionSeconds, swipeUp, watchFrames } from '../drama.ts'
import { visitFirst } from '../member.ts'
import { newPerson, platformUrl } from '../platform.ts'

test('a first visit leads to a playing episode, a swipe to the next, a reload back to it', async ({ page }) => {
  test.setTimeout(420_000)
  const { title } = await listedDrama(await newPerson('Scout'))

  await visitFirst(page)
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await watchFrames(page, 20)

  await swipeUp(page)
  await expect(page).toHaveURL(/number=2$/)
  await watchFrames(page, 20)
  await expect.poll(() => positionSeconds(page)).toBeGreaterThan(3.5)

  const notified = page.waitForResponse((response) => response.url().endsWith(dramaCalls.reportWatch.path))
  await page.keyboard.press('k')
  expect((await notified).ok()).toBe(true)
  const stoppedAt = await positionSeconds(page)

  await page.reload()
  await expect(page).toHaveURL(/number=2$/)
  await watchFrames(page, 5)
  expect(await positionSeconds(page)).toBeGreaterThanOrEqual(stoppedAt - 1.5)

  await page.goto(platformUrl())
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible()
})

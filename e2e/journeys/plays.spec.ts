import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { expect, test } from '@playwright/test'
import { button, menuLink, signInToConsole } from '../console.ts'
import { listedDrama } from '../drama.ts'
import { newOperator } from '../operator.ts'
import { callPlatform, newPerson } from '../platform.ts'

const quality = { ttff_ms: 180, stalls: 1, stall_ms: 600, switches: 0, errors: 0, prepared: 0, net: '3g' } as const

test('how plays go is a picture and tables that say the same, of all dramas and of one', async ({ page }) => {
  // The figures are made every ten minutes; what is looked at here is the page, whatever they are by now.
  test.setTimeout(420_000)
  const ann = await newPerson('Ann')
  const drama = await listedDrama(ann)
  const watched = { video_id: drama.id, number: 1, timeDetail: 3, seconds: 3, qoe: quality }
  await callPlatform(dramaCalls.reportWatch, watched, ann.token)

  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
  await menuLink(page, 'Plays and quality').click()
  await expect(page.getByRole('img', { name: 'Chart of plays and failed plays by day' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Chart of time to first frame by day' })).toBeVisible()
  const byDay = page.getByRole('region', { name: 'By day' })
  await expect(byDay.getByRole('row')).toHaveCount(31)
  await button(page, '90 days').click()
  await expect(byDay.getByRole('row')).toHaveCount(91)
})

test('the first page shows how the business goes, for the last days or any', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
  const business = page.getByRole('region', { name: 'Business' })
  await expect(
    business.getByRole('list', { name: 'Key figures' }).getByText('Net revenue', { exact: true }),
  ).toBeVisible()
  for (const name of ['From visit to payment', 'Retention', 'Top dramas', 'Waiting for you'])
    await expect(page.getByRole('region', { name })).toBeVisible()

  const asked = page.waitForRequest(/business\?.*days=7/)
  await button(business, '7 days').click()
  await asked
  await button(business, 'Custom').click()
  const dated = page.waitForRequest(/business\?.*days=2&to=2020-01-02/)
  await business.getByLabel('From').fill('2020-01-01')
  await business.getByLabel('To', { exact: true }).fill('2020-01-02')
  await dated
  await expect(business.getByText('No data for these days').first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'From visit to payment' }).getByText('No new members on these days'),
  ).toBeVisible()
})

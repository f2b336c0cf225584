import { expect, test } from '@playwright/test'
import { onComputer } from '../desktop.ts'
import { tab } from '../member.ts'
import { befriend, newPerson, screenUrl } from '../platform.ts'
import { examine, goTo, listenForErrors } from '../screens/examine.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('the wallet stays beside what is done with it; list and navigation say what is open', async ({ page }) => {
  const errors = listenForErrors(page)
  await onComputer(page)
  const places = page.getByRole('navigation', { name: 'Shortcuts' })
  const place = (name: string) => places.getByRole('link', { name })
  await place('My wallet').click()
  const list = page.getByRole('region', { name: 'My wallet' })
  const row = (name: string) => list.getByRole('link', { name })
  const title = page.getByRole('main').or(page.getByRole('banner')).getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Transactions')
  await expect(row('Transactions')).toHaveAttribute('aria-current', 'page')
  await expect(place('My wallet')).toHaveAttribute('aria-current', 'page')
  await examine(page, errors, 'desktop/wallet')

  await row('Gold').click()
  await expect(page.getByRole('tab', { name: 'Gold' })).toHaveAttribute('aria-selected', 'true')
  await expect(list.locator('[aria-current]')).toHaveText(['Transactions'])

  await row('Convert').click()
  await expect(title).toHaveText('Convert')
  await expect(list.locator('[aria-current]')).toHaveText(['Convert'])
  await expect(place('My wallet')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[aria-current="page"], [aria-current="true"]')).toHaveCount(2)
  // What is a part of it leads back to it.
  await page.getByRole('button', { name: 'Conversion history' }).click()
  await expect(title).toHaveText('Conversion history')
  await expect(row('Convert')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(title).toHaveText('Convert')

  await place('Settings').click()
  const settings = page.getByRole('region', { name: 'Settings' })
  await expect(settings.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('aria-current', 'page')
  await goTo(page, screenUrl('/pages/user/videoHistory'))
  await expect(place('My dramas')).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, 'Me')).not.toHaveAttribute('aria-current')
})

test('one looks for transactions in one row above all of them, and chooses whom to send to beside what follows from it', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const friend = await newPerson('Paula')
  await befriend(friend, dana)
  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page, screenUrl('/pages/playlet/bill?coin=money'))
  const search = await page.getByRole('searchbox', { name: 'Search transactions' }).boundingBox()
  const month = await page.getByRole('button', { name: /^Month/ }).boundingBox()
  const none = await page.getByText('No transactions yet').boundingBox()
  expect(month?.x).toBeGreaterThan((search?.x ?? 0) + (search?.width ?? 0))
  expect(Math.abs((month?.y ?? 0) - (search?.y ?? 0))).toBeLessThan(20)
  expect(none?.y).toBeGreaterThan((month?.y ?? 0) + (month?.height ?? 0))
  await examine(page, errors, 'desktop/transactions')

  for (const [path, history] of [
    ['/pages/conversion/conversion', 'Conversion history'],
    ['/pages/user/balance', 'Savings history'],
  ] as const) {
    await goTo(page, screenUrl(path))
    await expect(page.getByRole('heading', { name: history })).toBeVisible()
    await expect(page.getByRole('button', { name: history })).toHaveCount(0)
  }

  await goTo(page, screenUrl('/pages/transfer/transfer'))
  await expect(page.getByText('Choose who to send to')).toBeVisible()
  const person = page.getByRole('button', { name: /^Paula/ })
  await person.click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect(person).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toHaveCount(0)
  await examine(page, errors, 'desktop/transfer')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(person).toBeHidden()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(person).toBeVisible()
})

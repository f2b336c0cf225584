import { randomUUID } from 'node:crypto'
import { poolOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'
import { expect, type Page } from '@playwright/test'
import { because, button, consoleUrl, otherConsole, reply, signInToConsole } from '../console.ts'
import { test } from '../devices.ts'
import { pictureFile } from '../files.ts'
import { newOperator, operatorToken } from '../operator.ts'
import { callPlatform, newPerson } from '../platform.ts'
import { examine, listenForErrors, openAnew } from '../screens/examine.ts'

const pages = [
  '/crowd-projects',
  '/crowd-projects/create',
  '/crowd-pool',
  '/crowd-obligations',
  '/crowd-orders',
  '/crowd-contracts',
  '/crowd-versions',
  '/crowd-types',
]

/** An amount as the console writes it in English. */
const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
})

/** Makes a category, and answers its name. */
async function newCategory(page: Page): Promise<string> {
  const name = `Series ${randomUUID().slice(0, 6)}`
  await page.goto(consoleUrl('/crowd-types'))
  await button(page, 'New category').click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name (English)' }).fill(name)
  await button(form, 'Save').click()
  await expect(form).toBeHidden()
  return name
}

/** Writes the draft of a project with a payee, ready to be opened. */
async function writeDraft(page: Page, title: string, payee: string): Promise<void> {
  const category = await newCategory(page)
  await page.goto(consoleUrl('/crowd-projects/create'))
  const english = page.getByRole('tabpanel', { name: 'English' })
  await english.getByRole('textbox', { name: 'Title' }).fill(title)
  await english.getByRole('textbox', { name: 'Risk disclosure' }).fill('Films can fail.')
  await page.getByRole('textbox', { name: 'Copyright owner' }).fill('Harbour Films')
  await page.getByRole('textbox', { name: 'Price per unit' }).fill('10.00')
  await page.getByRole('spinbutton', { name: 'Units', exact: true }).fill('100')
  await page.getByRole('textbox', { name: 'Daily interest' }).fill('0.001')
  await page.getByRole('spinbutton', { name: 'Term in days' }).fill('30')
  await page.getByLabel('Starts').fill('2026-01-01T10:00')
  await page.getByLabel('Ends').fill('2099-01-01T10:00')
  await page.getByRole('textbox', { name: 'Payees' }).fill(payee)
  await page.getByLabel('Cover', { exact: true }).setInputFiles(pictureFile('cover.png', [40, 90, 160]))
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: category }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await button(page, 'Save').click()
  await expect(page.getByRole('region', { name: 'State' }).getByText('Draft')).toBeVisible()
}

test('A-4: a project is written, opened by a second operator, and its terms are fixed from then on (S-90, V-42)', async ({
  page,
}) => {
  const payee = await newPerson('Payee')
  const title = `Night Train ${randomUUID().slice(0, 6)}`
  await writeDraft(page, title, payee.userNo)
  await button(page, 'Open project').click()
  await reply(page, 'Request', because)
  await expect(page.getByRole('region', { name: 'State' }).getByText('Draft')).toBeVisible()

  const second = await otherConsole(page)
  await second.goto(consoleUrl('/changes'))
  const asked = second.getByRole('row').filter({ hasText: title })
  await expect(asked).toContainText('Price per unit: 10.00')
  await button(asked, 'Approve').click()
  await reply(second, 'Approve', because)
  await second.context().close()

  await page.reload()
  await expect(page.getByRole('region', { name: 'State' }).getByText('Open', { exact: true })).toBeVisible()
  await expect(page.getByText('This project has been opened.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Price per unit' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Escrow' }).click()
  await expect(page.getByRole('region', { name: 'Escrow' })).toContainText('Payee')
  await expect(button(page, 'Pay out')).toBeVisible()
})

test('S-112: the pool is funded by two operators; its forecast and what is owed are shown', async ({ page }) => {
  await page.goto(consoleUrl('/crowd-pool'))
  const pool = page.getByRole('region', { name: 'Interest pool' })
  const { balance } = await callPlatform(poolOperatorCalls.getProjectPool, {}, operatorToken())
  await button(pool, 'Fund pool').click()
  await reply(page, 'Request', { Amount: '250.00', ...because })

  const second = await otherConsole(page)
  await second.goto(consoleUrl('/ledger-requests'))
  const asked = second.getByRole('row').filter({ hasText: '250.00' }).first()
  await button(asked, 'Approve').click()
  await reply(second, 'Approve', because)
  await second.context().close()

  await page.reload()
  await expect(pool).toContainText(amount.format(Number(balance) + 250))
  await expect(pool.getByText('The pool covers the next 30 days.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Chart of interest due and the pool balance by day' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next 30 days' }).getByRole('row')).toHaveCount(31)
  await page.goto(consoleUrl('/crowd-obligations'))
  const owed = page.getByRole('region', { name: 'Obligations' })
  await expect(owed.getByRole('row').filter({ hasText: 'Interest owed' })).toContainText('0.00')
  await owed.getByRole('link', { name: 'Interest owed' }).click()
  await expect(pool).toBeVisible()
})

test('the pages of crowdfunding are usable on a telephone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const errors = listenForErrors(page)
  for (const path of pages)
    await test.step(path, async () => {
      await openAnew(page, consoleUrl(path))
      await examine(page, errors, `narrow/console${path.replaceAll('/', '-')}`)
    })
})

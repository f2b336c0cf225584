import { readFile } from 'node:fs/promises'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { newOperator, operatorToken } from '../operator.ts'
import { callPlatform, newPerson } from '../platform.ts'

const rowsOf = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')

/** What the reports of the list are about, from the top. */
const titles = (page: Page) => rowsOf(page).filter({ hasText: 'Idea' })

test('a list is filtered, sorted, saved under a name, exported, and acted upon several rows at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const person = await newPerson('=Ada, "the first"')
  const ids: number[] = []
  for (const title of ['Idea one', 'Idea two', 'Idea three']) {
    const report = { type: 'feedback', introduction: title, description: 'More romance, please' } as const
    ids.push((await callPlatform(reportsCalls.fileReport, report, person.token)).id)
  }
  await signInToConsole(page, await newOperator())

  await page.goto(consoleUrl('/reports'))
  await page.getByRole('textbox', { name: 'Member or group ID' }).fill(person.userNo)
  await page.getByRole('combobox', { name: 'Period' }).click()
  await page.getByRole('option', { name: 'Today' }).click()
  await expect(titles(page)).toHaveCount(3)
  await expect(page).toHaveURL(/period.*today/)

  await page.getByRole('button', { name: 'Sort by Reported descending' }).click()
  await page.getByRole('button', { name: 'Sort by Reported ascending' }).click()
  await expect(page).toHaveURL(/order=ASC.*sort=create_time|sort=create_time.*order=ASC/)
  await expect(titles(page).first()).toContainText('Idea one')

  await button(page, 'Saved filters').click()
  await page.getByRole('button', { name: 'Save these filters…' }).click()
  await reply(page, 'Save', { Name: `Ada ${person.userNo}` })
  await page.goto(consoleUrl('/members'))
  await page.goto(consoleUrl('/reports'))
  await button(page, 'Saved filters').click()
  await page.getByRole('button', { name: `Ada ${person.userNo}`, exact: true }).click()
  await expect(titles(page)).toHaveCount(3)
  await expect(titles(page).first()).toContainText('Idea one')

  await button(page, 'Export').click()
  const saved = page.waitForEvent('download')
  await button(page.getByRole('dialog'), 'Export').click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^reports-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('Status,Type,Subject,About,Reported by,Reported by (ID),Reported')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(`"'=Ada, ""the first""",${person.userNo},`)
  expect(lines[1]).toMatch(/,\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  await page.goto(consoleUrl('/audit'))
  await expect(page.getByRole('row').filter({ hasText: 'list reports' }).first()).toContainText('Exported a list')

  await page.goto(consoleUrl(`/reports?filter=${encodeURIComponent(JSON.stringify({ number: person.userNo }))}`))
  await expect(titles(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  // Somebody else was faster with one of them.
  await callPlatform(reportsOperatorCalls.takeReport, { id: ids[1] ?? 0 }, operatorToken())
  await button(page, 'Start work').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Start work on 3 reports?')
  await button(question, 'Start work').click()
  const outcome = page.getByRole('dialog').filter({ hasText: '2 of 3 done' })
  await expect(outcome).toContainText(`#${ids[1]} Idea two`)
  await button(outcome, 'Close').click()
  await expect(titles(page).filter({ hasText: 'In progress' })).toHaveCount(3)
})

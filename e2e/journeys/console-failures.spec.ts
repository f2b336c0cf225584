import { expect, test } from '@playwright/test'
import { button, consoleUrl, signInToConsole } from '../console.ts'
import { newOperator } from '../operator.ts'
import { newPerson } from '../platform.ts'

test('a list of the console that could not be read says so, without old counts, and is read again when asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { loginName } = await newPerson('Listed')
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/members'))
  const main = page.getByRole('main')
  await expect(main.getByText(loginName).first()).toBeVisible()
  await expect(main.getByText(/\d+-\d+ of \d+/)).toBeVisible()

  await page.route('**/operator/v1/members?*', (route) => route.abort('connectionfailed'))
  await page.reload()
  const failure = main.getByRole('alert').filter({ hasText: 'Couldn’t load this' })
  await expect(failure).toBeVisible()
  await expect(main.getByText('Nothing here yet')).toBeHidden()
  await expect(main.getByText(/\d+-\d+ of \d+/)).toBeHidden()

  await page.unroute('**/operator/v1/members?*')
  await button(failure, 'Try again').click()
  await expect(main.getByText(loginName).first()).toBeVisible()
  await expect(failure).toBeHidden()
})

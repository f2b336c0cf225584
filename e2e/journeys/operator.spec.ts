import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { consoleUrl, signInToConsole } from '../console.ts'
import { watchFrames } from '../drama.ts'
import { makeFilm } from '../files.ts'
import { signIn, tab } from '../member.ts'
import { newOperator } from '../operator.ts'
import { newPerson, screenUrl } from '../platform.ts'

const transcodingMs = 240_000

test('an operator publishes a drama with an uploaded video, and a member watches it', async ({
  browser,
  page,
}, testInfo) => {
  test.setTimeout(420_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  const title = `Journey ${randomUUID().slice(0, 6)}`
  const film = testInfo.outputPath('film.mp4')
  makeFilm(film)

  let turns = 0
  page.on('framenavigated', () => {
    turns += 1
  })
  await signInToConsole(page, await newOperator())
  expect(turns, 'the console does not circle around its sign-in page').toBeLessThan(10)
  await page.goto(consoleUrl('/dramas/create'))
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await page.getByLabel('Drop videos here').setInputFiles(film)
  const episodes = page.getByRole('table', { name: 'Episodes' })
  await expect(episodes.getByText(/^Ready/)).toBeVisible({ timeout: transcodingMs })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Listed', { exact: true })).toBeVisible()

  const device = await browser.newContext()
  const members = await device.newPage()
  await signIn(members, await newPerson('Viewer'))
  await members.getByRole('main').getByRole('link', { name: title }).first().click()
  await watchFrames(members, 10)
  await device.close()
})

test('a member whom an operator disables is logged out at once (6002)', async ({ browser, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const member = await newPerson('Troublemaker')
  const device = await browser.newContext()
  const members = await device.newPage()
  await signIn(members, member)
  await tab(members, 'Me').click()
  await expect(members.getByText('Troublemaker')).toBeVisible()

  await signInToConsole(page, await newOperator())
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  await palette.getByRole('combobox', { name: 'Find anything' }).fill('Troublemaker')
  await expect(palette.getByRole('group', { name: 'Members' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(consoleUrl(`/members/${member.userId}/show`))
  await expect(page).toHaveTitle(`Members #${member.userId} · Cliffhanger Console`)
  await page.getByRole('button', { name: 'Disable' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Reason' }).fill('Insults other members')
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()

  await expect(members).toHaveURL(/#\/pages\/login\/login/)
  await members.goto(screenUrl('/pages/user/index'))
  await expect(members.getByText('Troublemaker')).toBeHidden()
  await device.close()
})

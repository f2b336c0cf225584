import { AxeBuilder } from '@axe-core/playwright'
import { paths } from '@cliffhanger/contract/client-paths.ts'
import { expect, test } from '@playwright/test'
import { because, button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { comeBy, invitationLink, signIn } from '../member.ts'
import { newOperator } from '../operator.ts'
import { newPerson, screenUrl } from '../platform.ts'

test('S-103: a friend who comes by a link is in the team of who sent it, under a masked name', async ({
  page,
  browser,
}) => {
  const inviter = await newPerson('Inviter')
  await signIn(page, inviter)
  await page.goto(screenUrl(paths.me))
  await page.getByRole('link', { name: 'Invite friends' }).click()
  await expect(page.getByText('No one invited yet')).toBeVisible()
  const friend = await comeBy(browser, await invitationLink(page), 'Newcomer')
  await friend.goto(screenUrl(paths.inviteFriends))
  await expect(friend.getByRole('region', { name: 'Invited by' }).getByText('Inviter')).toBeVisible()
  await friend.context().close()

  await page.goto(screenUrl(paths.starTeam))
  await expect(page.getByText('N•••')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Team: 1 on level 1, 0 on level 2/ })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.goto(screenUrl(paths.promotion))
  await expect(page.getByRole('img', { name: /Poster of/ })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('S-97: a level is made in the console, applied for, accepted with a reason, and the member is notified', async ({
  page,
  browser,
}) => {
  const level = 40 + Math.floor(Math.random() * 50)
  const operatorContext = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
  const operators = await operatorContext.newPage()
  await signInToConsole(operators, await newOperator())
  await operators.goto(consoleUrl('/agent-levels'))
  await button(operators, 'Create level').click()
  await reply(operators, 'Create level', {
    'Level number': String(level),
    'Name (English)': `Level ${level}`,
    'Level 1 rate (%)': '7.5',
    'Level 2 rate (%)': '2',
    ...because,
  })
  await expect(operators.getByText(`Level ${level}`, { exact: true })).toBeVisible()
  expect((await new AxeBuilder({ page: operators }).disableRules('page-has-heading-one').analyze()).violations).toEqual(
    [],
  )

  const ann = await newPerson('Ann Agent')
  await signIn(page, ann)
  await page.goto(screenUrl(paths.starTeam))
  await button(page, 'Apply').click()
  await page.getByRole('button', { name: `Level ${level}`, exact: true }).click()
  await expect(page.getByText('7.5% on level 1, 2% on level 2')).toBeVisible()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ann Example')
  await page.getByRole('textbox', { name: 'Contact' }).fill('@ann_example')
  await button(page, 'Send application').click()
  await expect(page.getByText(`We're reviewing your application for level ${level}`)).toBeVisible()

  await operators.goto(consoleUrl('/agent-applications'))
  const row = operators.getByRole('row', { name: /Ann Agent/ })
  await expect(row).not.toContainText('ann_example')
  await button(operators, 'Open').last().click()
  await button(operators.getByRole('dialog'), 'Open').click()
  await expect(operators.getByText('@ann_example')).toBeVisible()
  await button(operators, 'Accept').click()
  await reply(operators, 'Accept', because)
  await operatorContext.close()

  await expect(page.getByText(`Team level ${level}`, { exact: true })).toBeVisible()
  // A card about the notice may name it, too.
  await expect(page.getByRole('main').getByText('Your team application was accepted')).toBeVisible()
})

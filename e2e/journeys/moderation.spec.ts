import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { emojiOperatorCalls } from '@cliffhanger/contract/emoji/operator-calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupsOperatorCalls } from '@cliffhanger/contract/groups/operator-calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { writeToGroup } from '../chat.ts'
import { consoleUrl, signInToConsole } from '../console.ts'
import { pictureFile } from '../files.ts'
import { newOperator, operatorToken, reason } from '../operator.ts'
import { callPlatform, makeGroup, newPerson, type Person } from '../platform.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
})

/** Answers the open question of the console: with a reason where it asks for one. */
async function reply(page: Page, action: string, words?: { readonly label: string; readonly text: string }) {
  const question = page.getByRole('dialog')
  if (words) await question.getByRole('textbox', { name: words.label }).fill(words.text)
  await question.getByRole('button', { name: action, exact: true }).click()
  await expect(question).toBeHidden()
}

const because = { label: 'Reason', text: reason }

const textsIn = async (who: Person, group_id: number): Promise<string> => {
  const question = { group_id, msg_id: 0, select_type: 'up' } as const
  return JSON.stringify((await callPlatform(chatCalls.listGroupMessages, question, who.token)).list)
}

test('a message of a default group waits for the platform, which approves one and rejects another (S-48, S-49)', async ({
  page,
}) => {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  const name = `Welcome ${ann.userNo}`
  const group_id = await makeGroup(ann, name, [bob, chi])
  await callPlatform(groupsCalls.editGroupSettings, { group_id, is_review: 1 }, ann.token)

  await page.goto(consoleUrl(`/groups/${group_id}/show`))
  await page.getByRole('button', { name: 'Make default group' }).click()
  await reply(page, 'Make default group', because)
  await expect(page.getByRole('button', { name: 'Remove as default' })).toBeVisible()

  await writeToGroup(bob, group_id, 'Which one shall we watch?')
  await writeToGroup(bob, group_id, 'Cheap watches!')
  await page.goto(consoleUrl('/reviews'))
  const row = (words: string) => page.getByRole('row').filter({ hasText: words }).filter({ hasText: name })
  await row('Which one shall we watch?').getByRole('button', { name: 'Approve' }).click()
  await expect(row('Which one shall we watch?')).toBeHidden()
  await row('Cheap watches!').getByRole('button', { name: 'Reject' }).click()
  await reply(page, 'Reject')
  await expect(row('Cheap watches!')).toBeHidden()
  const seen = await textsIn(chi, group_id)
  expect(seen).toContain('Which one shall we watch?')
  expect(seen).not.toContain('Cheap watches!')
  const noDefault = { group_id, default_qun: 0, reason } as const
  await callPlatform(groupsOperatorCalls.setDefaultGroup, noDefault, operatorToken())
})

test('a report is taken into work and closed with an answer, and stays as it was answered', async ({ page }) => {
  const member = await newPerson('Dung')
  const report = {
    type: 'feedback',
    introduction: `Idea ${member.userNo}`,
    description: 'More romance, please',
  } as const
  const { id } = await callPlatform(reportsCalls.fileReport, report, member.token)
  await page.goto(consoleUrl('/reports'))
  await page.getByRole('textbox', { name: 'Member or group ID' }).fill(member.userNo)
  // The address follows what was typed a moment later; a page opened before would be left again.
  await expect(page).toHaveURL(new RegExp(member.userNo))
  await page.getByRole('row').filter({ hasText: report.introduction }).click()
  await expect(page.getByText('More romance, please')).toBeVisible()
  await page.getByRole('button', { name: 'Start work' }).click()
  await reply(page, 'Start work')
  await expect(page.getByText('In progress')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await reply(page, 'Close', { label: 'Reply', text: 'There is more to come' })
  await expect(page.getByText('There is more to come')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeHidden()
  await page.goto(consoleUrl(`/audit?filter=${encodeURIComponent(JSON.stringify({ target: `report ${id}` }))}`))
  await expect(page.getByRole('row').filter({ hasText: 'Closed a report' })).toBeVisible()
})

test('a banned group takes no message until it is reopened, and its members are shown why', async ({ page }) => {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  const group_id = await makeGroup(ann, 'Bargains', [bob, chi])
  await page.goto(consoleUrl('/groups'))
  await page.getByRole('row').filter({ hasText: 'Bargains' }).first().click()
  await page.getByRole('button', { name: 'Edit badges' }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'VIP group' }).click()
  await page.getByRole('dialog').getByRole('spinbutton', { name: 'Level' }).fill('3')
  await reply(page, 'Save')
  await expect(page.getByText('VIP group, Level 3')).toBeVisible()
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await reply(page, 'Ban', { label: 'Reason', text: 'Sells what is not his' })
  await expect(page.getByText('Sells what is not his')).toBeVisible()
  await expect(writeToGroup(bob, group_id, 'Anybody there?')).rejects.toThrow('5006')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await reply(page, 'Reopen', because)
  await expect(page.getByRole('button', { name: 'Ban', exact: true })).toBeVisible()
  await writeToGroup(bob, group_id, 'Anybody there?')
})

test('an emoji joins the set with its picture, moves to its front and leaves it', async ({ page }) => {
  const name = `[e${Date.now() % 1_000_000}]`
  await page.goto(consoleUrl('/emoji'))
  await page.getByRole('button', { name: 'Add emoji' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Picture').setInputFiles(pictureFile('dragon.png', [240, 80, 40]))
  await expect(form.getByRole('img', { name: /^Picture/ })).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('dragon')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Use brackets')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await reply(page, 'Save')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  // The address follows what was typed a moment later; a page opened before would be filtered again.
  await expect(page).toHaveURL(new RegExp(name.slice(1, -1)))
  // "Saved" may still stand there from the adding.
  const moved = page.waitForResponse((response) => response.url().endsWith(emojiOperatorCalls.sortEmoji.path))
  await row.getByRole('button', { name: `Move to front ${name}` }).click()
  expect((await moved).ok()).toBe(true)
  await page.goto(consoleUrl('/emoji'))
  await expect(page.getByRole('row').nth(1)).toContainText(name)
  await row.getByRole('button', { name: 'Remove' }).click()
  await reply(page, 'Remove', because)
  await expect(row).toBeHidden()
})

test('an account appointed to customer service looks after members until it is dismissed (R-10)', async ({ page }) => {
  const agent = await newPerson('Helpful Hoa')
  await page.goto(consoleUrl('/support'))
  await page.getByRole('button', { name: 'Add support account' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Member ID' }).fill('0')
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await form.getByRole('button', { name: 'Add support account' }).click()
  await expect(form.getByText('No member has this ID')).toBeVisible()
  await form.getByRole('textbox', { name: 'Member ID' }).fill(agent.userNo)
  await reply(page, 'Add support account')
  const row = page.getByRole('row').filter({ hasText: agent.userNo })
  await expect(row).toContainText('0')
  // The accounts take turns, and the platform has one from its start.
  const helpers: (number | undefined)[] = []
  for (const name of ['Lost Leo', 'Lost Lan']) {
    const { token } = await newPerson(name)
    helpers.push((await callPlatform(contactCalls.getSupport, {}, token)).customer?.user_id)
  }
  expect(helpers).toContain(agent.userId)
  await page.goto(consoleUrl('/members'))
  await page.getByRole('row').filter({ hasText: agent.userNo }).click()
  await expect(page.getByRole('region', { name: 'Social' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Member', exact: true }).getByText('Support', { exact: true }),
  ).toBeVisible()
  await page.goto(consoleUrl('/support'))
  await row.getByRole('button', { name: 'Remove' }).click()
  await reply(page, 'Remove', because)
  await expect(row).toBeHidden()
})

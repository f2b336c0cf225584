import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { write } from '../chat.ts'
import { button, consoleUrl, otherConsole, reply, signInToConsole } from '../console.ts'
import { newOperator } from '../operator.ts'
import { callPlatform, newPerson, type Person } from '../platform.ts'
import { examine, listenForErrors, openAnew } from '../screens/examine.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInToConsole(page, await newOperator())
})

/** The account of customer service that looks after a member. */
async function helperOf({ token }: Person): Promise<Pick<Person, 'userId'>> {
  const { customer } = await callPlatform(contactCalls.getSupport, {}, token)
  if (!customer) throw new Error('The platform has no customer service')
  return { userId: customer.user_id }
}

const textsOf = async (member: Person, account: Pick<Person, 'userId'>): Promise<string> => {
  const question = { friend_id: account.userId, msg_id: 0, select_type: 'up' } as const
  return JSON.stringify((await callPlatform(chatCalls.listPrivateMessages, question, member.token)).list)
}

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Reply' })

test('of two operators one takes a case, answers it with a saved reply, and closes it (S-141, S-144)', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  const member = await newPerson('Asking Ada')
  const helper = await helperOf(member)
  await write(member, helper, 'Where is my order?')

  await page.goto(consoleUrl('/canned-answers'))
  const title = `Parcel ${member.userNo}`
  await button(page, 'New saved reply').click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Text (English)' }).fill('It left our warehouse today.')
  await button(page.getByRole('dialog'), 'Save').click()
  await expect(page.getByRole('cell', { name: title, exact: true })).toBeVisible()

  const other = await otherConsole(page)
  for (const console of [page, other]) {
    await console.goto(consoleUrl(`/cases?search=${member.userNo}`))
    await console.getByRole('link', { name: /Asking Ada/ }).click()
    await expect(button(console, 'Take')).toBeVisible()
  }
  await examine(page, errors, 'console/case-waiting')
  // The other one still reads that nobody has it.
  await other.route('**/operator/v1/case?*', (route) => route.abort())
  await button(page, 'Take').click()
  await expect(field(page)).toBeVisible()
  await other.unroute('**/operator/v1/case?*')
  await expect(other.getByText('Journey has this case. You can still add notes.')).toBeVisible()
  await other.context().close()

  await page.keyboard.press('r')
  await page.keyboard.type(`/${member.userNo}`)
  await expect(page.getByRole('option', { name: title })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('It left our warehouse today.')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('It left our warehouse today.')).toBeVisible()
  await expect.poll(() => textsOf(member, helper)).toContain('It left our warehouse today.')

  await write(member, helper, 'Thank you!')
  await expect(log(page).getByText('Thank you!')).toBeVisible()
  await button(page, 'Internal note').click()
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Asked about a parcel')
  await button(page, 'Add note').click()
  await expect(log(page).getByText('Asked about a parcel')).toBeVisible()
  expect(await textsOf(member, helper)).not.toContain('Asked about a parcel')
  await examine(page, errors, 'console/case-own')

  await button(page, 'Close').click()
  await reply(page, 'Close')
  await expect(log(page).getByText('Journey closed the case')).toBeVisible()
  await page.getByRole('tab', { name: 'Closed' }).click()
  await expect(page.getByRole('link', { name: /Asking Ada/ })).toBeVisible()
})

test('a case is answered on a phone, and an answer that met a broken line is sent once (S-141)', async ({ page }) => {
  const member = await newPerson('Calling Cal')
  const helper = await helperOf(member)
  await write(member, helper, 'Hello?')
  await page.setViewportSize({ width: 390, height: 844 })
  await openAnew(page, consoleUrl(`/cases?search=${member.userNo}`))
  await page.getByRole('link', { name: /Calling Cal/ }).click()
  await button(page, 'Take').click()
  // The server stores it, and its answer is lost.
  await page.route('**/operator/v1/cases/answer', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await field(page).fill('Hello Cal!')
  await button(page, 'Send').click()
  await expect(log(page).getByText(/^Not sent/)).toBeVisible()
  await page.unroute('**/operator/v1/cases/answer')
  await button(log(page), 'Send again').click()
  await expect(log(page).getByText(/^Not sent/)).toBeHidden()
  const said = await textsOf(member, helper)
  expect(said.split('Hello Cal!')).toHaveLength(2)
  await button(page, 'Member details').click()
  await expect(page.getByText(member.userNo)).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { because, button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { test } from '../devices.ts'
import { requestWithdrawal, wealthyPerson } from '../finance.ts'
import { skipWelcome, tab, welcomeOn } from '../member.ts'
import { newOperator, operatorToken, reason } from '../operator.ts'
import { callPlatform, newPerson, type Person, screenUrl } from '../platform.ts'

const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script><b>bold</b>'

/** Titles of a journey's own: other journeys see its announcements, too. */
const titled = (words: string) => `${words} ${randomUUID().slice(0, 6)}`

/** Takes back what everybody would go on seeing. */
async function withdrawAll(): Promise<void> {
  const { list } = await callPlatform(noticesOperatorCalls.listWrittenNotices, { limit: 100 }, operatorToken())
  for (const { id, state } of list)
    if (state === 'running' || state === 'planned')
      await callPlatform(noticesOperatorCalls.withdrawNotice, { id, reason }, operatorToken())
}
test.beforeEach(withdrawAll)
test.afterEach(withdrawAll)

const announce = (position: 'line' | 'popup' | '', title: string, content = '') =>
  callPlatform(
    noticesOperatorCalls.writeNotice,
    {
      user_no: '',
      type: 'activity',
      position,
      texts: { en: { title, summary: 'All week long', content } },
      image_key: '',
      link: '/pages/user/coupon',
      start_time: 0,
      end_time: 0,
    },
    operatorToken(),
  )

const notifyAlone = (person: Person, title: string) =>
  callPlatform(
    noticesOperatorCalls.writeNotice,
    {
      user_no: person.userNo,
      type: 'system',
      position: '',
      texts: { en: { title, summary: '', content: '' } },
      image_key: '',
      link: '',
      start_time: 0,
      end_time: 0,
    },
    operatorToken(),
  )

/** The bell on the page about me, by what it says is unread. */
const bell = (page: Page, unread: number) =>
  page.getByRole('link', { name: unread === 0 ? 'Notifications' : `Notifications: ${unread} unread`, exact: true })

/** Writes the text of a form as HTML. */
async function writeHtml(form: Locator, html: string): Promise<void> {
  await button(form, 'HTML').filter({ visible: true }).click()
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill(html)
}

/** Writes a notice in the open console. */
async function writeInConsole(page: Page, words: { title: string; summary: string; content: string; place: string }) {
  await button(page, 'New notice').click()
  const form = page.getByRole('dialog', { name: 'New notice' })
  await form.getByRole('textbox', { name: 'Title' }).fill(words.title)
  await form.getByRole('textbox', { name: 'Summary' }).fill(words.summary)
  await writeHtml(form, words.content)
  await form.getByRole('combobox', { name: 'Position' }).click()
  await page.getByRole('option', { name: words.place }).click()
  await button(form, 'Save').click()
  await expect(form).toBeHidden()
}

test('an operator writes a line and a pop-up, and an open home shows both without a reload', async ({
  page,
  deviceOf,
}) => {
  test.setTimeout(420_000)
  const member = await deviceOf(await newPerson('Ann'))
  await expect(member.getByRole('main')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/notices'))

  const line = titled('Summer festival')
  await writeInConsole(page, {
    title: line,
    summary: 'Twice',
    content: `<p>All week</p>${markup}`,
    place: 'Home line',
  })
  const block = member.getByRole('region', { name: 'Notices' })
  await expect(block.getByRole('link', { name: line })).toBeVisible()

  const popup = titled('New dramas')
  await writeInConsole(page, { title: popup, summary: 'Ten of them', content: '', place: 'Pop-up on launch' })
  const dialog = member.getByRole('dialog', { name: popup })
  await expect(dialog.getByText('Ten of them')).toBeVisible()
  await button(dialog, 'Got it').click()
  await expect(dialog).toBeHidden()
  await member.reload()
  await expect(block.getByRole('link', { name: line })).toBeVisible()
  await expect(dialog).toBeHidden()

  await block.getByRole('link', { name: line }).click()
  await expect(member.getByRole('heading', { name: line })).toBeVisible()
  await expect(member.getByText('All week', { exact: true })).toBeVisible()
  await expect(member.getByText('bold', { exact: true })).toBeVisible()
  await expect(member.locator('article img, article script')).toHaveCount(0)
  await expect(member).not.toHaveTitle('1')

  const row = page.getByRole('row', { name: new RegExp(popup) })
  await page.reload()
  await expect(row.getByText('Active')).toBeVisible()
  await expect(row.getByRole('cell').last()).toBeVisible()
  await button(page.getByRole('row', { name: new RegExp(line) }), 'Withdraw').click()
  await reply(page, 'Withdraw', because)
  await expect(page.getByRole('row', { name: new RegExp(line) }).getByText('Withdrawn')).toBeVisible()
  await member.goto(screenUrl('/pages/playlet/home'))
  await expect(tab(member, 'Home')).toHaveAttribute('aria-current', 'page')
  await expect(block).toBeHidden()
})

test('4003: an operator changes a notice that everybody sees, and not over what another one wrote meanwhile', async ({
  page,
  deviceOf,
}) => {
  test.setTimeout(420_000)
  const [first, second, third] = [titled('Festival'), titled('Fair'), titled('Market')]
  const { notice } = await announce('line', first)
  const member = await deviceOf(await newPerson('Ann'))
  const line = (title: string) => member.getByRole('region', { name: 'Notices' }).getByRole('link', { name: title })
  await expect(line(first)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/notices'))
  const form = page.getByRole('dialog', { name: 'Edit notice' })
  const title = form.getByRole('textbox', { name: 'Title' })
  await button(page.getByRole('row', { name: new RegExp(first) }), 'Edit').click()
  await expect(title).toHaveValue(first)
  await expect(form.getByLabel('Starts')).toHaveAttribute('readonly')

  const { image: _image, state: _state, read_total: _readTotal, create_time: _createTime, ...known } = notice
  const words = { title: second, summary: '', content: '' }
  await callPlatform(noticesOperatorCalls.editNotice, { ...known, texts: { en: words } }, operatorToken())
  await expect(line(second)).toBeVisible()
  await title.fill(third)
  await button(form, 'Save').click()
  await expect(page.getByText('Not saved. This was changed or ended since you opened the form')).toBeVisible()
  await expect(title).toHaveValue(third)
  await button(form, 'Cancel').click()

  await page.reload()
  await button(page.getByRole('row', { name: new RegExp(second) }), 'Edit').click()
  await expect(title).toHaveValue(second)
  await line(second).click()
  await expect(member.getByRole('heading', { name: second })).toBeVisible()
  await title.fill(third)
  await form.getByRole('combobox', { name: 'Position' }).click()
  await page.getByRole('option', { name: 'Pop-up on launch' }).click()
  await expect(form.getByRole('combobox', { name: 'Position' })).toHaveText('Pop-up on launch')
  await button(form, 'Save').click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(third) }).getByText('Pop-up on launch')).toBeVisible()
  // Whoever reads it sees the change without a reload.
  await expect(member.getByRole('heading', { name: third })).toBeVisible()
  await member.goto(screenUrl('/pages/playlet/home'))
  await expect(tab(member, 'Home')).toHaveAttribute('aria-current', 'page')
  await expect(line(second)).toBeHidden()
})

test('S-98: what is unread goes down on both devices when it is opened on one', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  await notifyAlone(ann, 'One')
  await notifyAlone(ann, 'Two')
  const [phone, tablet] = [await deviceOf(ann), await deviceOf(ann)]
  for (const device of [phone, tablet]) {
    await tab(device, 'Me').click()
    await expect(bell(device, 2)).toBeVisible()
  }
  await bell(phone, 2).click()
  const row = phone.getByRole('link', { name: /^Two/ })
  await expect(row.getByText('Unread')).toBeAttached()
  await row.click()
  await expect(phone.getByRole('heading', { name: 'Two' })).toBeVisible()
  await expect(bell(tablet, 1)).toBeVisible()
  await phone.goBack()
  await expect(phone.getByRole('link', { name: /^Two/ }).getByText('Unread')).toHaveCount(0)
  await expect(phone.getByRole('link', { name: /^One/ }).getByText('Unread')).toBeAttached()
  await callPlatform(noticeCalls.openNotice, { id: await newestUnread(ann) }, ann.token)
  await expect(bell(tablet, 0)).toBeVisible()
  await expect(phone.getByRole('link', { name: /^One/ }).getByText('Unread')).toHaveCount(0)

  await phone.getByRole('button', { name: 'Wallet' }).click()
  await expect(phone.getByText('No notifications')).toBeVisible()
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Orders' }).click()
  await expect(phone.getByText("You're offline")).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText('No notifications')).toBeVisible()
})

async function newestUnread(person: Person): Promise<number> {
  const { list } = await callPlatform(noticeCalls.listMyNotices, {}, person.token)
  return list.find(({ is_read }) => is_read === 0)?.id ?? 0
}

test('a pop-up waits for the welcome, and each is shown once', async ({ page }) => {
  const [one, two] = [titled('First'), titled('Second')]
  await announce('popup', one)
  await announce('popup', two)
  await page.goto(screenUrl('/'))
  await expect(welcomeOn(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await skipWelcome(page)
  const [newest, older] = [page.getByRole('dialog', { name: two }), page.getByRole('dialog', { name: one })]
  await expect(newest).toBeVisible()
  await expect(older).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(older).toBeVisible()
  await button(older, 'Read more').click()
  await expect(page.getByRole('heading', { name: one })).toBeVisible()
  await page.getByRole('link', { name: 'See coupons' }).click()
  await expect(page).toHaveURL(/#\/pages\/user\/coupon/)
  await page.goto(screenUrl('/pages/playlet/home'))
  const popups = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === noticeCalls.listAnnouncements.path && searchParams.get('position') === 'popup'
  })
  await page.reload()
  await popups
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
  // What was answered is drawn by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('S-87: a withdrawal that is denied comes as a notice, which leads to it', async ({ deviceOf }) => {
  const ann = await wealthyPerson('Ann', '200.00')
  const orderNo = await requestWithdrawal(ann, '50.00')
  const phone = await deviceOf(ann)
  await tab(phone, 'Me').click()
  // Ann's payment password is new, and a notice tells that, too.
  await expect(bell(phone, 1)).toBeVisible()
  const { list } = await callPlatform(
    withdrawalOperatorCalls.listWithdrawalQueue,
    { number: ann.userNo },
    operatorToken(),
  )
  const why = `No <b>name</b>`
  await callPlatform(withdrawalOperatorCalls.denyWithdrawal, { id: list[0]?.id ?? 0, reason: why }, operatorToken())
  await bell(phone, 2).click()
  await phone.getByRole('link', { name: /^Withdrawal declined/ }).click()
  await expect(phone.getByText('$50.00 was declined and returned to your balance.')).toBeVisible()
  await expect(phone.getByText(`Note from support: “${why}”`)).toBeVisible()
  await phone.getByRole('link', { name: 'See withdrawal' }).click()
  await expect(phone.getByText(orderNo)).toBeVisible()
})

test('news and help are written, published, read, and hidden again', async ({ page, deviceOf }) => {
  const member = await deviceOf(await newPerson('Ann'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/news'))
  const title = titled('How to recharge')
  await button(page, 'New article').click()
  const form = page.getByRole('dialog', { name: 'New article' })
  await button(form, 'Save').click()
  await expect(form.getByText('Enter a title in one or more languages').filter({ visible: true })).toBeVisible()
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await writeHtml(form, `<h2>Step one</h2>${markup}`)
  await form.getByRole('combobox', { name: 'Section' }).click()
  await page.getByRole('option', { name: 'Help' }).click()
  await button(form, 'Save').click()
  await expect(form).toBeHidden()

  await member.goto(screenUrl('/pages/message/message?tab=help'))
  await expect(member.getByRole('link', { name: title })).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await button(row, 'Publish').click()
  await reply(page, 'Publish', because)
  await expect(row.getByText('Published', { exact: true })).toBeVisible()

  await member.goto(screenUrl('/pages/recharge/recharge-detail'))
  await member.getByRole('link', { name: title }).click()
  await expect(member.getByRole('heading', { name: 'Step one' })).toBeVisible()
  await expect(member.locator('article img, article script')).toHaveCount(0)
  await expect(member).not.toHaveTitle('1')

  await button(row, 'Edit').click()
  const changing = page.getByRole('dialog', { name: 'Edit article' })
  await changing.getByRole('textbox', { name: 'Text', exact: true }).fill('Step two')
  await button(changing, 'Save').click()
  await expect(changing).toBeHidden()
  await member.reload()
  await expect(member.getByText('Step two')).toBeVisible()

  await button(row, 'Unpublish').click()
  await reply(page, 'Unpublish', because)
  await member.reload()
  await expect(member.getByText('Notification not found')).toBeVisible()
  await button(member, 'All notifications').click()
  await expect(member.getByRole('tab', { name: 'For me' })).toBeVisible()
})

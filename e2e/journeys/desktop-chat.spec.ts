import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { expect, test } from '@playwright/test'
import { composer, message, messageWith, say, write } from '../chat.ts'
import { onComputer } from '../desktop.ts'
import { pictureFile } from '../files.ts'
import { signIn, tab } from '../member.ts'
import { befriend, newPerson, screenUrl } from '../platform.ts'
import { examine, goTo, listenForErrors } from '../screens/examine.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('chats stay beside the open one, and say which it is', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, dana)
  await befriend(bob, dana)
  await write(ann, dana, 'Have you seen it?')
  await write(bob, dana, 'Tonight at eight?')

  await tab(page, 'Chats').click()
  const list = page.getByRole('region', { name: 'Chats' })
  const row = (name: string) => list.getByRole('link', { name: new RegExp(`^${name}`) })
  // No chat opens by itself, and none counts as read.
  const main = page.getByRole('main')
  await expect(main.getByText('Select a chat to start')).toBeVisible()
  const friends = main.getByRole('region', { name: 'Message a friend' })
  await expect(friends.getByRole('link')).toHaveCount(2)
  await expect(row('Ann')).toContainText(/unread message/)
  await examine(page, errors, 'desktop/no-chat')
  await friends.getByRole('link', { name: 'Ann' }).click()
  await expect(message(page, 'Have you seen it?')).toBeVisible()
  await expect(row('Ann')).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, 'Chats')).toHaveAttribute('aria-current', 'true')
  await say(page, 'Twice!')
  await expect(row('Ann')).toContainText('Twice!')
  await examine(page, errors, 'desktop/chat')

  await row('Bob').click()
  await expect(message(page, 'Tonight at eight?')).toBeVisible()
  await expect(row('Ann')).not.toHaveAttribute('aria-current')
  await expect(composer(page)).toBeVisible()
  await write(ann, dana, 'And the end?')
  await expect(row('Ann')).toContainText('And the end?')

  // Its row rests while one writes; what is left in the field is a draft once one leaves.
  await row('Ann').click()
  await expect(message(page, 'And the end?')).toBeVisible()
  await composer(page).fill('Half a thou')
  await expect(composer(page)).toHaveValue('Half a thou')
  await expect(row('Ann')).toContainText('And the end?')
  await row('Bob').click()
  await expect(row('Ann')).toContainText('Draft: Half a thou')

  await page.getByRole('button', { name: 'Chat details' }).click()
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(row('Bob')).toHaveAttribute('aria-current', 'page')
})

test('pictures are dropped into an open chat', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const ann = await newPerson('Ann')
  await befriend(ann, dana)
  await goTo(page, screenUrl(`/pagesA/chat/msg?friend_idx=${ann.userId}`))
  const { name, mimeType, buffer } = pictureFile('beach.png', [32, 144, 200])
  const dragged = await page.evaluateHandle(
    ([text, fileName, type]) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0)
      dataTransfer.items.add(new File([bytes], fileName, { type }))
      return dataTransfer
    },
    [buffer.toString('base64'), name, mimeType] as const,
  )
  await composer(page).dispatchEvent('dragover', { dataTransfer: dragged })
  await expect(page.getByText('Drop files here to send them')).toBeVisible()
  await examine(page, errors, 'desktop/drop')
  await composer(page).dispatchEvent('drop', { dataTransfer: dragged })
  await expect(page.getByText('Drop files here to send them')).toBeHidden()
  const chosen = page.getByRole('dialog', { name: 'Send 1 photo' })
  await expect(chosen.getByRole('textbox', { name: 'Add a caption' })).toBeFocused()
  await examine(page, errors, 'desktop/send-files')
  await page.keyboard.type('At last')
  await page.keyboard.press('Enter')
  await expect(chosen).toBeHidden()
  const sent = messageWith(page, page.getByRole('button', { name: 'Photo' })).filter({ hasText: 'At last' })
  await expect(sent.getByLabel('Sent', { exact: true })).toBeVisible()
})

test('keys lead from anywhere to a chat, by its name', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, dana)
  await befriend(bob, dana)
  await write(bob, dana, 'Tonight at eight?')
  await goTo(page, screenUrl('/pages/playlet/myWallet'))
  const finder = page.getByRole('dialog', { name: 'Go to chat' })
  await page.keyboard.press('Control+k')
  await expect(finder.getByRole('option')).toHaveCount(2)
  await examine(page, errors, 'desktop/go-to-chat')
  await page.keyboard.press('Escape')
  await expect(finder).toBeHidden()

  await page.keyboard.press('Control+k')
  await finder.getByRole('combobox', { name: 'Search chats' }).fill('bo')
  await expect(finder.getByRole('option')).toHaveCount(1)
  await expect(finder.getByRole('option', { name: 'Bob' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(finder).toBeHidden()
  await expect(message(page, 'Tonight at eight?')).toBeVisible()
  await expect(composer(page)).toBeFocused()
})

test('a mouse finds what is done with a message beside it, and its menu at the pointer', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const ann = await newPerson('Ann')
  await befriend(ann, dana)
  await write(ann, dana, 'Have you seen the end?')
  await goTo(page, screenUrl(`/pagesA/chat/msg?friend_idx=${ann.userId}`))
  const question = message(page, 'Have you seen the end?')
  const act = (name: string) => question.getByRole('button', { name, exact: true })
  const words = question.getByText('Have you seen the end?')
  const menu = page.getByRole('dialog', { name: 'Message actions' })

  await expect(act('More')).toHaveCount(0)
  await words.hover()
  await examine(page, errors, 'desktop/message-acts')
  await act('React: 👍').click()
  await expect(question.getByRole('button', { name: '👍, 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(composer(page)).toBeFocused()
  await act('Reply').click()
  await expect(page.getByText('Reply to Ann')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Reply to Ann')).toBeHidden()
  await question.dblclick({ position: { x: 560, y: 8 } })
  await expect(page.getByText('Reply to Ann')).toBeVisible()
  await page.keyboard.press('Escape')

  // The keys reach the same.
  await act('Message actions').focus()
  await page.keyboard.press('Tab')
  await expect(act('Reply')).toBeFocused()
  await composer(page).click()

  await words.click({ button: 'right', position: { x: 30, y: 8 } })
  await expect(menu).toBeVisible()
  const [at, box] = [await words.boundingBox(), await menu.boundingBox()]
  expect(Math.abs((box?.x ?? 0) - (at?.x ?? 0) - 30)).toBeLessThan(12)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  await examine(page, errors, 'desktop/message-menu')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('button', { name: 'Reply' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(composer(page)).toBeFocused()

  // Arrow up in the empty field edits what one wrote last.
  await say(page, 'Not yet, tonihgt')
  await expect(message(page, 'Not yet, tonihgt').getByLabel('Sent', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(composer(page)).toHaveValue('Not yet, tonihgt')
  await composer(page).fill('Not yet, tonight')
  await page.keyboard.press('Enter')
  await expect(message(page, 'Not yet, tonight')).toBeVisible()

  // S-116: what is saved too late changes nothing, and its words stay in the field.
  await page.keyboard.press('ArrowUp')
  await expect(composer(page)).toHaveValue('Not yet, tonight')
  await composer(page).fill('Never')
  const edits = `**${chatCalls.editMessage.path}`
  const late = { code: refusalCodes.cannotEditMessage, msg: 'This message can no longer be edited', data: null }
  await page.route(edits, (route) => route.fulfill({ json: late }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(late.msg)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel editing' })).toBeHidden()
  await expect(composer(page)).toHaveValue('Never')
  await expect(message(page, 'Not yet, tonight')).toBeVisible()
})

test('S-136: keys walk through what was found in a chat, which shows each', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  const ann = await newPerson('Ann')
  await befriend(ann, dana)
  await write(ann, dana, 'The bridge at night')
  for (const number of Array.from({ length: 30 }, (_, index) => index + 1))
    await write(ann, dana, `idle talk ${number}`)
  await write(ann, dana, 'Which bridge?')
  await goTo(page, screenUrl(`/pagesA/chat/msg?friend_idx=${ann.userId}`))
  await composer(page).click()

  await page.keyboard.press('Control+f')
  const field = page.getByRole('searchbox', { name: 'Search this chat' })
  await expect(field).toBeFocused()
  await field.fill('bridge')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(message(page, 'Which bridge?').locator('mark')).toBeInViewport()
  await examine(page, errors, 'desktop/chat-search')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await expect(message(page, 'The bridge at night')).toBeInViewport()
  await page.keyboard.press('Shift+Enter')
  await expect(message(page, 'Which bridge?')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(composer(page)).toBeFocused()
  await expect(page.locator('mark')).toHaveCount(0)
})

test('S-119: an open chat follows what its member types on another device', async ({ page, browser }) => {
  const dana = await onComputer(page)
  const ann = await newPerson('Ann')
  await befriend(ann, dana)
  const phone = await (await browser.newContext()).newPage()
  await signIn(phone, dana)
  for (const device of [page, phone]) await goTo(device, screenUrl(`/pagesA/chat/msg?friend_idx=${ann.userId}`))
  await composer(phone).pressSequentially('See you at eight')
  await expect(composer(page)).toHaveValue('See you at eight')
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(composer(page)).toHaveValue('')
  await phone.context().close()
})

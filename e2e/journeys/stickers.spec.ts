import { expect, type Locator, type Page } from '@playwright/test'
import { openChat } from '../chat.ts'
import { because, button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { test } from '../devices.ts'
import { pictureFile } from '../files.ts'
import { newOperator } from '../operator.ts'
import { befriend, newPerson } from '../platform.ts'
import { fingerOn } from '../touch.ts'

/** Adds a sticker to the pack whose page is open in the console. */
async function addSticker(page: Page, emoji: string, colour: readonly [number, number, number]): Promise<void> {
  await button(page, 'Add sticker').click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Picture').setInputFiles(pictureFile('sticker.png', colour))
  await expect(form.getByRole('img', { name: /^Picture/ })).toBeVisible()
  await reply(page, 'Save', { Emoji: emoji })
  await expect(page.getByRole('row').filter({ hasText: emoji })).toBeVisible()
}

/** A sticker that was sent, in the open chat. */
const sent = (page: Page, emoji: string): Locator =>
  page.locator('[data-message]').getByRole('img', { name: `Sticker ${emoji}` })

test('S-147: a pack that an operator publishes is sent by a finger, and answered from by whoever taps what came', async ({
  page,
  phoneOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const title = `Dragons ${ann.userNo}`

  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/sticker-packs'))
  await button(page, 'Add pack').click()
  const names = ['English', '简体中文', 'Tiếng Việt', 'Português'].map((language) => [`Name (${language})`, title])
  await reply(page, 'Save', Object.fromEntries(names))
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Not published')
  await page.getByRole('link', { name: title }).click()
  await addSticker(page, '🐉', [240, 80, 40])
  await addSticker(page, '🔥', [250, 180, 20])

  const [anns, bobs] = [await phoneOf(ann), await phoneOf(bob)]
  const [annsFinger, bobsFinger] = [await fingerOn(anns), await fingerOn(bobs)]
  await Promise.all([openChat(anns, bob), openChat(bobs, ann)])
  // The chat is open before the pack is published: it comes to devices that are there already.
  await button(page, 'Publish').click()
  await expect(button(page, 'Unpublish')).toBeVisible()

  await annsFinger.tap(button(anns, 'Emoji'))
  await annsFinger.tap(anns.getByRole('tab', { name: 'Stickers' }))
  const panel = anns.getByRole('group', { name: 'Stickers' })
  await annsFinger.tap(button(panel, title))
  await annsFinger.tap(panel.locator('section').filter({ hasText: title }).getByRole('button', { name: 'Sticker 🐉' }))
  await expect(sent(anns, '🐉')).toBeVisible()

  await bobsFinger.tap(sent(bobs, '🐉'))
  const sheet = bobs.getByRole('dialog', { name: title })
  await bobsFinger.tap(button(sheet, 'Sticker 🔥'))
  await expect(sheet).toBeHidden()
  await expect(sent(bobs, '🔥')).toBeVisible()
  await expect(sent(anns, '🔥')).toBeVisible()

  // What was taken away is no longer sent; what was sent stays.
  await page.goto(consoleUrl('/sticker-packs'))
  await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: 'Remove' }).click()
  await reply(page, 'Remove', because)
  await expect(page.getByRole('row').filter({ hasText: title })).toBeHidden()
  await expect(button(panel, title)).toBeHidden()
  await bobsFinger.tap(sent(bobs, '🐉'))
  await expect(bobs.getByText('This pack is no longer available')).toBeVisible()
})

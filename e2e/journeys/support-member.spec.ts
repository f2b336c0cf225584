import { expect } from '@playwright/test'
import { composer, message, openChats, say } from '../chat.ts'
import { button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { test } from '../devices.ts'
import { newOperator } from '../operator.ts'
import { newPerson } from '../platform.ts'
import { examine, listenForErrors } from '../screens/examine.ts'

test('a stranger writes to customer service, reads their place in line and rates the help (R-10, S-140, S-142)', async ({
  page,
  deviceOf,
}) => {
  const member = await newPerson('Wondering Wen')
  const phone = await deviceOf(member)
  const errors = listenForErrors(phone)
  await openChats(phone)
  await phone.getByRole('button', { name: /^Support/ }).click()
  await expect(composer(phone)).toBeVisible()
  await say(phone, 'How do I change my picture?')
  await expect(phone.getByText(/^You're (next|number \d+) in line$/)).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl(`/cases?search=${member.userNo}`))
  await page.getByRole('link', { name: /Wondering Wen/ }).click()
  await button(page, 'Take').click()
  await expect(phone.getByText('An agent is helping you')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reply' }).fill('In Me, tap your picture.')
  await page.keyboard.press('Enter')
  await expect(message(phone, 'In Me, tap your picture.')).toBeVisible()
  await button(page, 'Close').click()
  await reply(page, 'Close')

  await expect(phone.getByRole('region', { name: 'How did we do?' })).toBeVisible()
  await examine(phone, errors, 'chat/rate-case')
  await phone.getByRole('button', { name: '4 of 5 stars' }).click()
  await phone.getByRole('button', { name: 'Send feedback' }).click()
  await expect(phone.getByText('Thanks for your feedback')).toBeVisible()
  await expect(phone.getByRole('region', { name: 'How did we do?' })).toBeHidden()
})

import { expect } from '@playwright/test'
import { action, message, openChat, write } from '../chat.ts'
import { test } from '../devices.ts'
import { befriend, newPerson, screenUrl } from '../platform.ts'

test('S-138: a member is to be reminded of a message, finds it in the list of another device, and takes it back', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  await write(bob, ann, 'Dinner on Friday?')
  const [phone, other] = [await deviceOf(ann), await deviceOf(ann)]
  await openChat(phone, bob)
  await action(phone, message(phone, 'Dinner on Friday?'), 'Remind me')
  await phone.getByRole('button', { name: /^Tomorrow morning/ }).click()
  await expect(phone.getByText(/^Reminder set for/)).toBeVisible()

  await other.goto(screenUrl('/pagesA/chat/reminders'))
  await other.getByRole('button', { name: /^Dinner on Friday/ }).click()
  await expect(message(other, 'Dinner on Friday?')).toBeVisible()

  await action(phone, message(phone, 'Dinner on Friday?'), 'Remind me')
  await phone.getByRole('button', { name: 'Remove reminder' }).click()
  await expect(phone.getByText('Reminder removed')).toBeVisible()
  await other.goBack()
  await expect(other.getByText('No reminders')).toBeVisible()
})

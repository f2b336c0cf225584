import { expect } from '@playwright/test'
import { message, say } from '../chat.ts'
import { test } from '../devices.ts'
import { makeGroup, newPerson, screenUrl } from '../platform.ts'

test('S-135: a link with approval: somebody opens it, asks, is let in, and writes', async ({ deviceOf }) => {
  const [ann, bob, chi, dan] = [
    await newPerson('Ann'),
    await newPerson('Bob'),
    await newPerson('Chi'),
    await newPerson('Dan'),
  ]
  const groupId = await makeGroup(ann, 'Night owls', [bob, chi])
  const [anns, dans] = [await deviceOf(ann), await deviceOf(dan)]

  await anns.goto(screenUrl(`/pagesA/chat/group_chat_manage?group_id=${groupId}`))
  await anns.getByRole('link', { name: 'Invite links' }).click()
  await anns.getByRole('button', { name: 'New link' }).click()
  await anns.getByRole('switch', { name: /^Approve new members/ }).click()
  await anns.getByRole('button', { name: 'Create link' }).click()
  const url = await anns.getByText(/\/g\/[\w-]{22}$/).textContent()
  if (url === null) throw new Error('no link is shown')

  await dans.goto(url)
  await expect(dans.getByRole('heading', { name: 'Night owls' })).toBeVisible()
  await dans.getByRole('button', { name: 'Ask to join' }).click()
  await expect(dans.getByText('Request sent')).toBeVisible()

  await anns.goto(screenUrl(`/pagesA/chat/group_msg?group_id=${groupId}`))
  await anns.getByRole('link', { name: '1 request to join' }).click()
  await anns.getByRole('article', { name: 'Dan' }).getByRole('button', { name: 'Approve' }).click()
  await expect(anns.getByText('No join requests')).toBeVisible()

  await dans.getByRole('button', { name: 'Open chat' }).click()
  await expect(dans.getByText('Dan joined with an invite link')).toBeVisible()
  await say(dans, 'Good evening')
  await anns.goto(screenUrl(`/pagesA/chat/group_msg?group_id=${groupId}`))
  await expect(message(anns, 'Good evening')).toBeVisible()
  await expect(anns.getByRole('link', { name: /to join$/ })).toHaveCount(0)
})

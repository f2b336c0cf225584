import { expect } from '@playwright/test'
import { composer, message, openGroup, say } from '../chat.ts'
import { test } from '../devices.ts'
import { makeGroup, newPerson, screenUrl } from '../platform.ts'

test('a group becomes one of announcements: members read, react and mute it (S-149)', async ({ deviceOf }) => {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  const groupId = await makeGroup(ann, 'Season news', [bob, chi])
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openGroup(bobs, groupId)
  await expect(composer(bobs)).toBeVisible()

  await anns.goto(screenUrl(`/pagesA/chat/group_chat_config?group_id=${groupId}`))
  await anns.getByRole('switch', { name: 'Announcement group' }).click()
  await expect(bobs.getByText('Only managers can post')).toBeVisible()
  await expect(composer(bobs)).toHaveCount(0)

  await openGroup(anns, groupId)
  await say(anns, 'Season two starts on Friday')
  await expect(message(bobs, 'Season two starts on Friday')).toBeVisible()
  await bobs.getByRole('contentinfo').getByRole('button', { name: 'Mute', exact: true }).click()
  await bobs.getByRole('dialog', { name: 'Mute for' }).getByRole('button', { name: '8 hours' }).click()
  await expect(bobs.getByRole('contentinfo').getByRole('button', { name: 'Unmute' })).toBeVisible()

  await bobs.goto(screenUrl(`/pagesA/chat/group_chat_details?group_id=${groupId}`))
  await expect(bobs.getByText('Announcement group', { exact: true })).toBeVisible()
  await expect(bobs.getByText('Members are hidden')).toBeVisible()
})

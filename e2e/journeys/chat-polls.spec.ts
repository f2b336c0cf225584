import { expect } from '@playwright/test'
import { action, message, openGroup } from '../chat.ts'
import { test } from '../devices.ts'
import { makeGroup, newPerson } from '../platform.ts'

test('S-125: a poll is asked in a group, voted in by two, and stopped by whoever asked it', async ({ deviceOf }) => {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  const group = await makeGroup(ann, 'Film night', [bob, chi])
  const anns = await deviceOf(ann)
  await openGroup(anns, group)
  await anns.getByRole('button', { name: 'Attach' }).click()
  await anns.getByRole('dialog', { name: 'Attach' }).getByRole('button', { name: 'Poll', exact: true }).click()
  const sheet = anns.getByRole('dialog', { name: 'New poll' })
  await sheet.getByLabel('Question', { exact: true }).fill('When shall we watch it?')
  await sheet.getByLabel('Option 1', { exact: true }).fill('Friday')
  await sheet.getByLabel('Option 2', { exact: true }).fill('Saturday')
  await sheet.getByRole('switch', { name: 'Anonymous voting' }).click()
  await sheet.getByRole('button', { name: 'Send poll' }).click()
  const annsPoll = message(anns, 'When shall we watch it?')
  await expect(annsPoll).toContainText('No votes yet')

  const bobs = await deviceOf(bob)
  await openGroup(bobs, group)
  const bobsPoll = message(bobs, 'When shall we watch it?')
  await bobsPoll.getByRole('radio', { name: 'Friday' }).click()
  await expect(bobsPoll.getByRole('radio', { name: 'Friday, 100%, 1 vote, your choice' })).toBeChecked()
  // Whoever has not voted learns how many have, not for what.
  await expect(annsPoll).toContainText('1 vote')
  await expect(annsPoll).not.toContainText('100%')
  await annsPoll.getByRole('radio', { name: 'Saturday' }).click()
  await expect(annsPoll.getByRole('radio', { name: 'Saturday, 50%, 1 vote, your choice' })).toBeChecked()
  await expect(bobsPoll.getByRole('radio', { name: 'Saturday, 50%, 1 vote' })).toBeVisible()
  await annsPoll.getByRole('button', { name: '2 votes' }).click()
  const voters = anns.getByRole('dialog', { name: 'Poll results' })
  await expect(voters.getByRole('region', { name: 'Friday' })).toContainText('Bob')
  await expect(voters.getByRole('region', { name: 'Saturday' })).toContainText('Ann')
  await anns.keyboard.press('Escape')

  await action(anns, annsPoll, 'Stop poll')
  await anns.getByRole('dialog', { name: 'Stop this poll?' }).getByRole('button', { name: 'Stop poll' }).click()
  await expect(bobsPoll).toContainText('Final results')
  await expect(bobsPoll.getByRole('radio')).toHaveCount(0)
})

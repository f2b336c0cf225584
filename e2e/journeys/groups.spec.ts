import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { expect, type Page } from '@playwright/test'
import { action, chatRow, composer, message, openChats, openGroup, say, writeToGroup } from '../chat.ts'
import { test } from '../devices.ts'
import { pictureFile } from '../files.ts'
import { befriend, callPlatform, makeGroup, newPerson, type Person, screenUrl } from '../platform.ts'

/** A group of Ann's with Bob and Chi. */
async function owls(name: string): Promise<{ ann: Person; bob: Person; chi: Person; groupId: number }> {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  return { ann, bob, chi, groupId: await makeGroup(ann, name, [bob, chi]) }
}

/** Opens a page of the group by its details, as its creator does. */
async function manage(page: Page, groupId: number, entry: string): Promise<void> {
  await page.goto(screenUrl(`/pagesA/chat/group_chat_details?group_id=${groupId}`))
  await page.getByRole('link', { name: 'Manage group' }).click()
  await page.getByRole('link', { name: entry, exact: true }).click()
}

test('a group is made with its picture, and what its members write reaches all of them (V-9)', async ({ deviceOf }) => {
  const [ann, bob, chi] = [await newPerson('Ann'), await newPerson('Bob'), await newPerson('Chi')]
  await befriend(ann, bob)
  await befriend(ann, chi)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChats(bobs)

  await openChats(anns)
  await anns.getByRole('button', { name: 'New group' }).click()
  for (const friend of [bob, chi]) await anns.getByRole('checkbox', { name: friend.nickName }).click()
  await anns.getByRole('textbox', { name: 'Group name' }).fill('Night owls')
  await anns.getByLabel('Group photo').setInputFiles(pictureFile('owl.png', [120, 80, 200]))
  await anns.getByRole('dialog', { name: 'Group photo' }).getByRole('button', { name: 'Use' }).click()
  await expect(anns.getByRole('dialog', { name: 'Group photo' })).toBeHidden()
  await anns.getByRole('button', { name: 'Create (2)' }).click()
  await expect(anns.getByRole('heading', { name: 'Night owls' })).toBeVisible()
  await say(anns, 'Welcome, all of you')

  await chatRow(bobs, /^Night owls.*Ann: Welcome, all of you/).click()
  await say(bobs, 'Glad to be here')
  await expect(message(anns, 'Glad to be here')).toBeVisible()
  const chis = await deviceOf(chi)
  await openGroup(chis, groupIdOf(anns))
  await expect(message(chis, 'Welcome, all of you')).toBeVisible()
  await expect(message(chis, 'Glad to be here')).toContainText('Bob')
})

test('a group without a picture shows its members, and the picture changes with them (A-21)', async ({ deviceOf }) => {
  const [ann, bob, chi, dan] = [
    await newPerson('Ann'),
    await newPerson('Bob'),
    await newPerson('Chi'),
    await newPerson('Dan'),
  ]
  for (const friend of [bob, chi, dan]) await befriend(ann, friend)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChats(bobs)
  await openChats(anns)
  await anns.getByRole('button', { name: 'New group' }).click()
  for (const friend of [bob, chi]) await anns.getByRole('checkbox', { name: friend.nickName }).click()
  await anns.getByRole('textbox', { name: 'Group name' }).fill('Faces')
  await anns.getByRole('button', { name: 'Create (2)' }).click()
  await expect(anns.getByRole('heading', { name: 'Faces' })).toBeVisible()
  const row = chatRow(bobs, /^Faces/)
  await expect(row.locator('img')).toHaveCount(3)

  await callPlatform(groupsCalls.inviteMembers, { group_id: groupIdOf(anns), members: [dan.userId] }, ann.token)
  await expect(row.locator('img')).toHaveCount(4)
  for (const gone of [chi, dan]) await callPlatform(groupsCalls.leaveGroup, { group_id: groupIdOf(anns) }, gone.token)
  await expect(row.locator('img')).toHaveCount(2)
})

/** Id of the group whose chat is open. */
const groupIdOf = (page: Page): number => Number(/group_id=(\d+)/.exec(page.url())?.[1])

test('a mention marks the chat and leads to the message; a pinned message stands above the chat of all', async ({
  deviceOf,
}) => {
  const { ann, bob, chi, groupId } = await owls('Cinema')
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChats(bobs)
  await openGroup(anns, groupId)
  // With a point: the time of day stands right behind a message's words.
  for (const line of Array.from({ length: 30 }, (_, index) => `idle talk ${index + 1}.`)) {
    await writeToGroup(chi, groupId, line)
  }
  await expect(message(anns, 'idle talk 30.')).toBeVisible()
  await composer(anns).pressSequentially('@Bo')
  await anns.getByRole('option', { name: 'Bob' }).click()
  await composer(anns).pressSequentially('the film is on Friday')
  await anns.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(message(anns, '@Bob')).toContainText('the film is on Friday')

  await chatRow(bobs, /^Cinema.*Mentioned you/).click()
  await expect(message(bobs, 'idle talk 1.').first()).toBeInViewport()
  await bobs.getByRole('button', { name: 'Jump to mention' }).click()
  await expect(message(bobs, 'the film is on Friday')).toBeInViewport()

  await action(anns, message(anns, 'the film is on Friday'), 'Pin message')
  const pinned = bobs.getByRole('link', { name: /^Pinned message.*the film is on Friday/ })
  await pinned.click()
  await expect(bobs.getByRole('heading', { name: 'Pinned message' })).toBeVisible()
  await bobs.getByRole('button', { name: 'Show in chat' }).click()
  await expect(message(bobs, 'the film is on Friday')).toBeInViewport()
  await action(anns, message(anns, 'the film is on Friday'), 'Unpin message')
  await expect(pinned).toHaveCount(0)
})

test('a new device names who wrote long ago, in the history and above the pinned message', async ({ deviceOf }) => {
  const { ann, bob, chi, groupId } = await owls('Archive')
  const rule = await writeToGroup(bob, groupId, 'No spoilers before midnight')
  await callPlatform(chatCalls.pinMessage, { target_id: groupId, msg_id: rule, is_top: 1 }, ann.token)
  for (const line of Array.from({ length: 25 }, (_, index) => `idle talk ${index + 1}`)) {
    await writeToGroup(ann, groupId, line)
  }
  const chis = await deviceOf(chi)
  await chis.goto(screenUrl(`/pagesA/chat/group_msg_top?group_id=${groupId}`))
  await expect(chis.getByRole('article').filter({ hasText: 'No spoilers before midnight' })).toContainText('Bob')
  await chis.goto(screenUrl(`/pagesA/chat/group_history_text?target_id=${groupId}`))
  await chis.getByRole('searchbox', { name: 'Search this chat' }).fill('spoilers')
  await expect(chis.getByRole('article')).toHaveCount(1)
  await expect(chis.getByRole('article')).toContainText('Bob')
})

test('a muted member reads why they cannot write; so does every member while the whole group is muted', async ({
  deviceOf,
}) => {
  const { ann, bob, groupId } = await owls('Quiet hours')
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openGroup(bobs, groupId)
  await expect(composer(bobs)).toBeVisible()

  await manage(anns, groupId, 'Mute members')
  await anns.getByRole('checkbox', { name: 'Bob' }).click()
  await anns.getByRole('button', { name: 'Mute (1)', exact: true }).click()
  await anns.getByRole('button', { name: '1 hour' }).click()
  await expect(bobs.getByText(/^You're muted in this group until /)).toBeVisible()
  await expect(composer(bobs)).toHaveCount(0)
  // Bob may receive the event before Ann's client receives its answer: until then, the selection stays.
  await expect(anns.getByRole('button', { name: 'Mute (0)', exact: true })).toBeVisible()
  await anns.getByRole('checkbox', { name: 'Bob' }).click()
  await anns.getByRole('button', { name: 'Unmute (1)' }).click()
  await expect(composer(bobs)).toBeVisible()

  await manage(anns, groupId, 'Group settings')
  await anns.getByRole('switch', { name: 'Mute all' }).click()
  await expect(bobs.getByText('Everyone in this group is muted')).toBeVisible()
  await expect(composer(bobs)).toHaveCount(0)
  await openGroup(anns, groupId)
  await say(anns, 'Only a word of mine')
  await expect(message(bobs, 'Only a word of mine')).toBeVisible()
})

test('with review on a message is seen by the others once it was approved', async ({ deviceOf }) => {
  const { ann, bob, chi, groupId } = await owls('Reviewed')
  const [anns, bobs, chis] = [await deviceOf(ann), await deviceOf(bob), await deviceOf(chi)]
  await openGroup(chis, groupId)
  await manage(anns, groupId, 'Group settings')
  await anns.getByRole('switch', { name: 'Review messages' }).click()
  await expect(anns.getByRole('switch', { name: 'Review messages' })).toBeChecked()

  await openGroup(bobs, groupId)
  await say(bobs, 'May I say something?')
  await expect(message(bobs, 'May I say something?')).toContainText('In review')
  await openGroup(anns, groupId)
  await anns.getByRole('link', { name: '1 message to review' }).click()
  await anns.getByRole('link', { name: /^Messages to review/ }).click()
  const waiting = anns.getByRole('article').filter({ hasText: 'May I say something?' })
  await expect(waiting).toContainText('Bob')
  await writeToGroup(ann, groupId, 'a word that needs no review')
  await expect(message(chis, 'a word that needs no review')).toBeVisible()
  await expect(message(chis, 'May I say something?')).toHaveCount(0)
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(message(chis, 'May I say something?')).toBeVisible()
  await expect(message(bobs, 'May I say something?')).not.toContainText('In review')
})

test('who is removed, leaves or loses the group to its end is back among the chats, without the group', async ({
  deviceOf,
}) => {
  const { ann, bob, chi, groupId } = await owls('Short story')
  const [anns, bobs, chis] = [await deviceOf(ann), await deviceOf(bob), await deviceOf(chi)]
  const isWithout = async (page: Page): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Chats', level: 1 })).toBeVisible()
    await expect(chatRow(page, /^Ann/).or(chatRow(page, /^Bob/)).first()).toBeVisible()
    await expect(chatRow(page, /^Short story/)).toHaveCount(0)
  }
  await writeToGroup(ann, groupId, 'It begins')
  for (const page of [bobs, chis]) {
    await openGroup(page, groupId)
    await expect(message(page, 'It begins')).toBeVisible()
  }

  await manage(anns, groupId, 'Remove members')
  await anns.getByRole('checkbox', { name: 'Bob' }).click()
  await anns.getByRole('button', { name: 'Remove (1)' }).click()
  const sheet = anns.getByRole('dialog', { name: 'Remove 1 member?' })
  await sheet.getByRole('button', { name: 'Remove from group' }).click()
  await isWithout(bobs)

  await chis.getByRole('button', { name: 'Chat details' }).click()
  await chis.getByRole('button', { name: 'Leave group' }).click()
  await chis.getByRole('dialog', { name: 'Leave Short story?' }).getByRole('button', { name: 'Leave group' }).click()
  await isWithout(chis)

  await openGroup(anns, groupId)
  await anns.getByRole('button', { name: 'Chat details' }).click()
  await anns.getByRole('button', { name: 'Delete group' }).click()
  const question = anns.getByRole('dialog', { name: 'Delete Short story?' })
  await question.getByRole('button', { name: 'Delete group' }).click()
  await isWithout(anns)
})

test('S-78: who opens a group sees at once how many of it are online, and when one of them goes', async ({
  deviceOf,
}) => {
  const { ann, bob, groupId } = await owls('Insomniacs')
  const bobs = await deviceOf(bob)
  await openChats(bobs)
  const anns = await deviceOf(ann)
  const requested: string[] = []
  anns.on('request', (request) => requested.push(request.url()))
  await openGroup(anns, groupId)
  await expect(anns.getByRole('banner').getByText('2 online')).toBeVisible()
  await bobs.close()
  await expect(anns.getByRole('banner').getByText('1 online')).toBeVisible()
  // The socket tells it: nothing is asked.
  expect(requested.filter((url) => url.includes('onlineGroupMember'))).toEqual([])
})

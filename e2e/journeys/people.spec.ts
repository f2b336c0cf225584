import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { expect, type Page } from '@playwright/test'
import { composer, message, openChat, say } from '../chat.ts'
import { test } from '../devices.ts'
import { pictureFile } from '../files.ts'
import { befriend, newPerson, type Person, screenUrl } from '../platform.ts'

/** Opens the page of a friend. */
async function openFriend(page: Page, friend: Person): Promise<void> {
  await page.goto(screenUrl(`/pagesA/addressbook/friend_details?friend_idx=${friend.userId}`))
  await expect(page.getByText(`ID ${friend.userNo}`)).toBeVisible()
}

test('a friend is asked with a message, gets a name of my own and is filed in a friend group', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await anns.goto(screenUrl(`/pagesA/addressbook/add_friend_details?user_id=${bob.userId}`))
  await anns.getByRole('textbox', { name: 'Message' }).fill('From the theatre')
  await anns.getByRole('textbox', { name: 'Nickname' }).fill('Bobby')
  await anns.getByRole('button', { name: 'Send request' }).click()
  await bobs.goto(screenUrl('/pagesA/addressbook/friend_apply'))
  await expect(bobs.getByText('From the theatre')).toBeVisible()
  await bobs.getByRole('button', { name: 'Accept' }).click()

  await anns.goto(screenUrl('/pagesA/addressbook/index'))
  await anns.getByRole('link', { name: 'Bobby' }).click()
  await anns.getByRole('link', { name: /^Nickname and list/ }).click()
  await anns.getByRole('textbox', { name: 'Nickname' }).fill('Bob of the stage')
  await anns.getByRole('button', { name: 'Save' }).click()
  await expect(anns.getByText('Name: Bob', { exact: true })).toBeVisible()
  await expect(anns.getByText('Bob of the stage')).toBeVisible()

  await anns.goto(screenUrl('/pagesA/addressbook/friend_group_manage'))
  await anns.getByRole('main').getByRole('button', { name: 'New list' }).click()
  const naming = anns.getByRole('dialog', { name: 'New list' })
  await naming.getByRole('textbox', { name: 'List name' }).fill('Stage')
  await naming.getByRole('button', { name: 'Save' }).click()
  await anns.getByRole('link', { name: /^Stage/ }).click()
  await anns.getByRole('button', { name: 'Add friends' }).click()
  await anns.getByRole('checkbox', { name: 'Bob of the stage' }).click()
  await anns.getByRole('button', { name: 'Add (1)' }).click()
  await expect(anns.getByRole('checkbox', { name: 'Bob of the stage' })).toBeVisible()
  await anns.goto(screenUrl('/pagesA/addressbook/index?view=folders'))
  await anns.getByRole('button', { name: /^Stage.*\/1 online/ }).click()
  await expect(anns.getByRole('link', { name: 'Bob of the stage' })).toBeVisible()
})

test('a blocked member reads that their messages are refused, and can write again once unblocked (R-9)', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChat(bobs, ann)
  await openFriend(anns, bob)
  // The switch answers before the server does.
  const blocked = anns.waitForResponse((response) => response.url().endsWith(blacklistCalls.addToBlacklist.path))
  await anns.getByRole('switch', { name: 'Block' }).click()
  await expect(anns.getByRole('switch', { name: 'Block' })).toBeChecked()
  await blocked
  await anns.goto(screenUrl(`/pagesA/chat/msg?friend_idx=${bob.userId}`))
  await expect(anns.getByText('You blocked this person')).toBeVisible()

  await say(bobs, 'Why so silent?')
  await expect(bobs.getByText("You can't message this person")).toBeVisible()
  await anns.getByRole('button', { name: 'Unblock' }).click()
  await expect(composer(anns)).toBeVisible()
  await bobs.getByRole('button', { name: 'Not sent: Resend' }).click()
  await expect(message(anns, 'Why so silent?')).toHaveCount(1)
  await expect(composer(bobs)).toBeVisible()
})

test('the chat with a former friend is closed, and leads to asking again', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChat(bobs, ann)
  await openFriend(anns, bob)
  await anns.getByRole('button', { name: 'Remove friend' }).click()
  await anns.getByRole('dialog', { name: 'Remove Bob?' }).getByRole('button', { name: 'Remove friend' }).click()
  await expect(anns.getByRole('heading', { name: 'Contacts' })).toBeVisible()
  await expect(anns.getByRole('link', { name: 'Bob' })).toHaveCount(0)
  await expect(bobs.getByText('Add each other as friends to chat')).toBeVisible()
  await expect(composer(bobs)).toHaveCount(0)
  await bobs.getByRole('link', { name: 'Add friend' }).click()
  await expect(bobs.getByRole('button', { name: 'Send request' })).toBeVisible()
})

test('a member is reported with a picture that proves it; what may disturb me and who finds me stays as I set it', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  const anns = await deviceOf(ann)
  await openFriend(anns, bob)
  await anns.getByRole('link', { name: 'Report' }).click()
  await anns.getByRole('button', { name: 'Spam' }).click()
  await anns.getByRole('textbox', { name: 'What happened' }).fill('The same link over and over')
  await anns.getByRole('button', { name: 'Send report' }).click()
  await expect(anns.getByText('Add a photo')).toBeVisible()
  await anns.getByLabel('Add photos').setInputFiles(pictureFile('proof.png', [200, 60, 60]))
  const proof = anns.getByRole('listitem').filter({ has: anns.getByRole('img', { name: 'Photo 1' }) })
  await expect(proof).toBeVisible()
  await expect(proof.getByRole('progressbar')).toHaveCount(0)
  await anns.getByRole('button', { name: 'Send report' }).click()
  await expect(anns.getByText("Thanks! We'll look into it.")).toBeVisible()

  for (const { screen, name } of [
    { screen: '/pagesB/my_file/setting/notification', name: /^Sound/ },
    { screen: '/pagesB/my_file/privacySecurity', name: /^Allow friend requests/ },
  ]) {
    await anns.goto(screenUrl(screen))
    const setting = anns.getByRole('switch', { name })
    await expect(setting).toBeChecked()
    const stored = anns.waitForResponse((response) => response.url().endsWith(accountCalls.editOtherInfo.path))
    await setting.click()
    await stored
    await anns.reload()
    await expect(anns.getByRole('switch', { name })).not.toBeChecked()
  }
})

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { noticeWritingCalls } from '@cliffhanger/contract/operators/notice-calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { messageWith, openChat, say, write, writeToGroup } from '../chat.ts'
import { consoleUrl, signInToConsole } from '../console.ts'
import { fillConsole } from '../console-rows.ts'
import { listedDrama } from '../drama.ts'
import { examine, expectSound, goTo, listenForFaults, openAnew } from '../examine.ts'
import { choose, pictureFile } from '../files.ts'
import { signIn } from '../member.ts'
import { newOperator, operatorToken } from '../operator.ts'
import { callPlatform, makeGroup, newPerson, type Person, screenUrl } from '../platform.ts'

const printRoutes = fileURLToPath(new URL('../../apps/web/src/app/print-routes.ts', import.meta.url))

/** Every address of the client that opens a screen. */
const routes = (): readonly string[] => JSON.parse(execFileSync(process.execPath, [printRoutes], { encoding: 'utf8' }))

const isStart = (path: string): boolean => path === '/' || path === '/pages/start/index'

/** What a guest sees: a signed-in member is led elsewhere, or would be signed out. */
const isForGuests = (path: string): boolean =>
  isStart(path) ||
  path === '/pages/open' ||
  path === '/pages/app-update' ||
  (path.startsWith('/pages/login/') && path !== '/pages/login/information')

const languages = [
  { language: 'en', name: 'English' },
  { language: 'vi', name: 'Tiếng Việt' },
  { language: 'zh-CN', name: '简体中文' },
] as const

const newerVersion = {
  version: '99.0.0',
  version_code: 990000,
  title: '99.0.0',
  content: '1. More dramas',
  url: '/',
  package_type: 'h5',
  is_silent: 0,
  is_force: 0,
  size: 0,
  create_time: 1_800_000_000,
}

/** Looks at a screen. In English it is loaded by its address and held against what everybody needs to use it, neither of which is a matter of
 *  language; in the others it is opened inside the app. In each it comes without a fault and is no wider than the window. */
async function lookAt(page: Page, faults: string[], screen: { address: string; name: string }, language: string) {
  const name = `${language}/${screen.name}`
  await test.step(screen.address, async () => {
    if (language === 'en') {
      await openAnew(page, screen.address)
      await examine(page, faults, name)
    } else {
      await goTo(page, screen.address)
      await expectSound(page, faults, name)
    }
  })
}

for (const { language, name } of languages) {
  test(`every screen of a guest is in order in ${language}`, async ({ page }) => {
    test.setTimeout(420_000)
    const faults = listenForFaults(page)
    const queries: Readonly<Record<string, string>> = {
      '/pages/app-update': `?updata_info=${encodeURIComponent(JSON.stringify(newerVersion))}`,
      '/pages/login/agreement': '?type=0',
    }
    await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
    await page.getByRole('button', { name }).click()
    // The start page signs him in, so it comes last.
    const paths = routes()
      .filter(isForGuests)
      .toSorted((one, other) => Number(isStart(one)) - Number(isStart(other)))
    for (const path of paths) {
      const address = screenUrl(path + (queries[path] ?? ''))
      await lookAt(page, faults, { address, name: `guest/${nameOf(path)}` }, language)
    }
  })

  test(`every screen of a member is in order in ${language}`, async ({ page }) => {
    test.setTimeout(600_000)
    const faults = listenForFaults(page)
    const [member, friend, stranger] = [await newPerson('Mai Anh'), await newPerson('Li Wei'), await newPerson('João')]
    const colleague = await newPerson('Phạm Thị Hồng Nhung')
    const groupId = await makeGroup(member, 'Phim ngắn mỗi tối', [friend, colleague])
    await fillGroup(groupId, member, friend)
    const drama = await listedDrama(member)
    await signIn(page, member)
    await openChat(page, friend)
    await say(page, 'Shall we watch the next one together?')
    await page.getByRole('button', { name: 'Attach' }).click()
    const album = page.getByRole('dialog', { name: 'Attach' }).getByRole('button', { name: 'Photos and videos' })
    await choose(page, album, pictureFile('poster.png', [160, 60, 120]))
    await expect(messageWith(page, page.getByRole('button', { name: 'Photo' })).getByLabel('Sent')).toBeVisible()
    const ofPrivate = `?target_id=${friend.userId}`
    const ofGroup = `?target_id=${groupId}`
    const inGroup = `?group_id=${groupId}`
    const queries: Readonly<Record<string, string>> = {
      '/pages/videoPlay/videoPlay': `?id=${drama.id}`,
      '/pages/playlet/videoPlay': `?id=${drama.id}&number=2`,
      '/pages/playlet/videoDetail': `?id=${drama.id}`,
      '/pages/playlet/shareVideo': `?id=${drama.id}`,
      '/pages/message/messageDetail': `?id=${await tell(member)}`,
      '/pagesA/chat/msg': `?friend_idx=${friend.userId}`,
      '/pagesA/addressbook/add_friend': `?find=${stranger.userNo}`,
      '/pagesA/addressbook/add_friend_details': `?user_id=${stranger.userId}`,
      '/pagesA/addressbook/friend_details': `?friend_idx=${friend.userId}`,
      '/pagesA/addressbook/friend_edit_details': `?friend_idx=${friend.userId}`,
      '/pagesA/chat/friend_chat_details': `?friend_idx=${friend.userId}`,
      '/pagesA/chat/private_history_text': ofPrivate,
      '/pagesA/chat/private_history_mp': ofPrivate,
      '/pagesA/chat/private_history_audio': ofPrivate,
      '/pagesA/chat/private_history_mixed': ofPrivate,
      '/pagesA/chat/business_share': `${ofPrivate}&chat_type=private`,
      '/pagesA/chat/forward': `?payload=card:${friend.userId}`,
      '/pagesA/chat/report': `?type=user&target_id=${friend.userId}`,
      '/pagesA/chat/group_msg': inGroup,
      '/pagesA/chat/group_msg_top': inGroup,
      '/pagesA/chat/group_history_text': ofGroup,
      '/pagesA/chat/group_history_mp': ofGroup,
      '/pagesA/chat/group_history_audio': ofGroup,
      '/pagesA/chat/group_history_mixed': ofGroup,
      '/pagesA/chat/group_chat_details': inGroup,
      '/pagesA/chat/group_chat_config': inGroup,
      '/pagesA/chat/group_chat_manage': inGroup,
      '/pagesA/chat/group_info_edit': inGroup,
      '/pagesA/group/invite_group': inGroup,
      '/pagesA/group/group_members': `${inGroup}&mode=mute`,
      '/pagesA/group/members_list': inGroup,
      '/pagesA/group/add_member_details': `${inGroup}&user_id=${colleague.userId}`,
      '/pagesA/group/group_set_manage': inGroup,
      '/open-location': '?latitude=10.7769&longitude=106.7009&name=Bến Thành',
    }
    await page.goto(screenUrl('/pagesB/my_file/setting/locale'))
    await page.getByRole('button', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const furtherViews: Readonly<Record<string, string>> = {
      'friends-by-group': '/pagesA/addressbook/index?view=folders',
      'my-groups': '/pagesA/addressbook/index?view=groups',
      'friend-group': '/pagesA/addressbook/friend_group_manage?group_id=0',
      'muted-members': `/pagesA/chat/group_chat_manage${inGroup}&view=muted`,
      'review-queue': `/pagesA/chat/group_chat_manage${inGroup}&view=review`,
    }
    const screens = routes()
      .filter((path) => !isForGuests(path))
      .map((path) => [nameOf(path), path + (queries[path] ?? '')] as const)
    for (const [view, address] of [...screens, ...Object.entries(furtherViews)])
      await lookAt(page, faults, { address: screenUrl(address), name: view }, language)
  })
}

/** Writes a notice to a member alone, and answers its id. */
async function tell({ userNo }: Person): Promise<number> {
  const texts = { en: { title: 'Your prize is here', summary: 'Fetch it', content: '<p>Fetch it by Sunday</p>' } }
  const whenever = { image_key: '', link: '', start_time: 0, end_time: 0 }
  const notice = { user_no: userNo, type: 'system', position: '', texts, ...whenever } as const
  return (await callPlatform(noticeWritingCalls.writeNotice, notice, operatorToken())).notice.id
}

/** Gives a group what its screens show: a pinned message, one that waits for review, a muted member; and a favorite beside it. */
async function fillGroup(groupId: number, creator: Person, member: Person): Promise<void> {
  const target = { group_id: groupId }
  await callPlatform(groupsCalls.editGroupBase, { ...target, notice: 'Every evening at nine' }, creator.token)
  const pinned = await writeToGroup(creator, groupId, 'We begin with the first season on Monday')
  await callPlatform(chatCalls.pinMessage, { target_id: groupId, msg_id: pinned, is_top: 1 }, creator.token)
  await callPlatform(groupsCalls.editGroupSettings, { ...target, is_review: 1 }, creator.token)
  await writeToGroup(member, groupId, 'May I bring somebody?')
  await callPlatform(groupsCalls.muteMembers, { ...target, members: [member.userId], is_muted: 1 }, creator.token)
  const kept = await write(member, creator, 'The password of the cinema is popcorn')
  await callPlatform(chatCalls.addFavorite, { msg_id: kept, chat_type: 'private', msg_type: 'text' }, creator.token)
}

for (const { language, name } of languages.filter((each) => each.language !== 'vi')) {
  test(`every page of the console is in order in ${language}`, async ({ page, browser }) => {
    test.setTimeout(600_000)
    const phone = await browser.newContext()
    await fillConsole(await phone.newPage())
    await phone.close()
    await page.setViewportSize({ width: 1280, height: 800 })
    const faults = listenForFaults(page)
    await signInToConsole(page, await newOperator())
    if (language !== 'en') {
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const entries = await page
      .getByRole('menu')
      .getByRole('menuitem')
      .evaluateAll((items) => items.flatMap((item) => item.getAttribute('href') ?? []))
    expect(entries.length).toBeGreaterThan(8)
    const paths = [...entries.map((href) => href.replace(/^.*#/, '')), '/dramas/create', '/dramas/1', '/my-account']
    for (const path of paths)
      await lookAt(page, faults, { address: consoleUrl(path), name: `console/${nameOf(path)}` }, language)
  })
}

/** A file name for a path. */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'index'

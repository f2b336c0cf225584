import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { paths, type ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { type ClientTextKey, loadClientTexts } from '@cliffhanger/i18n/client-texts.ts'
import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { fill } from '@cliffhanger/i18n/translate.ts'
import { expect, type Page, test } from '@playwright/test'
import { listedDrama, openEpisode, sellDrama, watchFrames } from '../drama.ts'
import { settleInPage, sidewaysInPage } from '../engines/sideways.ts'
import { savePicture } from '../examine.ts'
import { signIn } from '../member.ts'
import { addBankCard, giveGold } from '../payments.ts'
import { callPlatform, newPerson, type Person, platformUrl, screenUrl } from '../platform.ts'
import { fullMember } from '../screens.ts'
import { overlapsInPage, textErrorsInPage } from '../text-fit.ts'
import { give } from '../wallet.ts'

/** The narrowest phone, and the usual one of somebody who needs letters twice as large. */
const views = [
  { width: 320, height: 640, textPercent: 100 },
  { width: 390, height: 844, textPercent: 200 },
] as const

/** How a text of the client reads in a language. */
type Words = (key: ClientTextKey, values?: Readonly<Record<string, string | number>>) => string

async function wordsOf(language: ClientLanguage): Promise<Words> {
  const texts = await loadClientTexts(language, ['first', 'more'])
  return (key, values) => fill(texts.get(key) ?? key, language, values)
}

/** A screen and its address. */
interface Look {
  readonly name: string
  readonly address: string
}

/** The screens that members see most. */
const memberScreens = [
  'home',
  'dramaDetail',
  'search',
  'rank',
  'binge',
  'history',
  'wallet',
  'recharge',
  'withdrawal',
  'bills',
  'convert',
  'transfer',
  'treasure',
  'vip',
  'coupons',
  'bonus',
  'events',
  'tasks',
  'turntable',
  'spins',
  'rewards',
  'orders',
  'mall',
  'goods',
  'mallConfirm',
  'mallOrders',
  'mallOrder',
  'inviteFriends',
  'promotion',
  'teamRules',
  'starTeam',
  'teamMembers',
  'earning',
  'starIncome',
  'starPackages',
  'starOrders',
  'stars',
  'star',
  'crowdList',
  'crowdProject',
  'crowdContract',
  'crowdPay',
  'myCrowd',
  'crowdProof',
  'addresses',
  'editAddress',
  'chats',
  'chat',
  'groupChat',
  'groupDetails',
  'groupSettings',
  'manageGroup',
  'addressBook',
  'friend',
  'addFriend',
  'me',
  'settings',
  'privacy',
  'profile',
  'notifications',
] as const satisfies readonly ScreenName[]

let member: Person
let foreignWords: readonly string[]
let looks: readonly Look[]
let drama: VideoCard
let putBack: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(420_000)
  const full = await fullMember()
  member = full.member
  drama = await listedDrama(member)
  putBack = await sellDrama(drama, { free_number: 1, coin_price: 60, whole_price: 150 })
  await give(member, '1230.60')
  await giveGold(member, '12')
  await addBankCard(member)
  const addressOf = (name: string): string => full.screens.find(([each]) => each === name)?.[1] ?? ''
  const at = (path: ScreenName): string => addressOf(paths[path].slice(1).replaceAll('/', '-')) || paths[path]
  looks = memberScreens.map((name) => ({ name, address: at(name) }))
  // What members and operators wrote is as long as it is, and is cut where it has to be.
  const written = await Promise.all(
    clientLanguages.map((language) => callPlatform(dramaCalls.getVideo, { id: drama.id }, member.token, language)),
  )
  const notices = await Promise.all(
    clientLanguages.map(async (language) => (await wordsOf(language))('chat.friendsNotice')),
  )
  foreignWords = [
    ...written.flatMap(({ video: { intro, tags, title } }) => [intro.slice(0, 20), title, ...tags]),
    ...notices,
    ...['Mai Anh', 'Li Wei', 'João', 'Phạm Thị Hồng Nhung', 'Phim ngắn mỗi tối', 'Cliffhanger', 'Bank of China'],
    // A link is as long as the name of its host.
    `${platformUrl()}/u/`,
    ...[
      'We begin with the first season',
      'May I bring somebody?',
      'Every evening at nine',
      'popcorn',
      'Popcorn bowl',
      'Hana',
      'Behind the scenes',
      'We filmed at night.',
      'Midnight on the Night Train',
      'Drama rights',
      'Harbour Films',
    ],
  ]
})
test.afterAll(() => putBack())

/** Runs in the page: sets the size of its letters, and waits until lists have measured their rows anew. */
const resizeTextInPage = async (percent: number): Promise<void> => {
  document.documentElement.style.fontSize = `${percent}%`
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Measures what is shown in each view. */
async function measure(page: Page, name: string, others: readonly string[] = []): Promise<void> {
  for (const { width, height, textPercent } of views) {
    await page.setViewportSize({ width, height })
    await page.evaluate(resizeTextInPage, textPercent)
    const view = `${name} at ${width} px, text at ${textPercent} %`
    await savePicture(page, `fit/${name}-${width}`)
    expect.soft(await page.evaluate(textErrorsInPage, { foreignWords: [...foreignWords, ...others] }), view).toEqual([])
    expect.soft(await page.evaluate(overlapsInPage), view).toEqual([])
    expect.soft(await page.evaluate(sidewaysInPage), view).toEqual([])
  }
}

/** Has the app that is open speak a language from now on. */
async function speak(page: Page, language: ClientLanguage): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('cliffhanger.language', chosen), language)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Titles of all dramas, and what is searched for: other journeys of the same platform have some of their own. */
async function writtenElsewhere(language: ClientLanguage): Promise<readonly string[]> {
  const { list } = await callPlatform(dramaCalls.listTheater, { limit: 100 }, member.token, language)
  const home = await callPlatform(dramaCalls.getHomeConfig, {}, member.token, language)
  return [...list.map(({ title }) => title), ...home.hot_search, home.search_placeholder]
}

/** Opens screens inside the app, and measures each. */
async function measureAll(page: Page, language: ClientLanguage, screens: readonly Look[]): Promise<void> {
  for (const { name, address } of screens) {
    await page.goto(screenUrl(address))
    await page.evaluate(settleInPage)
    // Asked for after the screen: it shows nothing that was written later.
    await measure(page, `${language}/${name}`, await writtenElsewhere(language))
  }
}

test('what has no place is found, what members wrote may be cut', async ({ page }) => {
  const narrow = 'width: 80px; font: 16px sans-serif'
  await page.setContent(`
    <p style="${narrow}; overflow: hidden; white-space: nowrap">Top up your wallet now</p>
    <p style="${narrow}; overflow: hidden; white-space: nowrap">Mai Anh wrote all of this</p>
    <p style="${narrow}; overflow-wrap: anywhere">Withdrawals everywhere</p>
    <button class="_button_1" style="${narrow}">Unlock all that remains of it</button>
    <button style="${narrow}; white-space: nowrap">Subscribe to membership</button>
    <div style="position: relative"><b>Balance after</b><i style="position: absolute; left: 0">Balance before</i></div>`)
  const found = await page.evaluate(textErrorsInPage, { foreignWords: ['Mai Anh'] })
  expect(found.map((error) => error.replace(/: \w+\.\S* “.*/, ''))).toEqual([
    'cut off',
    'broken inside “Withdrawals”',
    'more than two lines',
    'wider than its button',
  ])
  expect(await page.evaluate(overlapsInPage)).toEqual(['upon each other: “Balance after” and “Balance before”'])
})

for (const language of clientLanguages) {
  test(`texts have their place on a member’s screens in ${language}`, async ({ page }) => {
    await callPlatform(accountCalls.setLanguage, { language: 'en' }, member.token)
    await signIn(page, member)
    await speak(page, language)
    await measureAll(page, language, looks)
  })

  test(`texts have their place in the player and on its sheets in ${language}`, async ({ page }) => {
    const words = await wordsOf(language)
    await signIn(page, await newPerson('Viewer'))
    await speak(page, language)
    await page.goto(screenUrl(`${paths.player}?id=${drama.id}&number=1`))
    await page.evaluate(settleInPage)
    await measure(page, `${language}/player`)
    // A film that goes on hides its controls, and leads to the next episode.
    await watchFrames(page, 2)
    await page.keyboard.press('k')
    for (const key of ['drama.chooseEpisode', 'drama.settings'] as const) {
      await page
        .getByRole('button', { name: words(key) })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.evaluate(settleInPage)
      await measure(page, `${language}/${key}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await openEpisode(page, drama, 2)
    await expect(page.getByRole('dialog', { name: words('unlock.title', { number: 2 }) })).toBeVisible()
    await page.evaluate(settleInPage)
    await measure(page, `${language}/unlock`)
  })

  test(`texts have their place on a guest’s screens in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('cliffhanger.language', chosen), language)
    await page.goto(platformUrl())
    const names = ['login', 'loginEmail', 'register', 'forgotPassword'] as const
    await measureAll(
      page,
      language,
      names.map((name) => ({ name, address: paths[name] })),
    )
  })
}

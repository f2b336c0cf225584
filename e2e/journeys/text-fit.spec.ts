import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { paths, type ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { expect, type Page, test } from '@playwright/test'
import { listedDrama } from '../drama.ts'
import { signIn } from '../member.ts'
import { addBankCard, giveGold } from '../payments.ts'
import { callPlatform, type Person } from '../platform.ts'
import { fullMember, nameOf } from '../screens/full-member.ts'
import { overlapsInPage, textErrorsInPage } from '../screens/text-fit.ts'
import { type Look, measureAll, speak, writtenByOthers, writtenElsewhere } from '../screens/text-fit-screens.ts'
import { give } from '../wallet.ts'

/** The language with the longest words sees every screen, the others those that hold most. */
const longest: ClientLanguage = 'pt'
const dense = [
  'dramaDetail',
  'wallet',
  'bills',
  'vip',
  'bonus',
  'mall',
  'crowdProject',
  'groupSettings',
  'me',
  'settings',
] as const satisfies readonly ScreenName[]

/** Measured with all that opens over them in text-fit-player.spec.ts; the log of requests is for developers. */
const elsewhere: readonly string[] = [paths.player, paths.playlet, '/pages/videoPlay/videoPlay', paths.debugger].map(
  nameOf,
)

let member: Person
let foreignWords: readonly string[]
let screens: readonly Look[]

test.beforeAll(async () => {
  test.setTimeout(420_000)
  const full = await fullMember()
  member = full.member
  await give(member, '1230.60')
  await giveGold(member, '12')
  await addBankCard(member)
  screens = full.screens.filter(([name]) => !elsewhere.includes(name))
  foreignWords = [...(await writtenByOthers(member, await listedDrama(member))), member.loginName]
})

async function measureAsMember(page: Page, language: ClientLanguage, looks: readonly Look[]): Promise<void> {
  await callPlatform(accountCalls.setLanguage, { language: 'en' }, member.token)
  await signIn(page, member)
  await speak(page, language)
  await measureAll(page, language, looks, async () => [...foreignWords, ...(await writtenElsewhere(member, language))])
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

test(`texts have their place on every screen of a member in ${longest}`, async ({ page }) => {
  test.setTimeout(900_000)
  expect(screens.length).toBeGreaterThan(100)
  await measureAsMember(page, longest, screens)
})

for (const language of clientLanguages.filter((each) => each !== longest)) {
  test(`texts have their place on the screens that hold most in ${language}`, async ({ page }) => {
    const names = dense.map((name) => nameOf(paths[name]))
    const looks = screens.filter(([name]) => names.includes(name))
    expect(looks).toHaveLength(dense.length)
    await measureAsMember(page, language, looks)
  })
}

import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { type ClientTextKey, loadClientTexts } from '@cliffhanger/i18n/client-texts.ts'
import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { fill } from '@cliffhanger/i18n/translate.ts'
import { expect, type Page } from '@playwright/test'
import { settleInPage, sidewaysInPage } from '../engines/sideways.ts'
import { callPlatform, type Person, platformUrl, screenUrl } from '../platform.ts'
import { savePicture } from './examine.ts'
import { overlapsInPage, textErrorsInPage } from './text-fit.ts'

/** The narrowest phone, and the usual one of somebody who needs letters twice as large. */
const views = [
  { width: 320, height: 640, textPercent: 100 },
  { width: 390, height: 844, textPercent: 200 },
] as const

/** A screen and its address. */
export type Look = readonly [name: string, address: string]

/** How a text of the client reads in a language. */
export type Words = (key: ClientTextKey, values?: Readonly<Record<string, string | number>>) => string

export async function wordsOf(language: ClientLanguage): Promise<Words> {
  const texts = await loadClientTexts(language, ['first', 'more'])
  return (key, values) => fill(texts.get(key) ?? key, language, values)
}

/** Runs in the page: sets the size of its letters, and waits until lists have measured their rows anew. */
const resizeTextInPage = async (percent: number): Promise<void> => {
  document.documentElement.style.fontSize = `${percent}%`
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Measures what is shown in each view. */
export async function measure(page: Page, name: string, foreignWords: readonly string[]): Promise<void> {
  for (const { width, height, textPercent } of views) {
    await page.setViewportSize({ width, height })
    await page.evaluate(resizeTextInPage, textPercent)
    const view = `${name} at ${width} px, text at ${textPercent} %`
    await savePicture(page, `fit/${name}-${width}`)
    expect.soft(await page.evaluate(textErrorsInPage, { foreignWords }), view).toEqual([])
    expect.soft(await page.evaluate(overlapsInPage), view).toEqual([])
    expect.soft(await page.evaluate(sidewaysInPage), view).toEqual([])
  }
}

/** Has the app that is open speak a language from now on. */
export async function speak(page: Page, language: ClientLanguage): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('cliffhanger.language', chosen), language)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Opens screens inside the app, and measures each. */
export async function measureAll(
  page: Page,
  language: ClientLanguage,
  screens: readonly Look[],
  foreignWords: () => Promise<readonly string[]>,
): Promise<void> {
  for (const [name, address] of screens) {
    await page.goto(screenUrl(address))
    await page.evaluate(settleInPage)
    // Asked for after the screen: it shows nothing that was written later.
    await measure(page, `${language}/${name}`, await foreignWords())
  }
}

/** Titles of all dramas, and what is searched for: other journeys of the same platform have some of their own. */
export async function writtenElsewhere(member: Person, language: ClientLanguage): Promise<readonly string[]> {
  const { list } = await callPlatform(dramaCalls.listTheater, { limit: 100 }, member.token, language)
  const home = await callPlatform(dramaCalls.getHomeConfig, {}, member.token, language)
  return [...list.map(({ title }) => title), ...home.hot_search, home.search_placeholder]
}

/** What members and operators wrote is as long as it is, and is cut where it has to be. */
export async function writtenByOthers(member: Person, drama: VideoCard): Promise<readonly string[]> {
  const written = await Promise.all(
    clientLanguages.map((language) => callPlatform(dramaCalls.getVideo, { id: drama.id }, member.token, language)),
  )
  const episodes = await Promise.all(
    clientLanguages.map((language) =>
      callPlatform(dramaCalls.getEpisodes, { video_id: drama.id }, member.token, language),
    ),
  )
  const notices = await Promise.all(
    clientLanguages.map(async (language) => (await wordsOf(language))('chat.friendsNotice')),
  )
  return [
    ...written.flatMap(({ video: { intro, tags, title } }) => [
      intro.slice(0, 20),
      // Its page begins with the first sentence, and goes on with the rest further down.
      intro.slice(-10),
      title,
      ...tags,
    ]),
    ...episodes.flatMap(({ list = [] }) => list.map(({ title }) => title)).filter((title) => title !== ''),
    ...notices,
    ...['Mai Anh', 'Li Wei', 'João', 'Phạm Thị Hồng Nhung', 'Phim ngắn mỗi tối', 'Cliffhanger', 'Bank of China'],
    // A link is as long as the name of its host.
    `${platformUrl()}/`,
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
      'Eighty minutes on the last train',
    ],
  ]
}

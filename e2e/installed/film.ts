import { join } from 'node:path'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { expect, type Page } from '@playwright/test'
import { button, consoleUrl, reply } from '../console.ts'
import { openEpisode, sellDrama, watchFrames } from '../drama.ts'
import { makeFilm } from '../files.ts'
import { operatorToken, reason } from '../operator.ts'
import { makeCodes } from '../payments.ts'
import { callPlatform, type Person, platformUrl } from '../platform.ts'

const transcodingMs = 240_000
const price = 10

/** An operator makes a category and a drama, uploads two episodes by the browser, and publishes them. */
export async function publishDrama(page: Page, title: string, folder: string): Promise<void> {
  await page.goto(consoleUrl('/drama-types'))
  await button(page, 'New category').click()
  await reply(page, 'Save', { English: 'City' })
  await page.goto(consoleUrl('/dramas/create'))
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'City' }).click()
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  const films = ['E01.mp4', 'E02.mp4'].map((name) => join(folder, name))
  films.forEach(makeFilm)
  await page.getByLabel('Drop videos here').setInputFiles(films)
  const episodes = page.getByRole('table', { name: 'Episodes' })
  await expect(episodes.getByText(/^Ready/)).toHaveCount(2, { timeout: transcodingMs })
  await button(page, 'Publish').click()
  await expect(page.getByText('Listed', { exact: true })).toBeVisible()
}

/** The only drama, as members find it. */
async function onlyDrama({ token }: Person): Promise<VideoCard> {
  const { list } = await callPlatform(dramaCalls.listTheater, { limit: 10 }, token)
  const [drama] = list
  if (!drama || list.length > 1) throw new Error(`There are ${list.length} dramas`)
  return drama
}

/** A member finds the drama on the home page and plays it. Answers from where its segments came. */
export async function watchFromHome(page: Page, title: string): Promise<ReadonlySet<string>> {
  const origins = noteOrigins(page)
  await page.goto('about:blank')
  await page.goto(platformUrl())
  const card = page.getByRole('main').getByRole('link', { name: title }).first()
  await card.click()
  await watchFrames(page, 10)
  return origins
}

/** Gathers the origins that segments of films come from. */
function noteOrigins(page: Page): ReadonlySet<string> {
  const origins = new Set<string>()
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (/\.(m4s|mp4)$/.test(pathname) && [200, 206].includes(response.status())) origins.add(origin)
  })
  return origins
}

/** The second episode begins to cost gold, and the member unlocks it with gold from a code. Takes one operator for what else takes two. */
export async function buySecondEpisode(person: Person): Promise<void> {
  const drama = await onlyDrama(person)
  await sellDrama(drama, { free_number: 1, coin_price: price, whole_price: price })
  const funds = { pool: 'promo', coin_code: 'gold', amount: String(price), reason } as const
  const { request } = await callPlatform(ledgerOperatorCalls.requestFunding, funds, operatorToken())
  await callPlatform(
    ledgerOperatorCalls.decideLedgerRequest,
    { id: request.id, decision: 'agree', reason },
    operatorToken(),
  )
  const [code = ''] = await makeCodes(String(price), 1, operatorToken())
  await callPlatform(couponCalls.redeemCode, { code }, person.token)
  await unlock(drama, person)
}

async function unlock({ id }: VideoCard, { token }: Person): Promise<void> {
  const unlockBody = { video_id: id, number: 2, expect_cost: String(price) }
  const { items } = await callPlatform(unlockCalls.buyEpisodes, unlockBody, token)
  expect(items).toEqual([2])
}

/** A member plays the episode they paid for. Answers from where its segments came. */
export async function watchPaidEpisode(page: Page, person: Person): Promise<ReadonlySet<string>> {
  const origins = noteOrigins(page)
  await openEpisode(page, await onlyDrama(person), 2)
  await watchFrames(page, 10)
  return origins
}

import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { captionsFile, captionsFileName } from '@cliffhanger/contract/media/captions.ts'
import { expect, type Page, test } from '@playwright/test'
import { button, consoleUrl, menuLink, signInToConsole } from '../console.ts'
import { openEpisode, sellDrama, watchFrames } from '../drama.ts'
import { signIn } from '../member.ts'
import { newOperator, operatorToken, reason } from '../operator.ts'
import { giveGold } from '../payments.ts'
import { callPlatform, newPerson } from '../platform.ts'

const transcodingMs = 300_000
const srt = '1\n00:00:00,500 --> 00:00:03,000\n<i>Who are you?</i>\n'

/** A drama of two episodes whose files bear their numbers, uploaded in the console. */
async function uploadedDrama(page: Page, folder: (name: string) => string): Promise<number> {
  const { list } = await callPlatform(dramaOperatorCalls.listDramaTypes, {}, operatorToken())
  const form = {
    language: 'en',
    cover_key: '',
    wide_cover_key: '',
    area: '',
    year: 2026,
    total_number: 2,
    is_end: 1,
  } as const
  const texts = { en: { title: `Sealed ${randomUUID().slice(0, 6)}`, intro: '', tags: [] } }
  const made = await callPlatform(
    dramaOperatorCalls.createDrama,
    { ...form, texts, type_id: list[0]?.id ?? 0 },
    operatorToken(),
  )
  await page.goto(consoleUrl(`/dramas/${made.drama.id}`))
  const films = ['E02.mp4', 'E01.mp4'].map(folder)
  films.forEach(makeFilm)
  await page.getByLabel('Drop videos here').setInputFiles(films)
  const episodes = page.getByRole('table', { name: 'Episodes' })
  await expect(episodes.getByText(/^Ready/)).toHaveCount(2, { timeout: transcodingMs })
  return made.drama.id
}

test('what somebody pays for is encrypted and plays in the browser of who unlocked it, with its captions, and of nobody else', async ({
  browser,
  page,
}, testInfo) => {
  test.setTimeout(700_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
  const id = await uploadedDrama(page, (name) => testInfo.outputPath(name))

  // The same folder once more: nothing is uploaded twice.
  await page.getByLabel('Drop videos here').setInputFiles(testInfo.outputPath('E01.mp4'))
  await expect(page.getByText('Skipped 1 files')).toBeVisible()

  await button(page.getByRole('row', { name: /Episode 2/ }), 'Captions').click()
  const captions = page.getByRole('dialog', { name: 'Captions of episode 2' })
  await expect(captions.getByText('No captions yet.')).toBeVisible()
  const words = testInfo.outputPath('en.srt')
  writeFileSync(words, srt)
  await captions.getByLabel('Choose captions file').setInputFiles(words)
  await expect(captions.getByRole('listitem').filter({ hasText: 'English' })).toBeVisible()
  await button(captions, 'Close').click()

  await sellDrama({ id }, { free_number: 1, coin_price: 60, whole_price: 0 })
  await callPlatform(dramaOperatorCalls.setDramaPublished, { id, is_published: 1 }, operatorToken())
  await menuLink(page, 'Transcoding queue').click()
  const second = page.getByRole('row', { name: /Sealed .* Episode 2/ }).first()
  await expect(second.getByText('Encrypted')).toBeVisible({ timeout: 60_000 })
  await expect(
    page
      .getByRole('row', { name: /Sealed .* Episode 1/ })
      .first()
      .getByText('Free, no encryption'),
  ).toBeVisible()
  await second.getByText('Encrypted').click()
  await expect(page.getByRole('article', { name: 'Run 1' }).getByText(/360: 360x640/)).toBeVisible()

  const buyer = await newPerson('Buyer')
  const other = await newPerson('Looker')
  await giveGold(buyer, '60')
  await callPlatform(unlockCalls.buyEpisodes, { video_id: id, number: 2 }, buyer.token)
  const request = { video_id: id, number: 2 }
  expect((await callPlatform(dramaCalls.getEpisodes, request, other.token)).item).not.toHaveProperty('play_url')

  const device = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const members = await device.newPage()
  await signIn(members, buyer)
  const key = members.waitForResponse((response) => /\/play\/.*\/key$/.test(response.url()))
  await openEpisode(members, { id }, 2)
  await watchFrames(members, 20)
  expect((await key).status()).toBe(200)
  expect((await (await key).body()).byteLength).toBe(16)

  const { play_url = '' } = (await callPlatform(dramaCalls.getEpisodes, request, buyer.token)).item ?? {}
  const file = await fetch(new URL(captionsFileName, play_url))
  const [english] = captionsFile.parse(await file.json()).captions
  const read = await fetch(new URL(english?.url ?? '', new URL(captionsFileName, play_url)))
  expect(await read.text()).toContain('00:00:00.500 --> 00:00:03.000\nWho are you?')
  // Another member's name on the ticket, or another page around the player.
  const ticket = play_url.split('/')[4] ?? ''
  const [expiry, , ...rest] = ticket.split('.')
  const forged = play_url.replace(ticket, [expiry, other.userId.toString(36), ...rest].join('.'))
  expect((await fetch(forged)).status).toBe(403)
  expect((await fetch(play_url, { headers: { origin: 'https://thief.example' } })).status).toBe(403)
  expect((await fetch(play_url)).status).toBe(200)
  await device.close()

  await page.goto(consoleUrl(`/dramas/${id}`))
  await button(page.getByRole('row', { name: /Episode 2/ }), 'Captions').click()
  await button(captions.getByRole('listitem').filter({ hasText: 'English' }), 'Remove').click()
  const question = page.getByRole('dialog', { name: 'Remove captions: English' })
  await question.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(question, 'Remove').click()
  await expect(question).toBeHidden()
  await expect(captions.getByText('No captions yet.')).toBeVisible()
})

/** Fifteen seconds in one rendition: long enough to be met while it plays. */
const makeFilm = (path: string): void => {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=360x640:rate=10:duration=15']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...picture, ...coding, path])
}

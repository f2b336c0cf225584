import { expect, type Locator } from '@playwright/test'
import { test } from '../devices.ts'
import { listedDrama, openEpisode, watchFrames } from '../drama.ts'
import { newPerson } from '../platform.ts'
import { fingerOn } from '../touch.ts'

const upright = { width: 390, height: 844 }
const onItsSide = { width: 844, height: 390 }

/** All of it is on the screen. */
const expectWithin = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 })

test('a phone that is turned goes on playing: the picture is whole, controls and sheets are within reach', async ({
  phoneOf,
}) => {
  test.setTimeout(420_000)
  const ann = await newPerson('Ann')
  const drama = await listedDrama(ann)
  const page = await phoneOf(ann)
  const finger = await fingerOn(page)
  await page.setViewportSize(upright)
  await openEpisode(page, drama, 1)
  await watchFrames(page, 5)

  await page.setViewportSize(onItsSide)
  await watchFrames(page, 5)
  const player = page.getByRole('main', { name: 'Player' })
  expect(await player.boundingBox()).toEqual({ x: 0, y: 0, ...onItsSide })
  const fits = await page.evaluate(() =>
    [...document.querySelectorAll('video')].map((video) => getComputedStyle(video).objectFit),
  )
  expect(new Set(fits)).toEqual(new Set(['contain']))

  await finger.tap({ x: 420, y: 130 })
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  for (const name of ['Back', 'Playback settings', 'Like', 'Share', /^Episodes Ep \d/])
    await expectWithin(player.getByRole('button', { name, exact: typeof name === 'string' }))
  await expectWithin(player.getByRole('slider', { name: 'Progress' }))
  await expectWithin(player.getByText(drama.title, { exact: true }))

  await finger.tap(player.getByRole('button', { name: /^Episodes Ep \d/ }))
  const episodes = page.getByRole('dialog', { name: 'Episodes' })
  await expectWithin(episodes)
  await finger.tap(episodes.getByRole('button', { name: /^Ep 2\b/ }).first())
  await expect(episodes).toBeHidden()
  await expect(page).toHaveURL(/number=2$/)
  await watchFrames(page, 5)

  await page.setViewportSize(upright)
  await watchFrames(page, 5)
  expect(await player.boundingBox()).toEqual({ x: 0, y: 0, ...upright })
})

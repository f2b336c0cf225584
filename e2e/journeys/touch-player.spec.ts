import { expect } from '@playwright/test'
import { test } from '../devices.ts'
import { haveStills, listedDrama, openEpisode, positionSeconds, watchFrames } from '../drama.ts'
import { tab } from '../member.ts'
import { newPerson } from '../platform.ts'
import { fingerOn } from '../touch.ts'

test('a finger plays, pauses, likes, hurries, seeks and goes on, wherever on the player it begins', async ({
  phoneOf,
}) => {
  test.setTimeout(420_000)
  const ann = await newPerson('Ann')
  const drama = await listedDrama(ann)
  await haveStills(drama, 1, ann)
  const page = await phoneOf(ann)
  const finger = await fingerOn(page)
  const picture = { x: 180, y: 240 }
  const next = { x: 0, y: -260 }
  await openEpisode(page, drama, 1)
  await watchFrames(page, 5)

  // A tap stops the film and leaves the controls to be seen.
  await finger.tap(picture)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const title = page.getByText(drama.title, { exact: true })
  await finger.tap(picture)
  await watchFrames(page, 5)
  await finger.tap(picture)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  // The line of progress is dragged along, shows what the film shows there, and nothing else moves.
  const line = page.getByRole('slider', { name: 'Progress' })
  const still = page.locator('[data-still]')
  const stills: (string | null)[] = []
  const look = async () => {
    await expect(still).toBeVisible()
    stills.push(await still.getAttribute('data-still'))
  }
  await finger.drag(line, { x: -90, y: 0 }, look)
  await expect(still).toBeHidden()
  await finger.drag(line, { x: 90, y: 0 }, look)
  expect(new Set(stills).size).toBe(2)
  await expect.poll(() => positionSeconds(page)).toBeGreaterThan(2)
  await expect(page).toHaveURL(/number=1$/)

  // A finger that moves up or down from the line turns the episode, and seeks nowhere.
  await finger.drag(line, { x: 30, y: -260 }, () => expect(still).toBeHidden())
  await expect(page).toHaveURL(/number=2$/)
  await watchFrames(page, 5)
  await finger.drag(line, { x: -30, y: 260 })
  await expect(page).toHaveURL(/number=1$/)
  await watchFrames(page, 5)

  await finger.doubleTap(picture)
  await expect(page.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true')

  // What lies over the picture moves with it, a button is pressed only by a finger that stays.
  const bar = page.getByRole('button', { name: /^Episodes Ep \d/ })
  await finger.drag(title, next)
  await expect(page).toHaveURL(/number=2$/)
  await watchFrames(page, 5)
  await finger.tap(picture)
  await finger.drag(bar, { x: 0, y: 300 })
  await expect(page).toHaveURL(/number=1$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await watchFrames(page, 5)
  await finger.tap(picture)
  await finger.tap(bar)
  const episodes = page.getByRole('dialog', { name: 'Episodes' })
  await expect(episodes).toBeVisible()
  await finger.tap({ x: 195, y: 40 })
  await expect(episodes).toBeHidden()

  await finger.tap(picture)
  await watchFrames(page, 5)
  const hurry = page.getByText('Playing at 2x')
  await finger.hold(picture, () => expect(hurry).toBeVisible())
  await expect(hurry).toBeHidden()

  await finger.tap(picture)
  await finger.tap(title)
  await expect(page.getByRole('heading', { name: drama.title })).toBeVisible()
  await expect(page).toHaveURL(/videoDetail/)
})

test('home is pulled down to be asked for anew', async ({ phoneOf }) => {
  const page = await phoneOf(await newPerson('Ann'))
  const finger = await fingerOn(page)
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
  // A finger on what is replaced meanwhile pulls nothing.
  await expect(page.getByRole('region', { name: 'Featured' }).getByRole('link').first()).toBeVisible()
  const requested = page.waitForRequest(/video_list|theater|home/i)
  await finger.drag({ x: 195, y: 220 }, { x: 0, y: 320 }, () =>
    expect(page.getByText('Release to refresh')).toBeVisible(),
  )
  await requested
  await expect(page.getByText('Release to refresh')).toBeHidden()
})

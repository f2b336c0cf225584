import { expect } from '@playwright/test'
import { listedDrama, sellDrama } from '../drama.ts'
import type { Device } from '../engines/device.ts'
import { signInOn, test } from '../engines/engine-test.ts'
import { giveGold } from '../payments.ts'
import { newPerson, platformUrl, screenUrl } from '../platform.ts'

/** Waits until the film that plays has gone on by a while since it was looked at first. */
async function watch(device: Device): Promise<void> {
  const seconds = await device.until(
    'a film plays',
    () => device.surface.evaluate(playingSeconds),
    (each) => each > 0,
  )
  await device.until(
    'the film goes on',
    () => device.surface.evaluate(playingSeconds),
    (each) => each > seconds + watchedSeconds,
  )
}

const watchedSeconds = 0.7

/** Where the playing film is, in seconds; 0 where none plays. WebKitGTK draws frames without telling of them, so it is time that counts. */
const playingSeconds = (): number =>
  [...document.querySelectorAll('video')].find((each) => !each.paused && each.readyState >= 3)?.currentTime ?? 0

const address = (device: Device): Promise<string> => device.surface.evaluate(() => location.href)

const swipeUp = (device: Device): Promise<void> => device.drag([195, 560], [195, 180])

test('a first visit leads to a playing episode, a swipe to the next, a reload back to it', async ({ device }) => {
  const { title } = await listedDrama(await newPerson('Scout'))
  await device.open(platformUrl())
  await device.tap({ role: 'button', name: 'Skip', within: { role: 'dialog' } })
  await device.seeGone({ role: 'dialog' })

  await device.tap({ role: 'link', text: title, within: { role: 'main' } })
  await watch(device)
  await swipeUp(device)
  await device.until(
    'the second episode is open',
    () => address(device),
    (url) => url.endsWith('number=2'),
  )
  await watch(device)

  await device.open(await address(device))
  await watch(device)
  expect(await address(device)).toMatch(/number=2$/)
  await device.open(platformUrl())
  await device.see({ role: 'heading', name: 'Continue watching' })
  expect(device.surface.errors()).toEqual([])
})

test('an episode that costs gold is unlocked and plays', async ({ device }) => {
  const person = await newPerson('Payer')
  const drama = await listedDrama(person)
  const putBack = await sellDrama(drama, { free_number: 1, coin_price: 60, whole_price: 150 })
  try {
    await giveGold(person, '100')
    await signInOn(device, person)
    await device.goTo(screenUrl(`/pages/videoPlay/videoPlay?id=${drama.id}&number=2`))
    await device.see({ role: 'dialog', name: 'Unlock ep 2', text: '60 Gold' })
    await device.tap({ role: 'button', name: 'Unlock · 60 Gold' })
    await watch(device)
    expect(device.surface.errors()).toEqual([])
  } finally {
    await putBack()
  }
})

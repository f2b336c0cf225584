import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Device } from '../engines/device.ts'
import { signInOn, test } from '../engines/engine-test.ts'
import type { Target } from '../engines/find.ts'
import { openRelay } from '../engines/relay.ts'
import { makeClip, pictureFile } from '../files.ts'
import { befriend, newPerson, type Person, platformUrl } from '../platform.ts'

const composer: Target = { role: 'textbox', name: 'Message' }

const message = (text: string): Target => ({ css: '[data-message]', text })

/** A person at a device, with the chat with another one open. */
async function openChat(device: Device, person: Person, other: Person, url = platformUrl()): Promise<void> {
  await signInOn(device, person, url)
  await device.goTo(`${url}/#/pagesA/chat/msg?friend_idx=${other.userId}&nick_name=${other.nickName}`)
  await device.see(composer)
}

async function say(device: Device, text: string): Promise<void> {
  await device.write(composer, text)
  await device.tap({ role: 'button', name: 'Send' })
  await device.see(message(text))
}

/** Puts a file into the album's field; a press on its cell would open a chooser that belongs to the system. */
async function attach(device: Device, path: string, title: string): Promise<void> {
  await device.tap({ role: 'button', name: 'Attach' })
  await device.see({ role: 'dialog', name: 'Attach' })
  await device.surface.setFiles('input[type="file"][aria-label="Photos and videos"]', [path])
  await device.seeGone({ role: 'dialog', name: 'Attach' })
  const chosen: Target = { role: 'dialog', name: title }
  await device.tap({ role: 'button', name: 'Send', within: chosen })
  await device.seeGone(chosen)
}

async function speak(device: Device): Promise<void> {
  await device.tap({ role: 'button', name: 'Record voice' })
  await device.hold({ role: 'button', name: 'Hold to talk' }, async () => {
    await device.see({ role: 'status', text: '0:02' })
  })
  await device.see({ role: 'group', name: 'Voice message' })
}

/** Plays the voice message of the other one and waits until it moves on. It is short: what it reached is noted in the page, so that a slow look
 *  does not come after its end. */
async function hear(device: Device): Promise<void> {
  const voice: Target = { role: 'group', name: 'Voice message' }
  await device.see(voice)
  await device.surface.evaluate(noteProgress)
  await device.tap({ role: 'button', name: 'Play', within: voice })
  await device.until(
    'the voice is heard',
    () => device.surface.evaluate(() => Number(document.body.dataset['heard'])),
    (seconds) => seconds > 0.5,
  )
}

const noteProgress = (): void => {
  setInterval(() => {
    const position = document.querySelector<HTMLInputElement>('[data-message] input[type="range"]')
    const reached = Math.max(Number(document.body.dataset['heard'] ?? 0), Number(position?.value ?? 0))
    document.body.dataset['heard'] = String(reached)
  }, 50)
}

/** Two friends, each at an engine. */
async function friends(): Promise<readonly [Person, Person]> {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  return [ann, bob]
}

test('what one writes, the other reads at once, both ways', async ({ device, otherDevice }) => {
  const [ann, bob] = await friends()
  await openChat(device, ann, bob)
  await openChat(otherDevice, bob, ann)
  await say(device, 'Have you seen the last episode?')
  await otherDevice.see(message('Have you seen the last episode?'))
  await device.see({ css: '[aria-label="Read"]', within: message('Have you seen') })
  await say(otherDevice, 'Do not tell me how it ends!')
  await device.see(message('Do not tell me how it ends!'))
  await otherDevice.see({ css: '[aria-label="Read"]', within: message('Do not tell me') })
  expect(device.surface.errors()).toEqual([])
})

test('pictures and videos are sent by either and seen by the other', async ({ device, otherDevice }, info) => {
  const [ann, bob] = await friends()
  await openChat(device, ann, bob)
  await openChat(otherDevice, bob, ann)
  const picture = info.outputPath('beach.png')
  writeFileSync(picture, pictureFile('beach.png', [32, 144, 200]).buffer)
  const clip = makeClip(info.outputPath('clip.mp4'))
  const bothWays = [
    [device, otherDevice],
    [otherDevice, device],
  ] as const
  for (const [turn, [from, to]] of bothWays.entries()) {
    await attach(from, picture, 'Send 1 photo')
    await to.see({ role: 'button', name: 'Photo', last: true })
    await to.until(
      'the picture is drawn',
      () => to.surface.evaluate(drawnPictures),
      (count) => count > 0,
    )
    await attach(from, clip, 'Send 1 video')
    // An earlier film moves up when this one arrives, from under the press.
    await to.until(
      'the film arrived',
      () => to.surface.evaluate(shownFilms),
      (count) => count > turn,
    )
    await to.tap({ role: 'button', name: 'Video', last: true })
    await to.until(
      'the film runs',
      () => to.surface.evaluate(filmSeconds),
      (seconds) => seconds > 0.5,
    )
    await to.tap({ role: 'button', name: 'Close', within: { role: 'dialog', name: 'Photos and videos' } })
    await to.seeGone({ role: 'dialog', name: 'Photos and videos' })
  }
})

const drawnPictures = (): number =>
  [...document.querySelectorAll<HTMLImageElement>('[data-message] button[aria-label="Photo"] img')].filter(
    ({ naturalWidth }) => naturalWidth > 0,
  ).length

const shownFilms = (): number => document.querySelectorAll('[data-message] button[aria-label="Video"]').length

const filmSeconds = (): number => document.querySelector<HTMLVideoElement>('[role="dialog"] video')?.currentTime ?? 0

test('a voice that one engine records is heard in the other', async ({ device, otherDevice }) => {
  test.skip(
    device.engine === 'firefox',
    // It decodes the voice, knows its length and ends it; without a sound card its sink fails (OnMediaSinkAudioError) and its
    // clock jumps from the beginning to the end.
    'Firefox moves no position where the machine has no sound card',
  )
  const [ann, bob] = await friends()
  await openChat(device, ann, bob)
  await openChat(otherDevice, bob, ann)
  await speak(otherDevice)
  await hear(device)
})

test('a voice that this engine records is heard in Chromium', async ({ device, otherDevice }) => {
  test.skip(
    device.engine === 'webkit',
    'WebKitGTK is driven without a microphone, and has no made-up one as the others have',
  )
  const [ann, bob] = await friends()
  await openChat(device, ann, bob)
  await openChat(otherDevice, bob, ann)
  await speak(device)
  await hear(otherDevice)
})

test('what is written without a network waits and arrives in order; what was missed comes after', async ({
  device,
  otherDevice,
}) => {
  const [ann, bob] = await friends()
  const relay = await openRelay(platformUrl())
  try {
    await openChat(device, ann, bob, relay.url)
    await openChat(otherDevice, bob, ann)
    await say(device, 'hello from Ann')
    await otherDevice.see(message('hello from Ann'))
    relay.cut()
    await device.surface.evaluate(setNetwork, false)
    await say(device, 'first without a network')
    await say(device, 'second without a network')
    await device.see({ css: '[aria-label="Waiting to send"]', within: message('second without') })
    await say(otherDevice, 'meanwhile')
    relay.mend()
    await device.surface.evaluate(setNetwork, true)
    await otherDevice.see(message('second without a network'))
    await device.see(message('meanwhile'))
    const order = ['hello from Ann', 'meanwhile', 'first without a network', 'second without a network']
    for (const each of [device, otherDevice])
      await each.until(
        'the order is the same',
        () => each.surface.evaluate(shownOrder, order),
        (shown) => shown.join() === order.join(),
      )
  } finally {
    relay.close()
  }
})

/** Runs in the page: says that the network went or came, as the phone around it does. */
const setNetwork = (isThere: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isThere })
  dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

const shownOrder = (texts: readonly string[]): string[] => {
  const shown = [...document.querySelectorAll('[data-message]')].map((each) => each.textContent ?? '')
  return shown.flatMap((text) => texts.filter((each) => text.includes(each)))
}

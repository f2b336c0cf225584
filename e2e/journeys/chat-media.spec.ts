import { readFileSync, writeFileSync } from 'node:fs'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { messageWith, openChat } from '../chat.ts'
import { test } from '../devices.ts'
import { choose, makeClip, pictureFile, tracksIn } from '../files.ts'
import { befriend, callPlatform, newPerson } from '../platform.ts'

/** Opens what can be attached to a message and answers the way to the album. */
async function album(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Attach' }).click()
  return page.getByRole('dialog', { name: 'Attach' }).getByRole('button', { name: 'Photos and videos' })
}

/** Sends what was chosen, with what is said of it. */
async function sendChosen(page: Page, caption = ''): Promise<void> {
  const chosen = page.getByRole('dialog', { name: /^Send \d+ (?:photo|video|file)s?$/ })
  if (caption !== '') await chosen.getByRole('textbox', { name: 'Add a caption' }).fill(caption)
  await chosen.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(chosen).toBeHidden()
}

const isSent = (shown: Locator): Promise<void> =>
  expect(shown.getByLabel('Sent', { exact: true }).or(shown.getByLabel('Read', { exact: true }))).toBeVisible()

const notes = { name: 'Notes & sums (final).csv', mimeType: 'text/csv', buffer: Buffer.from('season,views\n2,9000\n') }

/** Names of the numbered pictures in a message. */
const namesIn = (contentText: string): readonly string[] => contentText.match(/(?<="name":")\d+\.png/g) ?? []

/** How wide a drawn picture really is; 0 until its file is there. */
const naturalWidth = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0))

test('a picture and a video reach the other side and open there', async ({ deviceOf }, testInfo) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChat(anns, bob)
  await openChat(bobs, ann)

  await choose(anns, await album(anns), pictureFile('beach.png', [32, 144, 200]))
  await sendChosen(anns)
  await isSent(messageWith(anns, anns.getByRole('button', { name: 'Photo' })))
  const picture = bobs.getByRole('button', { name: 'Photo' })
  await expect.poll(() => naturalWidth(picture.locator('img'))).toBeGreaterThan(0)
  await picture.click()
  const viewer = bobs.getByRole('dialog', { name: 'Photos and videos' })
  await expect(viewer.getByRole('img', { name: 'beach.png' })).toBeVisible()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()

  await choose(anns, await album(anns), makeClip(testInfo.outputPath('clip.mp4')))
  await sendChosen(anns, 'The waves')
  await isSent(messageWith(anns, anns.getByRole('button', { name: 'Video' })))
  // S-127: what is said of it stands with it.
  await expect(messageWith(bobs, bobs.getByRole('button', { name: 'Video' })).getByText('The waves')).toBeVisible()
  await bobs.getByRole('button', { name: 'Video' }).click()
  const film = viewer.locator('video')
  const seconds = () => film.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0))
  await expect.poll(seconds).toBeGreaterThan(0.5)
})

test('S-151: a short film goes without its sound, and plays by itself on the other side', async ({
  deviceOf,
}, testInfo) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  // Devices of these journeys want stillness.
  await bobs.emulateMedia({ reducedMotion: 'no-preference' })
  await openChat(anns, bob)
  await openChat(bobs, ann)
  await choose(anns, await album(anns), makeClip(testInfo.outputPath('clip.mp4')))
  await anns.getByRole('switch', { name: 'Loop without sound' }).click()
  await sendChosen(anns)
  await isSent(messageWith(anns, anns.getByRole('button', { name: 'GIF' })))

  const film = bobs.getByRole('button', { name: 'GIF' }).locator('video')
  const seconds = (video: Locator) => video.evaluate((element) => (element as HTMLVideoElement).currentTime)
  await expect.poll(() => seconds(film)).toBeGreaterThan(0)
  const address = await film.evaluate((element) => (element as HTMLVideoElement).currentSrc)
  const sent = testInfo.outputPath('sent.mp4')
  writeFileSync(sent, await (await bobs.request.get(address)).body())
  expect(tracksIn(sent)).toEqual(['video'])

  await bobs.getByRole('button', { name: 'GIF' }).click()
  const viewed = bobs.getByRole('dialog', { name: 'Photos and videos' }).locator('video')
  await expect.poll(() => seconds(viewed)).toBeGreaterThan(0)
  expect(await viewed.evaluate(({ loop, muted, controls }: HTMLVideoElement) => ({ loop, muted, controls }))).toEqual({
    ...{ loop: true, muted: true, controls: false },
  })
})

test('V-40: of 53 pictures chosen at once 52 reach the other side, in order; the last is refused', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChat(anns, bob)
  await openChat(bobs, ann)
  const pictures = Array.from({ length: 53 }, (_, index) => pictureFile(`${index + 1}.png`, [index * 4, 90, 200]))
  await choose(anns, await album(anns), pictures)
  await expect(anns.getByText('You can add up to 52 files at a time. The rest were left out.')).toBeVisible()
  await sendChosen(anns)

  const names = async (): Promise<readonly string[]> => {
    const question = { friend_id: ann.userId, msg_id: 0, select_type: 'up', limit: 50 } as const
    const { list } = await callPlatform(chatCalls.listPrivateMessages, question, bob.token)
    return list.toReversed().flatMap(({ content_text }) => namesIn(content_text))
  }
  await expect.poll(names, { timeout: 120_000 }).toHaveLength(52)
  expect(await names()).toEqual(pictures.slice(0, 52).map(({ name }) => name))

  const last = messageWith(bobs, bobs.getByRole('button', { name: 'Photo' })).last()
  await expect(last.getByRole('button', { name: 'Photo' })).toHaveCount(7)
  await expect.poll(() => naturalWidth(last.locator('img').last())).toBeGreaterThan(0)
})

test('S-128: a file of any kind reaches the other side, who saves it as it was under its name', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChat(anns, bob)
  await openChat(bobs, ann)
  await anns.getByRole('button', { name: 'Attach' }).click()
  const opener = anns.getByRole('dialog', { name: 'Attach' }).getByRole('button', { name: 'File', exact: true })
  await choose(anns, opener, notes)
  await expect(anns.getByRole('dialog', { name: 'Send 1 file' }).getByText(notes.name)).toBeVisible()
  await sendChosen(anns, 'For tomorrow')
  await isSent(messageWith(anns, anns.getByRole('button', { name: `Save ${notes.name}` })))

  const shown = messageWith(bobs, bobs.getByRole('button', { name: `Save ${notes.name}` }))
  await expect(shown.getByText('For tomorrow')).toBeVisible()
  const saving = bobs.waitForEvent('download')
  await shown.getByRole('button', { name: `Save ${notes.name}` }).click()
  const saved = await saving
  // Firefox and Chromium write signs that no file system takes in their own way.
  expect(saved.suggestedFilename()).toContain('sums (final).csv')
  expect(readFileSync(await saved.path())).toEqual(notes.buffer)
})

test('a voice is recorded while the button is held, and is heard on the other side', async ({ deviceOf }) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  const [anns, bobs] = [await deviceOf(ann), await deviceOf(bob)]
  await openChat(anns, bob)
  await openChat(bobs, ann)

  await anns.getByRole('button', { name: 'Record voice' }).click()
  await anns.getByRole('button', { name: 'Hold to talk' }).hover()
  await anns.mouse.down()
  // Each second stands there for a second only, and Playwright looks once in a second.
  const recorded = anns.getByRole('status').filter({ hasText: 'Release to send' })
  await expect(recorded.getByText(/0:(0[5-9]|[1-5]\d)/)).toBeVisible()
  await anns.mouse.up()
  await isSent(messageWith(anns, anns.getByRole('group', { name: 'Voice message' })))

  const voice = bobs.getByRole('group', { name: 'Voice message' })
  await voice.getByRole('button', { name: 'Play' }).click()
  const position = voice.getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.inputValue()), { intervals: [100] }).toBeGreaterThan(0.5)

  // It belongs to its chat: left half-way, it stands there when one comes back, and was not heard to its end meanwhile.
  await bobs.getByRole('button', { name: 'Chat details' }).click()
  await expect(bobs.getByRole('heading', { name: 'Chat details' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 5500))
  await bobs.goBack()
  await expect(voice.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(Number(await position.inputValue())).toBeGreaterThan(0.5)

  // V-20: sliding up gives the recording up.
  await anns.getByRole('button', { name: 'Hold to talk' }).hover()
  await anns.mouse.down()
  await expect(recorded.getByText(/0:(0[1-9]|[1-5]\d)/)).toBeVisible()
  await anns.mouse.move(200, 500, { steps: 4 })
  await expect(anns.getByText('Release to cancel')).toBeVisible()
  await anns.mouse.up()
  await expect(anns.getByText('Release to cancel')).toBeHidden()
  await expect(anns.getByRole('group', { name: 'Voice message' })).toHaveCount(1)

  // S-133: sliding to a side asks how it is sent.
  const holding = await anns.getByRole('button', { name: 'Hold to talk' }).boundingBox()
  await anns.getByRole('button', { name: 'Hold to talk' }).hover()
  await anns.mouse.down()
  await expect(recorded.getByText(/0:(0[2-9]|[1-5]\d)/)).toBeVisible()
  await anns.mouse.move((holding?.x ?? 0) + (holding?.width ?? 0), (holding?.y ?? 0) + 10, { steps: 4 })
  await expect(anns.getByText('Release to choose how to send')).toBeVisible()
  await anns.mouse.up()
  await anns
    .getByRole('dialog')
    .getByRole('button', { name: /^Send silently/ })
    .click()
  await expect(bobs.getByRole('group', { name: 'Voice message' })).toHaveCount(2)
})

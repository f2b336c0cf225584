import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { messageWith, openChat, write } from '../chat.ts'
import { test } from '../devices.ts'
import { choose, pictureFile } from '../files.ts'
import { befriend, newPerson } from '../platform.ts'

/** A picker of the system cannot be answered here: the archive is a download, as in browsers that have none. */
async function withoutPicker(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))
}

/** Unpacks an archive into a folder, and answers the names of what was in it. */
function unpack(archive: string, folder: string): readonly string[] {
  const files = unzipSync(readFileSync(archive))
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return Object.keys(files)
}

test('S-139: a chat is saved, and its page opens from the folder with words and picture', async ({
  deviceOf,
  page: reader,
}, testInfo) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  await write(bob, ann, 'Do you still have the <script>?')
  const anns = await deviceOf(ann)
  await openChat(anns, bob)
  await anns.getByRole('button', { name: 'Attach' }).click()
  await choose(
    anns,
    anns.getByRole('dialog', { name: 'Attach' }).getByRole('button', { name: 'Photos and videos' }),
    pictureFile('beach.png', [32, 144, 200]),
  )
  await anns.getByRole('dialog', { name: 'Send 1 photo' }).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messageWith(anns, anns.getByRole('button', { name: 'Photo' })).getByLabel('Sent')).toBeVisible()

  await anns.getByRole('button', { name: 'Chat details' }).click()
  await anns.getByRole('link', { name: 'Export chat' }).click()
  await withoutPicker(anns)
  const saved = anns.waitForEvent('download')
  await anns.getByRole('button', { name: 'Export chat' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^Bob \d{4}-\d{2}-\d{2}\.zip$/)
  await expect(anns.getByText('Chat exported')).toBeVisible()

  const folder = testInfo.outputPath('chat')
  const names = unpack(await download.path(), folder)
  expect(names.toSorted()).toEqual([
    expect.stringMatching(/^files\/\d+-1\.png$/),
    'messages-001.html',
    'messages-001.json',
  ])
  await reader.goto(pathToFileURL(join(folder, 'messages-001.html')).href)
  await expect(reader.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible()
  await expect(reader.getByText('Do you still have the <script>?')).toBeVisible()
  const picture = reader.getByRole('img', { name: 'Photo' })
  await expect
    .poll(() => picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
    .toBeGreaterThan(0)
})

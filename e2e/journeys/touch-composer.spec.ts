import { expect } from '@playwright/test'
import { composer, message, openChat, write } from '../chat.ts'
import { test } from '../devices.ts'
import { befriend, newPerson } from '../platform.ts'
import { fingerOn } from '../touch.ts'

test('the newest message stays in sight when the composer grows and when the emoji panel comes and goes', async ({
  phoneOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  for (const line of Array.from({ length: 25 }, (_, index) => `line ${index + 1}`)) await write(bob, ann, line)
  const anns = await phoneOf(ann)
  const finger = await fingerOn(anns)
  await openChat(anns, bob)
  const newest = message(anns, 'line 25').getByText('line 25')
  const toNewest = anns.getByRole('button', { name: 'Jump to latest' })
  await expect(newest).toBeInViewport({ ratio: 1 })

  const bottomOf = async () => {
    const box = await newest.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const topOfComposer = async () => (await composer(anns).boundingBox())?.y ?? 0
  for (const text of ['one line', 'a\nb', 'a\nb\nc\nd', 'one line']) {
    await composer(anns).fill(text)
    await expect.poll(async () => (await topOfComposer()) - (await bottomOf())).toBeGreaterThan(0)
    await expect(newest).toBeInViewport({ ratio: 1 })
    await expect(toNewest).toBeHidden()
  }
  const emoji = anns.getByRole('button', { name: 'Emoji' })
  for (const action of ['opened', 'closed', 'opened', 'closed']) {
    await finger.tap(emoji)
    await expect(anns.getByRole('button', { name: '[smile]', exact: true })).toBeVisible({
      visible: action === 'opened',
    })
    await expect(newest).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await topOfComposer()) - (await bottomOf())).toBeGreaterThan(0)
    await expect(toNewest).toBeHidden()
  }
})

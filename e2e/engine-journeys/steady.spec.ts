import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { listedDrama } from '../drama.ts'
import { signInOn, test } from '../engines/engine-test.ts'
import { openRelay } from '../engines/relay.ts'
import { layoutShift, movedPlaces, watchPlaces } from '../engines/steadiness.ts'
import { platformUrl } from '../platform.ts'
import { fullMember } from '../screens/full-member.ts'

/** How long an answer is on its way, in ms: each another time, so that they come in every order. */
const onTheAir = (): number => 40 + Math.random() * 260
/** Long enough for the slowest answer of a screen, and for the one that is asked for after it. */
const settledMs = 2500
/** As browsers count it; up to 0.1 counts as good. */
const shiftMax = 0.02

test('no row moves under a finger while a screen loads over a slow network', async ({ device }) => {
  const { member, friend } = await fullMember()
  const drama = await listedDrama(member)
  const relay = await openRelay(platformUrl(), onTheAir)
  const screens = [
    ['Me', '/pages/user/index'],
    ['Chats', '/pages/index/index'],
    ['a drama', `/pages/playlet/videoDetail?id=${drama.id}`],
    ['Settings', '/pagesB/my_file/setting/index'],
    ['details of a chat', `/pagesA/chat/friend_chat_details?friend_idx=${friend.userId}`],
    ['Top up', '/pages/user/recharge'],
    ['Transfer', '/pages/transfer/transfer'],
  ] as const
  try {
    await signInOn(device, member, relay.url)
    for (const [name, path] of screens) {
      await device.open(`${relay.url}/#${path}`)
      await device.surface.evaluate(watchPlaces)
      await sleep(settledMs)
      expect.soft(await device.surface.evaluate(movedPlaces), `${name} in ${device.engine}`).toEqual([])
      if (device.engine !== 'chromium') continue
      const { sum, parts } = await device.surface.evaluate(layoutShift)
      expect.soft(sum, [`the shift of ${name}`, ...parts].join('\n')).toBeLessThanOrEqual(shiftMax)
    }
  } finally {
    relay.close()
  }
})

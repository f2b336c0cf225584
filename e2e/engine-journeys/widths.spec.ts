import { expect } from '@playwright/test'
import type { Device } from '../engines/device.ts'
import { signInOn, test } from '../engines/engine-test.ts'
import { settleInPage, sidewaysInPage } from '../engines/sideways.ts'
import { platformUrl, screenUrl } from '../platform.ts'
import { fullMember, guestScreens } from '../screens/full-member.ts'

/** The narrowest phones we serve, the smallest of today and the usual one. */
const widths = [320, 360, 390] as const

/** Opens each screen inside the app and holds it against the widths. */
async function holdWidths(device: Device, screens: readonly (readonly [string, string])[]): Promise<void> {
  for (const [name, address] of screens) {
    await device.goTo(screenUrl(address))
    await device.surface.evaluate(settleInPage)
    for (const width of widths) {
      await device.surface.resize(width, 844)
      const standingOut = await device.surface.evaluate(sidewaysInPage)
      expect.soft(standingOut, `${name} at ${width} in ${device.engine}`).toEqual([])
    }
  }
}

test('every screen of a guest keeps to the width of the phone', async ({ device }) => {
  await device.open(platformUrl())
  await device.see({ css: 'main, form' })
  await holdWidths(device, guestScreens())
})

test('every screen of a member keeps to the width of the phone', async ({ device }) => {
  test.setTimeout(300_000)
  const { member, screens } = await fullMember()
  await signInOn(device, member)
  await holdWidths(device, screens)
})

import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { expect } from '@playwright/test'
import { signInOn, test } from '../engines/engine-test.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'

test('a member checks in, spins the wheel, and finds the draw among their own', async ({ device }) => {
  const ann = await newPerson('Ann')
  await signInOn(device, ann)
  await device.goTo(screenUrl('/pages/playlet/bonus'))
  await device.tap({ role: 'button', name: 'Check in ·…' })
  await device.see({ role: 'dialog', name: 'Checked in!' })
  await device.tap({ role: 'button', name: 'Great' })
  await device.see({ role: 'button', name: 'Checked in today' })

  await device.goTo(screenUrl('/pages/playlet/turntable'))
  await device.tap({ role: 'button', name: 'Spin' })
  await device.tap({ role: 'link', name: 'Check this spin' })
  const { list } = await callPlatform(wheelCalls.listSpins, {}, ann.token)
  expect(list).toHaveLength(1)
  await device.see({ css: `[aria-label="Spin 1: ${list[0]?.prize_name}"]` })
})

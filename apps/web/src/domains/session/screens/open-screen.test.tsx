import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleVersion } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { OpenScreen } from './open-screen.tsx'

it.each([
  ['v=12', 'A friend shared a drama with you'],
  [`to=${encodeURIComponent('/pagesA/group/join?code=abc')}`, 'Someone invited you to a group'],
])('says to a guest what a link with %s is about', async (query, words) => {
  const server = new FakeServer()
  server.answer(sessionCalls.getSiteConfig, () => ({
    ...{ plat_id: 1, service_url: '', sms_reg: 0 as const, sms_interval: 60, push_key: '' },
    statistic: { logo: '', site_name: 'Cliffhanger', money_name: '$', show_decimal: 2 as const, template: 1 as const },
  }))
  server.answer(sessionCalls.getVersionInfo, () => exampleVersion)
  await draw(<OpenScreen />, { isSignedIn: false })
  location.hash = `#/pages/open?${query}`
  await expect.element(page.getByText(words)).toBeVisible()
})

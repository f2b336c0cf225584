import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { Activity } from '@cliffhanger/contract/rewards/schemas.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleEvent } from '../testing/examples.ts'
import { EventsScreen } from './events-screen.tsx'

let server: FakeServer
const list = (...activities: readonly Activity[]) =>
  server.answer(activityCalls.listActivities, () => ({ activities: [...activities] }))
const hourSeconds = 3600
const nowSeconds = () => Math.floor(Date.now() / 1000)

beforeEach(() => {
  server = new FakeServer()
})

it('events say whether they are coming, on or over, by the clock of the server', async () => {
  const now = nowSeconds()
  list(
    { ...exampleEvent, id: 1, title: 'Soon', start_time: now + hourSeconds, end_time: 0 },
    { ...exampleEvent, id: 2, title: 'Now', start_time: now - hourSeconds, end_time: now + hourSeconds },
    { ...exampleEvent, id: 3, title: 'Before' },
  )
  await draw(<EventsScreen banners={null} />)
  await expect.element(page.getByRole('link', { name: /Soon/ }).getByText('Coming soon')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Now/ }).getByText('On now')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Before/ }).getByText('Ended')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Now/ })).toHaveAttribute('href', '#/pages/playlet/event?id=2')
})

it('without events there is something to watch; without an answer there is a way to ask again', async () => {
  list()
  const { unmount } = await draw(<EventsScreen banners={null} />)
  await expect.element(page.getByText('No events yet')).toBeVisible()
  await unmount()
  server.lose(activityCalls.listActivities)
  await draw(<EventsScreen banners={null} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  list(exampleEvent)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Double gold weekend')).toBeVisible()
})

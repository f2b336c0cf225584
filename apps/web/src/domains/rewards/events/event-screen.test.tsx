import { paths } from '@cliffhanger/contract/client-paths.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { Activity } from '@cliffhanger/contract/rewards/schemas.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleEvent, exampleWheel } from '../testing/examples.ts'
import { EventScreen } from './event-screen.tsx'

let server: FakeServer

beforeEach(() => {
  server = new FakeServer()
  server.answer(wheelCalls.getWheel, () => exampleWheel)
})

const open = async (changes: Partial<Activity>) => {
  const activity = { ...exampleEvent, end_time: 0, ...changes }
  server.answer(activityCalls.listActivities, () => ({ activities: [], activity }))
  await draw(<EventScreen goods={<p>Goods of the mall</p>} />)
  location.hash = `#${paths.event}?id=${activity.id}`
  await expect.element(page.getByRole('heading', { level: 1, name: activity.title })).toBeVisible()
}

it('has the name of the event, and nothing to be had where it leads nowhere', async () => {
  await open({})
  await expect.element(page.getByText('On now')).toBeVisible()
  expect(page.getByText('Goods of the mall').query()).toBeNull()
  expect(server.requested(wheelCalls.getWheel)).toEqual([])
})

it('shows goods where it leads to the mall', async () => {
  await open({ link_type: 'page', link: `${paths.mall}?cate_id=2` })
  await expect.element(page.getByText('Goods of the mall')).toBeVisible()
})

it('shows what the wheel gives with its chances where it leads there, but for a blank', async () => {
  await open({ link_type: 'page', link: paths.turntable })
  const prizes = page.getByRole('region', { name: 'What you can win' }).getByRole('listitem')
  await expect.element(prizes.first()).toHaveTextContent('10 Gold50% chance')
  expect(prizes.elements()).toHaveLength(3)
})

it('shows nothing to be had once it is over', async () => {
  await open({ link_type: 'page', link: paths.mall, end_time: exampleEvent.start_time + 1 })
  await expect.element(page.getByText('Ended')).toBeVisible()
  expect(page.getByText('Goods of the mall').query()).toBeNull()
})

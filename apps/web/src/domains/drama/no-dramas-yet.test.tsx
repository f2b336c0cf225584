import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useCall } from '../../platform/server/queries.ts'
import { draw } from '../../testing/draw.tsx'
import { exampleDrama } from '../../testing/examples.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { NoDramasYet } from './no-dramas-yet.tsx'

let server: FakeServer
let dramas: readonly (typeof exampleDrama)[]

const List = () => {
  const { data } = useCall(discoverCalls.listAllVideos, { type_id: 0, limit: 20 })
  if (!data) return null
  return data.total === 0 ? <NoDramasYet /> : <p>{data.list.map(({ title }) => title).join()}</p>
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = new FakeServer()
  dramas = []
  server.answer(discoverCalls.listAllVideos, () => ({ list: [...dramas], total: dramas.length, page: 1, limit: 20 }))
})

afterEach(() => {
  vi.useRealTimers()
})

it('says that dramas are on their way, and makes room once the first one is there', async () => {
  await draw(<List />)
  await expect.element(page.getByText('The first dramas are on their way')).toBeVisible()
  vi.advanceTimersByTime(5000)
  await expect.poll(() => server.requested(discoverCalls.listAllVideos)).toHaveLength(2)
  await expect.element(page.getByText('The first dramas are on their way')).toBeVisible()
  dramas = [exampleDrama]
  vi.advanceTimersByTime(5000)
  await expect.element(page.getByText(exampleDrama.title)).toBeVisible()
  const asked = server.requested(discoverCalls.listAllVideos).length
  vi.advanceTimersByTime(20_000)
  expect(server.requested(discoverCalls.listAllVideos)).toHaveLength(asked)
})

import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { exampleDrama } from '../../../../testing/examples.ts'
import { FakeServer } from '../../../../testing/fake-server.ts'
import type { Player } from '../engine/player-actions.ts'
import { createPlayerState } from '../engine/player-state.ts'
import { FinishedPart } from './finished-part.tsx'

const open = vi.fn<Player['open']>()
const others = [5, 6, 7, 8].map((id) => ({ ...exampleDrama, id, title: `Drama ${id}` }))

const finish = async (drama: Video = exampleDrama) => {
  open.mockReset()
  const server = new FakeServer()
  server.answer(discoverCalls.listRecommended, () => ({ list: others, total: 4, page: 1, limit: 4 }))
  server.answer(dramaCalls.getEpisodes, () => ({}))
  const player = { state: createPlayerState({ rate: 1, quality: 'auto' }), open } as unknown as Player
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await draw(<FinishedPart drama={drama} player={player} onHome={() => undefined} />)
  await expect.element(page.getByText('Up next in 5s')).toBeVisible()
  return server
}

afterEach(() => vi.useRealTimers())

it('goes on with another drama by itself, and says when', async () => {
  await finish()
  await expect.element(page.getByRole('heading', { name: 'Drama 6' })).toBeVisible()
  vi.advanceTimersByTime(2000)
  await expect.element(page.getByText('Up next in 3s')).toBeVisible()
  vi.advanceTimersByTime(3000)
  await expect.poll(() => location.hash).toBe('#/pages/videoPlay/videoPlay?id=6')
})

it('stays with whoever touches the page first', async () => {
  await finish()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Up next', { exact: true })).toBeVisible()
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByText('Up next', { exact: true })).toBeVisible()
  expect(location.hash).toBe('#/')
})

it('begins anew where that is wanted', async () => {
  await finish()
  await page.getByRole('button', { name: 'Watch again' }).click()
  expect(open).toHaveBeenCalledExactlyOnceWith({ number: 1, startSeconds: 0 })
})

it('says how much is out of a drama that goes on, and has it saved', async () => {
  const server = await finish({ ...exampleDrama, is_end: 0, total_number: 16, update_number: 4 })
  server.answer(collectionCalls.setBinge, () => ({ video_ids: [exampleDrama.id], value: 1 as const, binge_total: 1 }))
  await expect.element(page.getByText('4 of 16 episodes out')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => server.requested(collectionCalls.setBinge))
    .toEqual([{ video_ids: [exampleDrama.id], value: 1 }])
})

it('has nothing more to come of a drama that ended', async () => {
  await finish()
  await expect.element(page.getByRole('heading', { name: "You've finished the series" })).toBeVisible()
  expect(page.getByRole('button', { name: 'Save', exact: true }).elements()).toEqual([])
})

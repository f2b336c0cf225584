import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleEpisode, lockedEpisode } from '../player/testing/example-episode.ts'
import { FakeSlot } from '../player/testing/fake-slot.ts'
import { DramaCard } from './drama-card.tsx'

type Shared = CallData<typeof shareCalls.getShared>

const code = 'abcd2345'
const video = { ...exampleDrama, hook: 'A letter is found.', total_number: 24, update_number: 24 }
const drawCard = async (shared: Partial<Shared> = {}) => {
  const server = new FakeServer()
  const item = shared.item ?? exampleEpisode(1)
  server.answer(shareCalls.getShared, () => ({ video, number: 0, item, ...shared }))
  server.answer(dramaCalls.getEpisodes, () => ({ item }))
  const slot = new FakeSlot()
  await draw(<DramaCard link={{ code, number: 0 }} makeSlot={() => slot} />)
  return { server, slot }
}
const original = matchMedia.bind(globalThis)

/** Tests are drawn for members who want stillness. */
const wantMotion = () =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => original(query.replace('reduce)', 'no-preference)')))

const action = (name: RegExp) => page.getByRole('button', { name })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('says what the drama is, how it begins, what is free, and how long it is', async () => {
  const { server } = await drawCard()
  await expect.element(page.getByText('A letter is found.')).toBeVisible()
  expect(page.getByRole('article', { name: video.title }).element().textContent).toContain(
    'Romance · Ep 1 free · 24 episodes',
  )
  expect(server.heard.map(({ query }) => query.get('code'))).toEqual([code])
})

it('plays in place without sound, then goes on in the player as by the link', async () => {
  wantMotion()
  const { slot } = await drawCard({ number: 3, item: exampleEpisode(3) })
  await expect.element(page.getByText('Episode 3')).toBeVisible()
  await action(/^Play/).click()
  await expect.poll(() => slot.actions).toEqual(['mute', 'play'])
  await expect.element(action(/^Keep watching/)).toBeVisible()
  slot.position = 2
  slot.happens('time')
  expect(location.hash).toBe('#/')
  slot.position = 6.1
  slot.happens('time')
  await expect.poll(() => location.hash).toBe(`#/pages/videoPlay/videoPlay?id=5&number=3&share=${code}`)
  await expect.poll(() => slot.actions.at(-1)).toBe('close')
})

it('goes on at once where it is touched again', async () => {
  wantMotion()
  const { slot } = await drawCard()
  await action(/^Play/).click()
  await expect.poll(() => slot.loads).toHaveLength(1)
  await action(/^Keep watching/).click()
  await expect.poll(() => location.hash).toBe(`#/pages/videoPlay/videoPlay?id=5&share=${code}`)
})

it('leads straight to the player where the member wants stillness', async () => {
  const { slot } = await drawCard()
  await action(/^Play/).click()
  await expect.poll(() => location.hash).toContain('videoPlay')
  expect(slot.loads).toEqual([])
})

it('says that an episode is locked, and leads to its offer', async () => {
  await drawCard({ number: 2, item: lockedEpisode(2, 'coin') })
  await expect.element(page.getByText('Locked')).toBeVisible()
  await action(/^View drama/).click()
  await expect.poll(() => location.hash).toBe(`#/pages/videoPlay/videoPlay?id=5&unlock=2&share=${code}`)
})

it('says that an episode is not out, and leads to the drama', async () => {
  const server = new FakeServer()
  server.answer(shareCalls.getShared, () => ({ video, number: 30 }))
  await draw(<DramaCard link={{ dramaId: 5, number: 30 }} />)
  await expect.element(page.getByText('Ep 30 is not available')).toBeVisible()
  await action(/^View drama/).click()
  await expect.poll(() => location.hash).toBe('#/pages/playlet/videoDetail?id=5')
  expect(server.heard[0]?.query.get('number')).toBe('30')
})

it('says that a drama is gone', async () => {
  const server = new FakeServer()
  server.refuse(shareCalls.getShared, 4002)
  await draw(<DramaCard link={{ code, number: 0 }} />)
  await expect.element(page.getByText('No longer available')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it('can be asked for again where it did not come', async () => {
  const server = new FakeServer()
  server.lose(shareCalls.getShared)
  await draw(<DramaCard link={{ code, number: 0 }} />)
  await expect.poll(() => page.getByText("Couldn't load this drama").elements().length, { timeout: 15_000 }).toBe(1)
  server.answer(shareCalls.getShared, () => ({ video, number: 0, item: exampleEpisode(1) }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('A letter is found.')).toBeVisible()
})

it('is slim, and leaves its last line to the time of the message', async () => {
  await drawCard({
    video: { ...video, title: 'The Queen Who Would Not Bow Tonight', hook: 'A letter is found. '.repeat(9) },
  })
  const hook = page.getByText(/^A letter is found/)
  await expect.element(hook).toBeVisible()
  const card = page.getByRole('article').element().getBoundingClientRect()
  expect(card.height).toBeLessThanOrEqual(132)
  expect(card.bottom - hook.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(18)
})

it('is one button, as large as the card', async () => {
  await drawCard()
  await expect.element(action(/^Play: /)).toBeVisible()
  const card = page.getByRole('article').element().getBoundingClientRect()
  expect(
    action(/^Play: /)
      .element()
      .getBoundingClientRect().height,
  ).toBeCloseTo(card.height, 0)
})

it('is as high while its drama is on its way', async () => {
  const server = new FakeServer()
  let come = (): void => undefined
  server.answer(
    shareCalls.getShared,
    () => new Promise((resolve) => (come = () => resolve({ video, number: 0, item: exampleEpisode(1) }))),
  )
  const { container } = await draw(<DramaCard link={{ code, number: 0 }} />)
  const height = () => container.firstElementChild?.getBoundingClientRect().height
  await expect.poll(() => server.heard.length).toBe(1)
  const before = height()
  come()
  await expect.element(page.getByText('A letter is found.')).toBeVisible()
  expect(height()).toBe(before)
})

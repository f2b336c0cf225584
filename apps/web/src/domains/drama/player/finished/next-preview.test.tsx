import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import { FakeServer } from '../../../../testing/fake-server.ts'
import { exampleEpisode, lockedEpisode } from '../testing/example-episode.ts'
import { FakeSlot } from '../testing/fake-slot.ts'
import { NextPreview } from './next-preview.tsx'

const drawPreview = async (item: VideoItem = exampleEpisode(1)) => {
  const server = new FakeServer()
  server.answer(dramaCalls.getEpisodes, () => ({ item }))
  const slot = new FakeSlot()
  const makeSlot = vi.fn(() => slot)
  const drawn = await draw(<NextPreview dramaId={6} makeSlot={makeSlot} />)
  return { server, slot, makeSlot, drawn }
}
const video = () => document.querySelector('video')

const original = matchMedia.bind(globalThis)

/** Tests are drawn for members who want stillness. */
const wantMotion = () =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => original(query.replace('reduce)', 'no-preference)')))

const saveData = () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

it('plays the next drama’s first episode without sound, over its cover once there is a picture, and lets go of it', async () => {
  wantMotion()
  const { server, slot, drawn } = await drawPreview()
  await expect.poll(() => slot.loads).toHaveLength(1)
  expect(server.heard[0]?.query.get('number')).toBe('1')
  expect(slot.loads[0]).toMatchObject({ startSeconds: 0, role: 'prepared' })
  expect(slot.loads[0]?.url).toContain('/play/ticket/1/master.m3u8')
  expect(slot.actions).toEqual(['mute', 'play'])
  expect(video()?.dataset['shown']).toBe('false')
  slot.happens('frame')
  await expect.poll(() => video()?.dataset['shown']).toBe('true')
  slot.happens('ended')
  await expect.poll(() => video()?.dataset['shown']).toBe('false')
  await drawn.unmount()
  expect(slot.actions.at(-1)).toBe('close')
})

it('begins anew after a while where it goes round, and at its end', async () => {
  wantMotion()
  const server = new FakeServer()
  server.answer(dramaCalls.getEpisodes, () => ({ item: exampleEpisode(1) }))
  const slot = new FakeSlot()
  await draw(<NextPreview dramaId={6} makeSlot={() => slot} loopSeconds={20} />)
  await expect.poll(() => slot.loads).toHaveLength(1)
  slot.happens('frame')
  slot.position = 12
  slot.happens('time')
  expect(slot.position).toBe(12)
  for (const [position, event] of [
    [20.2, 'time'],
    [15, 'ended'],
  ] as const) {
    slot.position = position
    slot.happens(event)
    expect([slot.position, slot.actions.at(-1)]).toEqual([0, 'play'])
  }
  await expect.poll(() => video()?.dataset['shown']).toBe('true')
})

it('fetches nothing where data is saved', async () => {
  wantMotion()
  saveData()
  const { server } = await drawPreview()
  expect(server.heard).toEqual([])
  expect(video()).toBeNull()
})

it('fetches nothing where the member wants stillness', async () => {
  const { server } = await drawPreview()
  expect(server.heard).toEqual([])
  expect(video()).toBeNull()
})

it('leaves the cover where the episode is locked', async () => {
  wantMotion()
  const { server, makeSlot } = await drawPreview(lockedEpisode(1, 'coin'))
  await expect.poll(() => server.heard).toHaveLength(1)
  expect(video()).toBeNull()
  expect(makeSlot).not.toHaveBeenCalled()
})

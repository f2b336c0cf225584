import { expect, it } from 'vitest'
import { planStills, readStillsTrack, stillAt, stillsTrack } from './stills.ts'

const upright = { width: 360, height: 640, framesPerSecond: 24 }

it('has a picture of every other second of an episode, ten in a row', () => {
  expect(planStills(45, upright)).toEqual({
    count: 45,
    columns: 10,
    width: 108,
    height: 192,
    stepMs: 2000,
    everySegments: 1,
  })
  expect(planStills(3, upright)).toMatchObject({ count: 3, columns: 3 })
})

it('has at most a hundred, farther apart where the video is long', () => {
  expect(planStills(100, upright)).toMatchObject({ count: 100, everySegments: 1 })
  expect(planStills(101, upright)).toMatchObject({ count: 51, everySegments: 2, stepMs: 4000 })
  expect(planStills(1800, upright)).toMatchObject({ count: 100, stepMs: 36_000 })
})

it('keeps the shape of the picture, and the true length of its segments', () => {
  expect(planStills(10, { width: 640, height: 360, framesPerSecond: 30_000 / 1001 })).toMatchObject({
    width: 192,
    height: 108,
    stepMs: 2002,
  })
})

it('writes where each picture lies, and reads it again', () => {
  const track = stillsTrack({ ...planStills(12, upright), columns: 10 }, 'stills.webp')
  expect(track).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.000\nstills\.webp#xywh=0,0,108,192\n\n/)
  const read = readStillsTrack(track)
  expect(read?.sheet).toBe('stills.webp')
  expect(read?.stills).toHaveLength(12)
  expect(read?.stills[11]).toEqual({ fromSeconds: 22, x: 108, y: 192, width: 108, height: 192 })
  expect(readStillsTrack('WEBVTT\n')).toBeUndefined()
})

it('finds the picture of a moment', () => {
  const { stills = [] } = readStillsTrack(stillsTrack(planStills(3, upright), 'a')) ?? {}
  expect([0, 1.9, 2, 5.9, 60].map((seconds) => stillAt(stills, seconds)?.fromSeconds)).toEqual([0, 0, 2, 4, 4])
  expect(stillAt([], 3)).toBeUndefined()
})

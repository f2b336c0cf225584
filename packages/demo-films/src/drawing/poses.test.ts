import { expect, it } from 'vitest'
import { poseAlone, poses } from './poses.ts'

it('seats somebody the same way each time, and not as their neighbours', () => {
  for (let seed = 0; seed < 16; seed += 1) {
    expect(poseAlone(seed)).toBe(poseAlone(seed))
    expect(poseAlone(seed)).not.toEqual(poseAlone(seed + 1))
  }
  expect(new Set(Array.from({ length: 16 }, (_, seed) => poseAlone(seed))).size).toBeGreaterThan(4)
})

it('looks to both sides, up and down, and into the camera', () => {
  const yaws = Object.values(poses).map(({ yaw }) => yaw)
  const pitches = Object.values(poses).map(({ pitch }) => pitch)
  expect(Math.min(...yaws)).toBeLessThan(-20)
  expect(Math.max(...yaws)).toBeGreaterThan(20)
  expect(yaws.some((yaw) => Math.abs(yaw) < 6)).toBe(true)
  expect(Math.min(...pitches)).toBeLessThan(0)
  expect(Math.max(...pitches)).toBeGreaterThan(5)
})

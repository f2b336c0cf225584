import { expect, it } from 'vitest'
import { stories } from '../stories.ts'
import { fallOf, portraitLight } from './light.ts'
import { falls } from './person.ts'
import { closedLids, portrait } from './portrait.ts'
import { poses } from './poses.ts'
import { profile } from './profile/profile.ts'

const shots = [0, 1, 2] as const

it('lights no scene as the one before it, in an episode and from one episode to the next', () => {
  for (const drama of stories.keys()) {
    const scenes = Array.from({ length: 8 }, (_, episode) => shots.map((shot) => fallOf(drama, episode, shot))).flat()
    for (const [at, fall] of scenes.slice(1).entries()) expect(fall, `${drama}: ${at}`).not.toBe(scenes[at])
    expect(new Set(scenes)).toEqual(new Set(falls))
  }
})

it('lights the same scene of neighbouring dramas and episodes differently', () => {
  for (const shot of shots)
    for (const at of stories.keys()) {
      expect(fallOf(at, 0, shot)).not.toBe(fallOf(at + 1, 0, shot))
      expect(fallOf(0, at, shot)).not.toBe(fallOf(0, at + 1, shot))
    }
})

it('draws a face otherwise in each light, from before and from the side, open-eyed and not, without a number that is none', () => {
  for (const { look } of stories) {
    const { person } = look.cast.lead
    const lights = falls.map((fall) => portraitLight(look.palette, fall))
    for (const draw of [
      (light: (typeof lights)[number]) => portrait(person, light, poses.left),
      (light: (typeof lights)[number]) => portrait(person, light, poses.overRight),
      (light: (typeof lights)[number]) => profile(person, light, true),
    ]) {
      const drawn = lights.map(draw)
      expect(new Set(drawn).size).toBe(falls.length)
      expect(lights.map(draw)).toEqual(drawn)
      for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
    expect(new Set(lights.map((light) => closedLids(person, light, poses.left))).size).toBe(falls.length)
  }
})

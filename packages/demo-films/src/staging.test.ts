import { expect, it } from 'vitest'
import { type Staging, uprightStaging, uprightStagings, wideStaging, wideStagings } from './staging.ts'
import { stories } from './stories.ts'

it('stages neighbours differently, and no way of staging more than four dramas', () => {
  const stagings = stories.map((_, turn) => uprightStaging(turn))
  for (const [turn, staging] of stagings.entries()) {
    expect(staging).not.toBe(stagings[turn + 1])
    expect(wideStaging(turn)).not.toBe(wideStaging(turn + 1))
  }
  const uses = new Map(stagings.map((staging) => [staging, stagings.filter((each) => each === staging).length]))
  expect(uses.size).toBe(17)
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(4)
})

it('leaves what is below faces to the title that is set over it', () => {
  const chinOf = (players: Staging['players']) => Math.max(...players.map(({ at }) => at.y + at.width * 0.62))
  const upright: readonly Staging[] = Object.values(uprightStagings)
  for (const { players } of upright) expect(chinOf(players)).toBeLessThanOrEqual(900 * 0.57)
  for (const { players } of wideStagings) expect(chinOf(players)).toBeLessThanOrEqual(540 * 0.48)
})

/** How far apart two colours are to the eye, roughly: black and white are 1 apart. */
function distance(first: string, second: string): number {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [one, two] = [channels(first), channels(second)]
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - (two[at] ?? 0)) ** 2, 0) / 3)
}

it('dresses neighbours differently, in places of other colours', () => {
  const clothesOf = (turn: number) => {
    const look = stories[turn % stories.length]?.look
    if (!look) throw new Error(`there is no drama ${turn}`)
    const { lead, other } = look.cast
    return {
      look,
      worn: [lead, other].map(({ person: { clothes, hair } }) => `${clothes.name} ${hair.name}`).join(', '),
    }
  }
  for (const turn of stories.keys()) {
    const [one, next] = [clothesOf(turn), clothesOf(turn + 1)]
    expect(one.worn).not.toBe(next.worn)
    const apart = ([0, 1, 2] as const).map((at) => distance(one.look.palette.sky[at], next.look.palette.sky[at]))
    expect(Math.max(...apart), `${turn} and the next`).toBeGreaterThan(0.15)
  }
})

it('casts no couple twice: nobody who looks and dresses alike stands beside somebody who does, too', () => {
  const couples = stories.map(({ look: { cast } }) =>
    [cast.lead.person, cast.other.person]
      .map(({ isMan, clothes, hair }) => [isMan, clothes.name, hair.name].join(' '))
      .join(', '),
  )
  expect(new Set(couples).size).toBe(stories.length)
})

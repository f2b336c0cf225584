import { expect, it } from 'vitest'
import { falls } from './drawing/person.ts'
import { canvas } from './drawing/svg.ts'
import { feetBelow } from './poster/figure.ts'
import { posters, uprightStaging } from './poster/posters.ts'
import type { Staging } from './staging.ts'
import { stories } from './stories.ts'
import { wideStaging } from './wide-staging.ts'

it('stages every drama in its own way, and neighbours differently where they are wide', () => {
  const stagings = stories.map(({ slug }) => uprightStaging(slug))
  expect(Object.keys(posters).toSorted()).toEqual(stories.map(({ slug }) => slug).toSorted())
  expect(new Set(stagings).size).toBe(stories.length)
  for (const [turn, { slug }] of stories.entries())
    expect(wideStaging(slug, turn).players).not.toEqual(wideStaging(slug, turn + 1).players)
  expect(new Set(stories.map(({ slug }) => JSON.stringify(wideStaging(slug, 0).view))).size).toBeGreaterThan(14)
})

it('lights covers that stand beside each other differently, and in every way', () => {
  const upright = stories.map(({ slug }) => uprightStaging(slug).fall)
  const wide = stories.map(({ slug }, turn) => wideStaging(slug, turn).fall)
  for (const shown of [upright, wide]) {
    for (const [at, fall] of shown.slice(1).entries()) expect(fall, stories[at]?.slug).not.toBe(shown[at])
    expect(new Set(shown)).toEqual(new Set(falls))
  }
})

it('leaves what is below faces to the title that is set over it', () => {
  const chinOf = (players: Staging['players']) => Math.max(...players.map(({ at }) => at.y + at.width * 0.62))
  for (const [turn, { slug }] of stories.entries()) {
    const { players, ghost } = uprightStaging(slug)
    expect(chinOf(ghost ? [ghost, ...players] : players), slug).toBeLessThanOrEqual(900 * 0.57)
    expect(chinOf(wideStaging(slug, turn).players)).toBeLessThanOrEqual(540 * 0.48)
  }
})

it('shows no more of a place than there is', () => {
  for (const [turn, { slug }] of stories.entries())
    for (const [{ view }, width, height] of [
      [uprightStaging(slug), 600, 900],
      [wideStaging(slug, turn), 960, 540],
    ] as const) {
      expect(view.x + width / view.scale, slug).toBeLessThanOrEqual(canvas.width + 1)
      // The ground goes on below it, in the dark foot of a cover.
      expect(view.y + (height * 0.72) / view.scale, slug).toBeLessThanOrEqual(canvas.height)
      expect(Math.min(view.x, view.y)).toBeGreaterThanOrEqual(0)
    }
})

/** What a cover is made of, whoever is on it. */
const compositionOf = ({ players, ghost, figures, thing, door, isSplit, isLitBetween, shoulder }: Staging): string =>
  JSON.stringify([
    players.map(({ pose, isAfar }) => [pose.startsWith('facing') || pose.startsWith('close'), isAfar === true]),
    ...[ghost, figures, thing, door, isSplit, isLitBetween, shoulder].map((part) => part !== undefined),
  ])

it('composes covers in many ways, a third of them with people from head to foot', () => {
  const stagings = stories.map(({ slug }) => uprightStaging(slug))
  expect(new Set(stagings.map(compositionOf)).size).toBeGreaterThanOrEqual(10)
  expect(stagings.filter(({ figures }) => figures).length).toBeGreaterThanOrEqual(stories.length / 3)
  expect(stagings.filter(({ props }) => props).length).toBeGreaterThanOrEqual(stories.length / 2)
})

it('leaves room beside faces, and ground below feet', () => {
  for (const { slug } of stories) {
    const { players, ghost, figures = [] } = uprightStaging(slug)
    for (const { at } of ghost ? [ghost, ...players] : players) expect(at.width, slug).toBeLessThanOrEqual(600 * 0.5)
    for (const { at } of figures) expect(at.y + at.width * feetBelow, slug).toBeLessThanOrEqual(900 * 0.91)
  }
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

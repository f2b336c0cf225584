import { expect, it } from 'vitest'
import { mediumPlayers } from './medium.ts'

const feelings = { lead: 'calm', other: 'stern' } as const
const takes = Array.from({ length: 20 }, (_, take) => take)
const bodyEnds = 660 / 200

it('shows the lead alone in their place, and both of them where they meet', () => {
  for (const take of takes) {
    expect(mediumPlayers('place', take, feelings).map(({ who }) => who)).toEqual(['lead'])
    expect(mediumPlayers('meeting', take, feelings).map(({ who }) => who)).toEqual(['other', 'lead'])
  }
})

it('lets faces fill a third of the screen’s width and no body end within the picture', () => {
  for (const kind of ['place', 'meeting'] as const)
    for (const take of takes)
      for (const { at } of mediumPlayers(kind, take, feelings)) {
        expect(at.width).toBeGreaterThan(720 * 0.33)
        expect(at.y + at.width * bodyEnds).toBeGreaterThan(1400)
      }
})

it('stands two people beside each other, and holds them another way from one take to the next', () => {
  for (const take of takes) {
    const [other, lead] = mediumPlayers('meeting', take, feelings)
    expect(Math.abs((other?.at.x ?? 0) - (lead?.at.x ?? 0))).toBeGreaterThan(270)
    for (const kind of ['place', 'meeting'] as const)
      expect(mediumPlayers(kind, take, feelings)).not.toEqual(mediumPlayers(kind, take + 1, feelings))
  }
})

import { expect, it } from 'vitest'
import { canvas } from '../drawing/svg.ts'
import { screen } from '../stage.ts'
import type { Player } from '../staging.ts'
import { travel } from './film-shot.ts'
import { mediumPlayers } from './medium.ts'
import { playersOf } from './near.ts'
import { directionFor, peopleDepth, type ShotKind } from './shot.ts'

const feelings = { lead: 'calm', other: 'calm' } as const
const takes = Array.from({ length: 20 }, (_, take) => take)
const edge = (canvas.width - screen.width) / 2

/** Where a face is across the screen from the beginning to the end of a shot, from 0 to 1. */
function reachOf(kind: ShotKind, { at }: Player) {
  const sway = (travel.x * peopleDepth * directionFor(kind, { x: 1, y: 0 }).x) / 2
  return [at.x - at.width / 2 - sway, at.x + at.width / 2 + sway].map((x) => (x - edge) / screen.width)
}

it('holds every face between what a tall phone cuts off at the sides, however the camera goes', () => {
  const shots = takes.flatMap((take) => [
    ...(['lead', 'other', 'close', 'over', 'faces'] as const).map(
      (kind) => [kind, playersOf(kind, take, feelings)] as const,
    ),
    ...(['place', 'meeting'] as const).map((kind) => [kind, mediumPlayers(kind, take, feelings)] as const),
  ])
  for (const [kind, players] of shots)
    for (const player of players) {
      const [left = 0, right = 1] = reachOf(kind, player)
      expect(left, `${kind} ${player.who} ${player.pose}`).toBeGreaterThan(0.1)
      expect(right, `${kind} ${player.who} ${player.pose}`).toBeLessThan(0.9)
    }
})

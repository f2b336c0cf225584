import type { Person } from '../person.ts'
import { mixed, n, soft } from '../svg.ts'
import { expressions } from './expression.ts'
import { type Head, warped } from './head.ts'

/** A tear on each cheek, and eyes red with them. */
export function drawTears({ mood, skin }: Person, head: Head): string {
  if (!expressions[mood].hasTears) return ''
  const red = mixed(skin, '#c93a4c', 0.6)
  return ([1, -1] as const)
    .map((side) => {
      const at = (path: string) => warped(path, (x, y) => head.face(side * x, y, 2))
      const [lidX, lidY] = head.face(side * 41, 1)
      // One tear has fallen on the side that is turned to us; the other still stands in the eye.
      const isFalling = side !== head.side
      const way = 'M47 -1 C53 12 54 24 51 38'
      const [dropX, dropY] = head.face(side * 51, 40)
      return [
        soft(lidX, lidY, 24, 11, red, 0.3),
        `<path d="${at('M24 -5 C32 -1 50 -1 61 -12')}" fill="none" stroke="#eaf7ff" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".7"/>`,
        isFalling
          ? `<path d="${at(way)}" fill="none" stroke="#d8efff" stroke-width="3" stroke-linecap="round" stroke-opacity=".26"/><path d="${at(way)}" fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round" stroke-opacity=".5"/><path d="M${n(dropX)} ${n(dropY - 8)} C${n(dropX + 4)} ${n(dropY - 2)} ${n(dropX + 3.6)} ${n(dropY + 4)} ${n(dropX)} ${n(dropY + 4)} C${n(dropX - 3.6)} ${n(dropY + 4)} ${n(dropX - 4)} ${n(dropY - 2)} ${n(dropX)} ${n(dropY - 8)} Z" fill="#d8efff" fill-opacity=".7"/><ellipse cx="${n(dropX + 1.2)}" cy="${n(dropY)}" rx="1" ry="1.5" fill="#fff"/>`
          : `<path d="${at('M50 -3 C54 2 53 8 50 9 C47 8 46 2 50 -3 Z')}" fill="#d8efff" fill-opacity=".7"/>`,
      ].join('')
    })
    .join('')
}

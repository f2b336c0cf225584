import type { Person } from '../person.ts'
import { mixed, n, soft } from '../svg.ts'
import { expressions } from './expression.ts'
import { type Head, warped } from './head.ts'

/** Tears down both cheeks, eyes red with them, and a drop that falls. */
export function drawTears({ mood, skin }: Person, head: Head): string {
  if (!expressions[mood].hasTears) return ''
  const red = mixed(skin, '#c02a3a', 0.62)
  return ([1, -1] as const)
    .map((side) => {
      const at = (path: string) => warped(path, (x, y) => head.face(side * x, y, 2))
      const [lidX, lidY] = head.face(side * 44, 4)
      const way = at('M50 -2 C56 22 58 44 54 66 C52 78 48 88 44 98')
      const [dropX, dropY] = head.face(side * 43, 102)
      const stream = (width: number, color: string, opacity: number) =>
        `<path d="${way}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
      return [
        soft(lidX, lidY, 34, 18, red, 0.5),
        stream(6, '#d8efff', 0.16),
        stream(3.4, '#d8efff', 0.36),
        stream(1.4, '#ffffff', 0.6),
        `<path d="${at('M24 0 C34 6 54 6 68 -8')}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-opacity=".6"/>`,
        `<ellipse cx="${n(dropX)}" cy="${n(dropY)}" rx="3.6" ry="5.4" fill="#d8efff" fill-opacity=".7"/><ellipse cx="${n(dropX + 1.4)}" cy="${n(dropY - 2)}" rx="1.3" ry="1.8" fill="#fff"/>`,
      ].join('')
    })
    .join('')
}

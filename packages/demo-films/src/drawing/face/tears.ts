import type { Person } from '../person.ts'
import { mixed, n, soft } from '../svg.ts'
import { expressions } from './expression.ts'
import { type Head, warped } from './head.ts'

/** A tear on each cheek, and eyes red with them. */
export function drawTears({ mood, skin }: Person, head: Head): string {
  if (!expressions[mood].hasTears) return ''
  const red = mixed(skin, '#c02a3a', 0.62)
  return ([1, -1] as const)
    .map((side) => {
      const at = (path: string) => warped(path, (x, y) => head.face(side * x, y, 2))
      const [lidX, lidY] = head.face(side * 44, 4)
      const way = at('M47 6 C52 20 53 32 50 44')
      const [dropX, dropY] = head.face(side * 49, 49)
      const stream = (width: number, color: string, opacity: number) =>
        `<path d="${way}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
      return [
        soft(lidX, lidY, 34, 18, red, 0.5),
        stream(4.4, '#d8efff', 0.14),
        stream(1.6, '#d8efff', 0.42),
        `<path d="${at('M24 0 C34 6 54 6 68 -8')}" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".5"/>`,
        `<ellipse cx="${n(dropX)}" cy="${n(dropY)}" rx="2.8" ry="4.2" fill="#d8efff" fill-opacity=".66"/><ellipse cx="${n(dropX + 1)}" cy="${n(dropY - 1.4)}" rx="1" ry="1.4" fill="#fff" fill-opacity=".9"/>`,
      ].join('')
    })
    .join('')
}

import type { Person } from '../person.ts'
import { mixed, n, repeat, soft } from '../svg.ts'
import { lowered } from './contour.ts'
import { type Head, warped } from './head.ts'
import type { SkinTones } from './skin-tones.ts'
import type { FaceTraits } from './traits.ts'

/** Lines of a life, and a scar. */
export function drawMarks(
  { isOld, scar, isMan, marks, eyes }: Person,
  { shape }: FaceTraits,
  head: Head,
  tones: SkinTones,
): string {
  const on = (d: string) => warped(d, (x, y) => head.face(x, lowered(y, shape, isMan)))
  const line = (d: string, width: number, opacity: number) =>
    `<path d="${on(d)}" fill="none" stroke="${tones.line}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  const age = isOld
    ? [
        line('M-20 38 C-28 45 -34 53 -36 64', 2.2, 0.5),
        line('M20 38 C28 45 34 53 36 64', 2.2, 0.44),
        line('M-42 -72 C-18 -78 18 -78 42 -72', 1.8, 0.42),
        line('M-34 -86 C-14 -90 16 -90 36 -85', 1.6, 0.34),
        line('M-4 -34 L-5 -46 M4 -34 L6 -47', 1.8, 0.46),
        line('M-58 44 C-63 54 -62 66 -56 76', 1.7, 0.34),
        line('M-30 84 C-34 92 -34 98 -30 104 M30 84 C34 92 34 98 30 104', 1.7, 0.32),
      ].join('')
    : isMan
      ? line('M-23 38 C-29 44 -32 50 -33 56', 1.6, 0.1) + line('M23 38 C29 44 32 50 33 56', 1.6, 0.08)
      : ''
  const cut = scar
    ? `<path d="${on('M48 -56 C53 -40 55 -26 57 -22 M59 -2 C61 12 65 24 67 32')}" fill="none" stroke="#f6d2c2" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".8"/><path d="${on('M50.5 -56 C55.5 -40 57.5 -26 59.5 -22 M61.5 -2 C63.5 12 67.5 24 69.5 32')}" fill="none" stroke="${tones.deep}" stroke-width="1.6" stroke-opacity=".6"/>`
    : ''
  const dot = (x: number, y: number, r: number, opacity: number) => {
    const [toX, toY] = head.face(x, lowered(y, shape, isMan))
    return `<circle cx="${n(toX)}" cy="${n(toY)}" r="${n(r)}" fill="${mixed(tones.line, '#7a3a1c', 0.5)}" fill-opacity="${opacity}"/>`
  }
  const own =
    marks === 'freckles'
      ? repeat(26, (index) => {
          const [across, down] = [Math.sin(index * 12.9) * 0.5 + 0.5, Math.sin(index * 7.3 + 2) * 0.5 + 0.5]
          return dot((across * 2 - 1) * 56, 10 + down * 20 - (1 - Math.abs(across * 2 - 1)) * 6, 0.9 + down * 0.7, 0.34)
        })
      : marks === 'mole'
        ? dot(34, 54, 2.1, 0.85)
        : marks === 'seams'
          ? ([1, -1] as const).map((side) => seam(on, head, side, { line: tones.line, lamp: eyes })).join('')
          : ''
  return own + age + cut
}

/** Where the plates of a face meet that was built, with a lamp at the temple. */
function seam(
  on: (path: string) => string,
  head: Head,
  side: 1 | -1,
  { line, lamp }: { readonly line: string; readonly lamp: string },
): string {
  const d = on(
    `M${side * 74} -64 C${side * 78} -30 ${side * 76} -4 ${side * 66} 14 L${side * 66} 44 C${side * 62} 62 ${side * 52} 78 ${side * 40} 92`,
  )
  const [x, y] = head.face(side * 72, -68)
  return [
    `<path d="${d}" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".5"/>`,
    `<path d="${d}" fill="none" stroke="${lamp}" stroke-width="1.1" stroke-linecap="round" stroke-opacity=".9"/>`,
    templeLamp(x, y, lamp),
  ].join('')
}

/** A ring that shines at a temple. */
export const templeLamp = (x: number, y: number, color: string): string =>
  `${soft(x, y, 22, 22, color, 0.7)}<circle cx="${n(x)}" cy="${n(y)}" r="6.4" fill="none" stroke="${mixed(color, '#ffffff', 0.5)}" stroke-width="3"/>`

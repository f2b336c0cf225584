import type { Person } from '../person.ts'
import { blur, clip, group, linear, mixed, n, repeat, seeded } from '../svg.ts'
import { faceOutline, jawPoints, lowered } from './contour.ts'
import { type Head, through, warped } from './head.ts'
import type { FaceTraits } from './traits.ts'

const stubbleBlur = blur(11, { x: -160, y: -40, width: 320, height: 240 })
const cheekBlur = blur(3.4, { x: -160, y: -40, width: 320, height: 240 })

/** A beard in tones: thin at the cheeks, dense around the chin, its strands running down and in; the lips stay free. Stubble is the same
 *  shape as a shadow on the skin. */
export function drawBeard(person: Person, { shape }: FaceTraits, head: Head, ink: string): string {
  if (!person.beard) return ''
  const isFull = person.beard === 'full'
  const { isMan } = person
  const at = (x: number, y: number) => head.face(x, lowered(y, shape, isMan), 2)
  const on = (path: string) => warped(path, at)
  // Follows the jaw, a little outside of it: hair has a thickness.
  const points = jawPoints(head, shape, isMan).map(([x, y]) => [x * 1.02, y + (isFull && y > 60 ? 7 : 0)] as const)
  const [backX, backY] = points.at(-1) ?? [0, 0]
  const upper = warped(
    'C-80 40 -70 58 -52 62 C-40 65 -34 50 -24 49 C-14 48 -6 46 0 49 C6 46 14 48 24 49 C34 50 40 65 52 62 C70 58 80 40 86 18',
    (x, y) => at(head.side * x, y),
  )
  const outline = `${through(points)} L${n(backX)} ${n(backY)} ${upper} Z`
  const fade = linear([
    [0, ink, 0.1],
    [0.3, ink, 0.78],
    [0.62, ink, 0.98],
    [1, mixed(ink, '#000000', 0.3), 1],
  ])
  const lips = on('M-23 67 C-12 63 12 63 23 67 C17 75 10 78 0 78 C-10 78 -17 75 -23 67 Z')
  const inside = clip(`${outline} ${faceOutline(head, shape, isMan)}`)
  const random = seeded(23)
  const bright = mixed(ink, '#e9c9a8', 0.3)
  const strands = (count: number, color: string, opacity: number) =>
    group(
      `fill="${color}" fill-opacity="${opacity}"`,
      repeat(count, () => {
        const [x, y] = [(random() - 0.5) * 156, 62 + random() * 44]
        if (Math.abs(x) < 32 && y < 92) return ''
        const length = 12 + random() * 13
        const to = [x * 0.9 + (random() - 0.5) * 5, y + length] as const
        const width = 0.8 + random() * 1.1
        return `<path d="${on(`M${n(x - width)} ${n(y)} C${n(x - width)} ${n(y + length * 0.5)} ${n(to[0])} ${n(to[1] - 4)} ${n(to[0])} ${n(to[1])} C${n(to[0] + 0.4)} ${n(to[1] - 4)} ${n(x + width)} ${n(y + length * 0.5)} ${n(x + width)} ${n(y)} Z`)}"/>`
      }),
    )
  const moustache = on(
    'M0 51 C8 46 20 50 30 62 C34 70 35 78 32 84 C26 74 20 64 2 61 L-2 61 C-20 64 -26 74 -32 84 C-35 78 -34 70 -30 62 C-20 50 -8 46 0 51 Z',
  )
  const mask = `<mask id="beard-${inside.url.slice(5, -1)}" maskUnits="userSpaceOnUse" x="-200" y="-100" width="400" height="360"><rect x="-200" y="-100" width="400" height="360" fill="#fff"/><path d="${lips}" fill="#000"/></mask>`
  if (!isFull) {
    const shadow = clip(faceOutline(head, shape, isMan))
    return (
      fade.defs +
      shadow.defs +
      stubbleBlur.defs +
      group(
        `clip-path="${shadow.url}" opacity=".28"`,
        group(`filter="${stubbleBlur.url}"`, `<path d="${outline}" fill="${fade.url}"/>`),
      )
    )
  }
  return [
    fade.defs + inside.defs + cheekBlur.defs + mask,
    group(
      `mask="url(#beard-${inside.url.slice(5, -1)})"`,
      group(`filter="${cheekBlur.url}"`, `<path d="${outline}" fill="${fade.url}"/>`),
      `<path d="${moustache}" fill="${ink}" fill-opacity=".94"/>`,
      group(`clip-path="${inside.url}"`, strands(90, mixed(ink, '#000000', 0.4), 0.4), strands(80, bright, 0.24)),
    ),
  ].join('')
}

import { sky } from '../drawing/sky.ts'
import { blur, canvas, glow, group, linear, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

interface Grove {
  readonly count: number
  readonly thickness: number
  readonly color: string
  readonly shine: string
  readonly leaves: number
  /** Nearest to us: it stands at both edges, and its leaves hang above people's heads. */
  readonly isNear?: boolean
}

/** Stalks in sections, leaning a little, with leaves at their knots. */
function grove({ count, thickness, color, shine, leaves, isNear = false }: Grove, random: () => number): string {
  const bark = linear(
    [
      [0, color],
      [0.35, shine],
      [1, color],
    ],
    { x: 1, y: 0 },
  )
  return (
    bark.defs +
    repeat(count, (index) => {
      const x = isNear ? 96 + index * 740 + random() * 60 : ((index + 0.2 + random() * 0.6) * width) / count
      const w = thickness * (0.7 + random() * 0.6)
      const section = w * 6 + random() * 40
      const sections = Math.ceil(height / section) + 1
      const stalk = repeat(
        sections,
        (i) =>
          `<rect x="${n(x - w / 2)}" y="${n(i * section - 60)}" width="${n(w)}" height="${n(section - 4)}" rx="${n(w * 0.16)}" fill="${bark.url}"/>`,
      )
      const foliage = repeat(leaves, () =>
        leaf(x, random() * height * (isNear ? 0.26 : 0.75), w * (1.6 + random() * 2.4), random() * 360, color),
      )
      return group(`transform="rotate(${n(random() * 5 - 2.5)} ${n(x)} ${height})"`, stalk, foliage)
    })
  )
}

const leaf = (x: number, y: number, length: number, angle: number, fill: string) =>
  `<path transform="translate(${n(x)},${n(y)}) rotate(${n(angle)})" d="M0 0 Q${n(length / 2)} ${n(-length * 0.13)} ${n(length)} 0 Q${n(length / 2)} ${n(length * 0.13)} 0 0 Z" fill="${fill}"/>`

/** A bamboo forest in morning mist. */
export const bamboo: DrawBackdrop = (palette, random) => {
  const [soft, softer] = [blur(5), blur(40)]
  const rays = linear([
    [0, palette.light, 0.5],
    [1, palette.light, 0],
  ])
  const shafts = repeat(
    5,
    (i) =>
      `<path d="M${560 + i * 70} -60 L${620 + i * 80} -60 L${180 + i * 150} 1200 L${60 + i * 120} 1200 Z" fill="${rays.url}" opacity="${n(0.2 + random() * 0.3)}"/>`,
  )
  const mist = group(
    `filter="${softer.url}"`,
    softer.defs,
    repeat(
      6,
      () =>
        `<ellipse cx="${n(random() * width)}" cy="${n(980 + random() * 240)}" rx="320" ry="60" fill="${palette.light}" opacity=".35"/>`,
    ),
  )
  const path = `<path d="M430 1000 C470 1120 300 1240 180 1440 L820 1440 C700 1260 520 1120 500 1000 Z" fill="${palette.light}" opacity=".13"/>`
  return {
    ground: 1250,
    layers: [
      {
        depth: 0.1,
        body: [
          sky(palette, [0.45, 0.75], palette.far),
          glow(640, 300, 640, palette.light, 0.8),
          group(
            `filter="${soft.url}" opacity=".55"`,
            soft.defs,
            grove({ count: 16, thickness: 16, color: palette.far, shine: palette.sky[2], leaves: 8 }, random),
          ),
        ].join(''),
      },
      {
        depth: 0.35,
        body:
          rays.defs +
          grove({ count: 9, thickness: 26, color: palette.middle, shine: palette.far, leaves: 12 }, random) +
          shafts +
          mist +
          path,
      },
      {
        depth: 1,
        body: grove(
          { count: 2, thickness: 64, color: palette.near, shine: palette.middle, leaves: 14, isNear: true },
          random,
        ),
      },
    ],
  }
}

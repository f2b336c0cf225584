import { sky } from '../drawing/sky.ts'
import { blur, canvas, glow, group, linear, mixed, n, repeat, soft } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas
const shore = 860

/** A steep hill as old pictures have them. */
const hill = (x: number, top: number, half: number, paint: string) =>
  `<path d="M${x - half} ${shore} C${n(x - half * 0.8)} ${n(top + (shore - top) * 0.5)} ${n(x - half * 0.62)} ${top + 30} ${n(x - half * 0.16)} ${top} C${n(x + half * 0.3)} ${top - 16} ${n(x + half * 0.5)} ${n(top + (shore - top) * 0.3)} ${n(x + half * 0.66)} ${n(top + (shore - top) * 0.62)} C${n(x + half * 0.8)} ${n(shore - 40)} ${x + half} ${shore} ${x + half} ${shore} Z" fill="${paint}"/>`

/** Somebody in a straw hat in a boat, with a lamp at its bow. */
const boat = (x: number, y: number, { near, light, accent }: Palette): string =>
  [
    glow(x + 120, y - 56, 130, light, 0.9),
    `<path d="M${x - 150} ${y - 16} C${x - 90} ${y + 34} ${x + 90} ${y + 34} ${x + 160} ${y - 26} C${x + 100} ${y + 4} ${x - 90} ${y + 6} ${x - 150} ${y - 16} Z" fill="${near}"/>`,
    `<path d="M${x - 64} ${y} C${x - 70} ${y - 60} ${x - 50} ${y - 92} ${x - 30} ${y - 96} C${x - 8} ${y - 92} ${x + 8} ${y - 60} ${x + 4} ${y} Z" fill="${near}"/><path d="M${x - 78} ${y - 92} L${x - 30} ${y - 132} L${x + 18} ${y - 92} Z" fill="${near}"/>`,
    `<path d="M${x + 120} ${y - 14} V${y - 84}" stroke="${near}" stroke-width="5"/><rect x="${x + 108}" y="${y - 74}" width="24" height="32" rx="6" fill="${mixed(light, accent, 0.2)}"/>`,
    soft(x + 120, y + 40, 26, 44, light, 0.5),
  ].join('')

const reeds = (x: number, count: number, paint: string, random: () => number): string =>
  repeat(count, () => {
    const from = x + random() * 210
    const lean = (random() - 0.5) * 120
    const tall = 220 + random() * 330
    return `<path d="M${n(from)} 1460 Q${n(from + lean * 0.2)} ${n(1440 - tall * 0.6)} ${n(from + lean)} ${n(1440 - tall)} Q${n(from + lean * 0.3 + 14)} ${n(1440 - tall * 0.5)} ${n(from + 15)} 1460 Z" fill="${paint}"/>`
  })

/** A silent river between steep hills, mist on it, and a red moon. */
export const river: DrawBackdrop = (palette, random) => {
  const { far, middle, near, light, accent } = palette
  const haze = blur(30)
  const mist = (y: number, opacity: number) =>
    group(
      `filter="${haze.url}"`,
      haze.defs,
      repeat(
        4,
        (at) =>
          `<ellipse cx="${n(120 + at * 240 + random() * 90)}" cy="${n(y + random() * 30)}" rx="260" ry="34" fill="${light}" opacity="${opacity}"/>`,
      ),
    )
  const water = linear([
    [0, mixed(light, palette.sky[2], 0.4)],
    [0.3, middle],
    [1, near],
  ])
  const moon = mixed(accent, '#ffb090', 0.34)
  const glitter = repeat(46, () => {
    const share = random()
    return `<rect x="${n(650 + (random() - 0.5) * (80 + share * 320))}" y="${n(shore + 12 + share * 420)}" width="${n(20 + random() * 90 * (0.4 + share))}" height="${n(2 + share * 4)}" rx="2" fill="${mixed(moon, light, 0.4)}" opacity="${n(0.3 + random() * 0.4)}"/>`
  })
  return {
    ground: 1250,
    layers: [
      {
        depth: 0.08,
        body: [
          sky(palette, [0.34, 0.6], near),
          glow(650, 420, 420, moon, 0.6),
          `<circle cx="650" cy="420" r="128" fill="${moon}"/>`,
          group('opacity=".55"', hill(160, 470, 190, far), hill(420, 560, 170, far), hill(860, 450, 210, far)),
          mist(shore - 30, 0.5),
        ].join(''),
      },
      {
        depth: 0.25,
        body: [
          hill(40, 540, 210, mixed(far, middle, 0.6)),
          hill(640, 660, 160, mixed(far, middle, 0.5)),
          hill(930, 580, 200, mixed(far, middle, 0.7)),
          water.defs,
          `<rect y="${shore}" width="${width}" height="${height - shore}" fill="${water.url}"/>`,
          glitter,
          mist(shore + 6, 0.4),
        ].join(''),
      },
      { depth: 0.5, body: boat(230, 960, palette) },
      { depth: 1, body: reeds(-70, 26, near, random) + reeds(800, 26, near, random) },
    ],
  }
}

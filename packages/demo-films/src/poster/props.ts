import { glow, group, mixed, n, repeat, seeded, softDisc } from '../drawing/svg.ts'
import type { Palette } from '../look.ts'

/** What stands so near to the camera that it is out of focus, at the edges of a cover of 600 by 900. */
export type PropName =
  | 'lanterns'
  | 'bokeh'
  | 'curtain'
  | 'bamboo'
  | 'grass'
  | 'branches'
  | 'rail'
  | 'glass'
  | 'frame'
  | 'petals'

type Draw = (palette: Palette, random: () => number) => string

const lantern = (x: number, y: number, r: number, { accent, light }: Palette) =>
  `<path d="M${x} ${n(y - r * 3)} L${x} ${n(y - r)}" stroke="#1a0a0a" stroke-width="${n(r * 0.12)}"/>${glow(x, y, r * 2.6, accent, 0.5)}<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 1.06)}" fill="${mixed(accent, '#3a0606', 0.35)}"/><ellipse cx="${x}" cy="${n(y + r * 0.1)}" rx="${n(r * 0.66)}" ry="${n(r * 0.84)}" fill="${accent}"/><ellipse cx="${x}" cy="${n(y + r * 0.16)}" rx="${n(r * 0.32)}" ry="${n(r * 0.56)}" fill="${mixed(accent, light, 0.6)}"/><path d="M${n(x - r * 0.5)} ${n(y - r)} h${n(r)} v${n(-r * 0.2)} h${n(-r)} Z M${n(x - r * 0.4)} ${n(y + r)} h${n(r * 0.8)} v${n(r * 0.2)} h${n(-r * 0.8)} Z" fill="#2a1206"/><path d="M${x} ${n(y + r * 1.2)} v${n(r * 1.3)}" stroke="${accent}" stroke-width="${n(r * 0.2)}"/>`

const leaf = (x: number, y: number, length: number, turn: number, color: string) =>
  `<path transform="translate(${n(x)},${n(y)}) rotate(${n(turn)})" d="M0 0 C${n(length * 0.3)} ${n(-length * 0.14)} ${n(length * 0.7)} ${n(-length * 0.1)} ${n(length)} 0 C${n(length * 0.7)} ${n(length * 0.1)} ${n(length * 0.3)} ${n(length * 0.12)} 0 0 Z" fill="${color}"/>`

const drawn: Readonly<Record<PropName, Draw>> = {
  lanterns: (palette) => lantern(36, 128, 74, palette) + lantern(572, 40, 56, palette),
  bokeh: ({ light, accent, sky }, random) =>
    repeat(26, (at) => {
      const side = random()
      const [x, y] = [side < 0.5 ? random() * 190 : 410 + random() * 190, 40 + random() * 820]
      return softDisc(x, y, 14 + random() * 40, [light, accent, sky[2]][at % 3] ?? light, 0.16 + random() * 0.36)
    }),
  curtain: ({ accent, near }) =>
    [
      'M-20 -20 L150 -20 C120 160 150 300 96 470 C60 600 70 760 40 920 L-20 920 Z',
      'M620 -20 L470 -20 C500 140 470 330 520 480 C550 600 540 780 566 920 L620 920 Z',
    ]
      .map(
        (d, at) =>
          `<path d="${d}" fill="${mixed(accent, near, 0.56)}"/>${repeat(3, (fold) => {
            const x = at === 0 ? 18 + fold * 40 : 582 - fold * 38
            return `<path d="M${x} -20 C${x + 14} 200 ${x - 16} 420 ${x - (at ? -30 : 30)} 920" fill="none" stroke="${fold % 2 ? near : mixed(accent, '#ffffff', 0.1)}" stroke-width="20" stroke-opacity="${fold % 2 ? 0.8 : 0.5}"/>`
          })}`,
      )
      .join(''),
  bamboo: ({ near, middle }, random) =>
    [
      [-14, 74],
      [560, 96],
    ]
      .map(
        ([x = 0, w = 0]) =>
          `<path d="M${x} -20 h${w} v960 h${-w} Z" fill="${mixed(near, middle, 0.3)}"/><path d="M${n(x + w * 0.66)} -20 v960" stroke="${middle}" stroke-width="${n(w * 0.16)}"/><path d="M${x - 4} 250 h${w + 8} M${x - 4} 640 h${w + 8}" stroke="${near}" stroke-width="12"/>`,
      )
      .join('') +
    repeat(12, (at) =>
      leaf(
        at % 2 ? 640 : -40,
        20 + at * 50 + random() * 40,
        90 + random() * 90,
        at % 2 ? 150 + random() * 50 : random() * 60 - 10,
        at % 3 ? near : middle,
      ),
    ),
  grass: ({ near, middle, light }, random) =>
    repeat(46, (at) => {
      const x = (at / 45) * 640 - 20
      const edge = Math.abs(x - 300) / 300
      const height = 60 + edge * 190 * (0.5 + random() * 0.6)
      const lean = (random() - 0.5) * 90
      return `<path d="M${n(x - 9)} 920 C${n(x)} ${n(900 - height * 0.5)} ${n(x + lean * 0.5)} ${n(900 - height)} ${n(x + lean)} ${n(880 - height)} C${n(x + lean * 0.6 + 6)} ${n(900 - height)} ${n(x + 12)} ${n(900 - height * 0.4)} ${n(x + 10)} 920 Z" fill="${at % 4 === 0 ? mixed(middle, light, 0.2) : at % 2 ? near : middle}"/>`
    }),
  branches: ({ near, middle, far }, random) =>
    repeat(30, (at) => {
      const isLeft = at % 2 === 0
      const [x, y] = [isLeft ? -30 + random() * 40 : 630 - random() * 40, -30 + random() * 300]
      return leaf(
        x,
        y,
        60 + random() * 80,
        (isLeft ? 10 : 170) + (random() - 0.5) * 100,
        at % 3 === 0 ? mixed(middle, far, 0.5) : mixed(near, middle, 0.4),
      )
    }),
  rail: ({ near, light }) =>
    `<path d="M-20 840 L620 780 L620 920 L-20 920 Z" fill="${near}"/><path d="M-20 838 L620 778" stroke="${light}" stroke-width="6" stroke-opacity=".5"/>`,
  glass: ({ light, accent, near }) =>
    `<path d="M-60 560 L150 560 C150 690 120 760 54 772 L54 920 L30 920 L30 772 C-30 760 -60 690 -60 560 Z" fill="${light}" fill-opacity=".16"/><path d="M-56 640 L146 640 C140 710 110 752 46 762 C-14 752 -50 710 -56 640 Z" fill="${mixed(accent, near, 0.24)}" fill-opacity=".86"/><path d="M128 566 C130 660 112 720 84 744" stroke="${light}" stroke-width="12" stroke-opacity=".8" fill="none"/>${softDisc(560, 700, 66, accent, 0.5)}${softDisc(520, 800, 44, light, 0.4)}${softDisc(590, 590, 30, light, 0.3)}`,
  frame: ({ near }) =>
    `<path d="M-20 -20 L70 -20 L96 920 L-20 920 Z" fill="${near}"/><path d="M-20 -20 L620 -20 L620 26 L-20 40 Z" fill="${near}"/>`,
  petals: ({ accent, light }, random) =>
    repeat(16, (at) => {
      const isLeft = at % 2 === 0
      return leaf(
        isLeft ? random() * 120 - 20 : 480 + random() * 120,
        random() * 860,
        34 + random() * 44,
        random() * 360,
        mixed(accent, light, random() * 0.5),
      )
    }),
}

/** What of a drama passes before its people, in the order of drawing. */
export const drawProps = (names: readonly PropName[], palette: Palette, seed: number): string =>
  group('opacity=".94"', ...names.map((name) => drawn[name](palette, seeded(seed * 3 + 11))))

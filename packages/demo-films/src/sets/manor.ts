import { canvas, clip, glow, group, linear, mixed, n, repeat, soft, wash } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas
const gate = { x: 480, y: 590, r: 330 } as const

/** What one sees through the gate: a garden in the moonlight, a pavilion in it. */
function garden({ sky, far, middle, light }: Palette, random: () => number): string {
  const { x, y, r } = gate
  const inside = clip(`M${x - r} ${y} A${r} ${r} 0 1 1 ${x + r} ${y} A${r} ${r} 0 1 1 ${x - r} ${y} Z`)
  const night = linear([
    [0, mixed(sky[1], '#0a1a40', 0.3)],
    [0.6, sky[2]],
    [1, mixed(sky[2], light, 0.5)],
  ])
  const willow = repeat(26, (at) => {
    const from = 120 + at * 15
    const length = 150 + random() * 260
    return `<path d="M${from} 250 C${n(from + 14)} ${n(330 + length * 0.2)} ${n(from - 16)} ${n(260 + length * 0.7)} ${n(from + 6)} ${n(250 + length)}" fill="none" stroke="${mixed(far, '#0a2018', 0.3)}" stroke-width="${n(3 + random() * 4)}" stroke-linecap="round"/>`
  })
  const pavilion = `<path d="M560 720 C600 700 640 660 660 610 C680 660 720 700 762 720 C720 726 600 726 560 720 Z" fill="${middle}"/><rect x="592" y="722" width="12" height="130" fill="${middle}"/><rect x="716" y="722" width="12" height="130" fill="${middle}"/><rect x="560" y="846" width="204" height="16" fill="${middle}"/>`
  return group(
    `clip-path="${inside.url}"`,
    inside.defs + night.defs,
    `<rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2}" fill="${night.url}"/>`,
    glow(600, 440, 330, '#fff6e0', 0.8),
    `<circle cx="600" cy="440" r="84" fill="#fff7e4"/>`,
    `<path d="M120 800 C260 720 380 790 500 760 C640 730 740 790 860 760 V940 H120 Z" fill="${far}"/>`,
    pavilion,
    willow,
    `<path d="M140 880 C320 850 640 850 820 880 V940 H140 Z" fill="${mixed(far, middle, 0.5)}"/>${soft(600, 884, 190, 16, '#fff7e4', 0.6)}`,
  )
}

/** A window of paper behind wood, a lamp behind it. */
const lattice = (x: number, { near, light }: Palette): string =>
  [
    `<rect x="${x}" y="330" width="150" height="470" fill="${mixed(light, '#ff9a3c', 0.3)}" opacity=".86"/>`,
    glow(x + 75, 560, 260, light, 0.5),
    `<path d="M${x} 330 h150 v470 h-150 Z ${[1, 2, 3].map((at) => `M${n(x + at * 37.5)} 330 v470`).join(' ')} ${[1, 2, 3, 4, 5, 6, 7].map((at) => `M${x} ${n(330 + at * 58.7)} h150`).join(' ')}" fill="none" stroke="${near}" stroke-width="9"/>`,
  ].join('')

const lamp = (x: number, y: number, { light, accent, near }: Palette): string =>
  `<path d="M${x} -40 V${y - 62}" stroke="${near}" stroke-width="4"/>${glow(x, y, 230, light, 0.75)}<path d="M${x - 44} ${y - 56} h88 l16 40 -16 84 h-88 l-16 -84 Z" fill="${mixed(accent, '#ff5a2a', 0.3)}"/><path d="M${x - 26} ${y - 50} h52 l10 34 -10 72 h-52 l-10 -72 Z" fill="${light}"/><path d="M${x} ${y + 68} v70" stroke="${accent}" stroke-width="7"/><rect x="${x - 50}" y="${y - 66}" width="100" height="14" fill="${near}"/><rect x="${x - 50}" y="${y + 64}" width="100" height="12" fill="${near}"/>`

/** The hall of an old house: a round gate to a garden in the moonlight, windows of paper, lamps. */
export const manor: DrawBackdrop = (palette, random) => {
  const { middle, near, far, light, accent, sky } = palette
  const { x, y, r } = gate
  const floor = linear([
    [0, mixed(sky[2], near, 0.5)],
    [1, near],
  ])
  return {
    ground: 1250,
    layers: [
      {
        depth: 0.1,
        body: [
          wash([
            [0, near],
            [0.45, middle],
            [1, near],
          ]),
          garden(palette, random),
          `<circle cx="${x}" cy="${y}" r="${r + 16}" fill="none" stroke="${mixed(accent, near, 0.3)}" stroke-width="32"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${mixed(light, accent, 0.3)}" stroke-width="5"/>`,
        ].join(''),
      },
      {
        depth: 0.3,
        body: [
          floor.defs,
          `<rect y="920" width="${width}" height="${height - 920}" fill="${floor.url}"/>`,
          repeat(
            7,
            (at) =>
              `<path d="M${n(480 + (at - 3) * 110)} 920 L${n(480 + (at - 3) * 330)} 1440" stroke="${near}" stroke-width="4" opacity=".6"/>`,
          ),
          soft(480, 990, 340, 60, '#fff6e0', 0.4),
          lattice(-12, palette),
          lattice(822, palette),
          `<rect y="150" width="${width}" height="52" fill="${near}"/><path d="M0 202 H${width}" stroke="${accent}" stroke-width="6" opacity=".8"/>`,
        ].join(''),
      },
      { depth: 0.55, body: lamp(210, 330, palette) + lamp(760, 380, palette) },
      {
        depth: 1,
        body: `<rect x="-30" y="0" width="74" height="${height}" fill="${near}"/><rect x="916" y="0" width="74" height="${height}" fill="${near}"/><path d="M44 0 V${height} M916 0 V${height}" stroke="${mixed(far, light, 0.3)}" stroke-width="3" opacity=".5"/>`,
      },
    ],
  }
}

import { sky } from '../drawing/sky.ts'
import { blur, canvas, glow, group, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

interface Street {
  readonly base: number
  readonly tallest: number
  readonly fill: string
  readonly lamps: readonly string[]
  readonly lampShare: number
}

/** A row of towers from one edge to the other, with some windows lit. */
function towers({ base, tallest, fill, lamps, lampShare }: Street, random: () => number): string {
  const parts: string[] = []
  for (let x = -40; x < width + 40; ) {
    const w = 70 + random() * 100
    const top = base - tallest * (0.4 + random() * 0.6)
    parts.push(`<rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(height - top)}" fill="${fill}"/>`)
    if (random() > 0.6)
      parts.push(
        `<rect x="${n(x + w / 2 - 2)}" y="${n(top - 60)}" width="4" height="60" fill="${fill}"/><circle cx="${n(x + w / 2)}" cy="${n(top - 60)}" r="4" fill="${lamps[0]}"/>`,
      )
    for (let row = top + 18; row < base; row += 22) {
      for (let column = x + 10; column < x + w - 16; column += 18) {
        if (random() > lampShare) continue
        const lamp = lamps[Math.floor(random() * lamps.length)]
        parts.push(
          `<rect x="${n(column)}" y="${n(row)}" width="9" height="12" fill="${lamp}" opacity="${n(0.35 + random() * 0.6)}"/>`,
        )
      }
    }
    x += w + 6 + random() * 14
  }
  return parts.join('')
}

/** Towers at night, seen from a roof; wet, with their signs mirrored below. */
export const city: DrawBackdrop = (palette, random) => {
  const soft = blur(34)
  const lamps = [palette.light, palette.light, palette.accent, '#ffffff']
  const haze = repeat(7, () =>
    glow(
      random() * width,
      760 + random() * 320,
      180 + random() * 160,
      random() > 0.5 ? palette.accent : palette.light,
      0.35,
    ),
  )
  const signs = [
    `<rect x="690" y="640" width="54" height="210" rx="8" fill="none" stroke="${palette.accent}" stroke-width="8"/><path d="M702 690 h30 M702 730 h30 M702 770 h30 M702 810 h30" stroke="${palette.accent}" stroke-width="8"/>`,
    glow(717, 745, 230, palette.accent, 0.5),
    `<path d="M170 800 h130 l-24 40 h-82 Z" fill="none" stroke="${palette.light}" stroke-width="7"/>`,
    glow(235, 820, 190, palette.light, 0.45),
  ]
  const roofEdge = [
    `<rect y="1190" width="${width}" height="${height - 1190}" fill="${palette.near}"/>`,
    group(
      `filter="${soft.url}" opacity=".8"`,
      soft.defs,
      repeat(
        9,
        () =>
          `<rect x="${n(random() * width)}" y="1200" width="${n(16 + random() * 26)}" height="230" fill="${random() > 0.5 ? palette.accent : palette.light}" opacity=".4"/>`,
      ),
    ),
    `<rect y="1184" width="${width}" height="7" fill="${palette.light}" opacity=".35"/>`,
  ]
  const rail = [
    `<rect y="1262" width="${width}" height="12" fill="#04050b"/><rect y="1340" width="${width}" height="8" fill="#04050b"/>`,
    repeat(9, (i) => `<rect x="${i * 124 + 10}" y="1262" width="9" height="190" fill="#04050b"/>`),
  ]
  return {
    ground: 1240,
    layers: [
      {
        depth: 0.05,
        body: sky(palette, [0.55, 0.8], palette.sky[1]) + haze,
      },
      { depth: 0.22, body: towers({ base: 1040, tallest: 640, fill: palette.far, lamps, lampShare: 0.22 }, random) },
      {
        depth: 0.5,
        body:
          towers({ base: 1190, tallest: 560, fill: palette.middle, lamps, lampShare: 0.3 }, random) +
          signs.join('') +
          roofEdge.join(''),
      },
      { depth: 1, body: rail.join('') },
    ],
  }
}

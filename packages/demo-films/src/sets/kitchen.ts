import { sky } from '../drawing/sky.ts'
import { canvas, glow, group, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

/** The kitchen of a small restaurant: copper on hooks, shelves of jars, a fire, and lamps over the counter. */
export const kitchen: DrawBackdrop = (palette, random) => {
  const tiles = repeat(12, (row) =>
    repeat(
      10,
      (column) =>
        `<rect x="${column * 98 + (row % 2) * 49 - 49}" y="${420 + row * 52}" width="94" height="48" rx="4" fill="${palette.far}" opacity="${n(0.55 + random() * 0.4)}"/>`,
    ),
  )
  const pans = repeat(6, (i) => {
    const x = 110 + i * 150
    const r = 34 + random() * 22
    return `<path d="M${x} 330 V${n(430 - r)}" stroke="${palette.near}" stroke-width="7"/><circle cx="${x}" cy="${n(430)}" r="${n(r)}" fill="${palette.accent}"/><circle cx="${x}" cy="430" r="${n(r * 0.72)}" fill="${palette.middle}"/><path d="M${n(x + r * 0.3)} ${n(430 - r * 0.8)} A${n(r)} ${n(r)} 0 0 1 ${n(x + r * 0.9)} 425" stroke="${palette.light}" stroke-width="5" fill="none" opacity=".8"/>`
  })
  const jars = repeat(11, (i) => {
    const x = 40 + i * 86
    const h = 60 + random() * 46
    return `<rect x="${x}" y="${n(740 - h)}" width="52" height="${n(h)}" rx="9" fill="${i % 3 === 0 ? palette.accent : palette.light}" opacity="${n(0.3 + random() * 0.35)}"/><rect x="${x + 4}" y="${n(730 - h)}" width="44" height="13" rx="4" fill="${palette.near}"/>`
  })
  const lamps = repeat(3, (i) => {
    const x = 190 + i * 290
    return `<path d="M${x} 0 V170" stroke="${palette.near}" stroke-width="5"/><path d="M${x - 56} 214 L${x - 22} 166 h44 L${x + 56} 214 Z" fill="${palette.near}"/>${glow(x, 240, 330, palette.light, 0.7)}<ellipse cx="${x}" cy="214" rx="44" ry="9" fill="${palette.light}"/>`
  })
  const steam = repeat(6, () => glow(200 + random() * 560, 940 + random() * 130, 130 + random() * 90, '#ffffff', 0.14))
  const stove = group(
    '',
    `<rect y="1080" width="${width}" height="${height - 1080}" fill="${palette.near}"/><rect y="1072" width="${width}" height="16" fill="${palette.light}" opacity=".45"/>`,
    repeat(
      4,
      (i) =>
        `<path d="M${140 + i * 230} 1072 q-26 -54 8 -92 q0 30 20 40 q14 -26 4 -58 q44 50 18 110 Z" fill="${palette.accent}" opacity=".85"/>`,
    ),
  )
  return {
    ground: 1270,
    layers: [
      {
        depth: 0.05,
        body: `${sky(palette, [0.6, 1])}${tiles}`,
      },
      {
        depth: 0.25,
        body: `<rect y="322" width="${width}" height="14" fill="${palette.near}"/>${pans}<rect y="740" width="${width}" height="20" fill="${palette.middle}"/>${jars}`,
      },
      { depth: 0.5, body: stove + steam },
      { depth: 1, body: lamps },
    ],
  }
}

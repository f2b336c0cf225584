import { sky } from '../drawing/sky.ts'
import { canvas, glow, linear, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

/** A hall of columns with tall windows, a raised bench at its end. */
export const courtroom: DrawBackdrop = (palette, random) => {
  const shine = linear(
    [
      [0, palette.light, 0.5],
      [1, palette.light, 0],
    ],
    { x: -0.5, y: 1 },
  )
  const windows = repeat(3, (i) => {
    const x = 150 + i * 270
    const panes = repeat(
      5,
      (row) => `<path d="M${x} ${360 + row * 96} h120" stroke="${palette.middle}" stroke-width="7"/>`,
    )
    return `<path d="M${x} 860 V330 a60 60 0 0 1 120 0 V860 Z" fill="${palette.light}" opacity=".9"/>${panes}<path d="M${x + 60} 270 V860" stroke="${palette.middle}" stroke-width="7"/>${glow(x + 60, 560, 300, palette.light, 0.3)}`
  })
  const columns = repeat(4, (i) => {
    const x = 40 + i * 270
    return `<rect x="${x}" y="200" width="78" height="860" fill="${palette.far}"/><rect x="${x + 52}" y="200" width="14" height="860" fill="${palette.light}" opacity=".18"/><rect x="${x - 14}" y="180" width="106" height="34" fill="${palette.middle}"/><rect x="${x - 14}" y="1040" width="106" height="34" fill="${palette.middle}"/>`
  })
  const dust = repeat(
    40,
    () =>
      `<circle cx="${n(random() * width)}" cy="${n(300 + random() * 800)}" r="${n(1 + random() * 3)}" fill="${palette.light}" opacity="${n(random() * 0.5)}"/>`,
  )
  const bench = `<rect x="230" y="900" width="500" height="220" fill="${palette.middle}"/><rect x="200" y="880" width="560" height="30" fill="${palette.accent}"/><path d="M300 940 h110 v140 h-110 Z M425 940 h110 v140 h-110 Z M550 940 h110 v140 h-110 Z" fill="none" stroke="${palette.near}" stroke-width="6"/><circle cx="480" cy="800" r="52" fill="none" stroke="${palette.accent}" stroke-width="9"/><path d="M480 764 v76 M448 786 h64 M448 786 l-14 34 h28 Z M512 786 l-14 34 h28 Z" stroke="${palette.accent}" stroke-width="6" fill="none"/>`
  const beams = repeat(
    3,
    (i) =>
      `<path d="M${150 + i * 270} 330 L${270 + i * 270} 330 L${90 + i * 270} 1240 L${-150 + i * 270} 1240 Z" fill="${shine.url}"/>`,
  )
  return {
    ground: 1230,
    layers: [
      {
        depth: 0.05,
        body: `${sky(palette, [0.7, 1])}${windows}`,
      },
      { depth: 0.25, body: columns },
      {
        depth: 0.5,
        body: `<rect y="1090" width="${width}" height="${height - 1090}" fill="${palette.near}"/>${bench}${shine.defs}${beams}${dust}`,
      },
      {
        depth: 1,
        body: `<rect y="1330" width="${width}" height="40" fill="${palette.near}"/>${repeat(13, (i) => `<rect x="${i * 78}" y="1360" width="22" height="80" rx="8" fill="${palette.near}"/>`)}`,
      },
    ],
  }
}

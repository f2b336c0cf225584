import { sky } from '../drawing/sky.ts'
import { canvas, glow, linear, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

/** Folds of a curtain between two edges. */
function curtain(
  from: number,
  to: number,
  folds: number,
  palette: { accent: string; near: string; far: string },
): string {
  const cloth = linear(
    [
      [0, palette.near],
      [0.35, palette.accent],
      [0.6, palette.far],
      [1, palette.near],
    ],
    { x: 1, y: 0 },
  )
  const fold = (to - from) / folds
  return (
    cloth.defs +
    repeat(folds, (i) => {
      const x = from + i * fold
      return `<path d="M${n(x)} -20 L${n(x + fold + 1)} -20 C${n(x + fold + 12)} 500 ${n(x + fold - 8)} 900 ${n(x + fold + 2)} 1300 Q${n(x + fold / 2)} 1330 ${n(x)} 1300 C${n(x - 8)} 900 ${n(x + 12)} 500 ${n(x)} -20 Z" fill="${cloth.url}"/>`
    })
  )
}

/** An opera stage: spotlights, heavy curtains, a floor that mirrors. */
export const theatre: DrawBackdrop = (palette, random) => {
  const beam = linear([
    [0, palette.light, 0.75],
    [1, palette.light, 0.03],
  ])
  const floor = linear([
    [0, palette.middle],
    [0.3, palette.far],
    [1, palette.near],
  ])
  const backdrop = [
    sky(palette, [0.6, 0.8], palette.near),
    repeat(
      22,
      (i) =>
        `<rect x="${i * 46}" y="0" width="30" height="1150" fill="${palette.near}" opacity="${n(0.12 + random() * 0.25)}"/>`,
    ),
    floor.defs + `<rect y="1130" width="${width}" height="${height - 1130}" fill="${floor.url}"/>`,
    repeat(
      16,
      (i) =>
        `<path d="M480 1040 L${n(i * 100 - 300)} 1440" stroke="${palette.light}" stroke-opacity=".07" stroke-width="3"/>`,
    ),
  ]
  const lights = [
    beam.defs,
    `<path d="M440 -40 L520 -40 L760 1220 L200 1220 Z" fill="${beam.url}" opacity=".7"/>`,
    `<path d="M60 -40 L110 -40 L600 1200 L330 1200 Z" fill="${beam.url}" opacity=".35"/><path d="M850 -40 L900 -40 L640 1200 L370 1200 Z" fill="${beam.url}" opacity=".35"/>`,
    `<ellipse cx="480" cy="1220" rx="310" ry="66" fill="${palette.light}" opacity=".5"/>`,
    glow(480, 1220, 420, palette.light, 0.5),
    repeat(
      36,
      () =>
        `<circle cx="${n(250 + random() * 460)}" cy="${n(random() * 1150)}" r="${n(1 + random() * 2.6)}" fill="${palette.light}" opacity="${n(0.2 + random() * 0.5)}"/>`,
    ),
  ]
  const chandelier = [
    glow(480, 150, 330, palette.light, 0.55),
    `<path d="M480 -10 V96" stroke="#1a0d05" stroke-width="5"/>`,
    repeat(9, (i) => {
      const x = 480 + (i - 4) * 44
      const y = 160 + Math.abs(i - 4) * -13 + 30
      return `<path d="M480 110 Q${n((480 + x) / 2)} ${n(y + 50)} ${n(x)} ${n(y)}" stroke="#3b2410" stroke-width="4" fill="none"/><rect x="${n(x - 4)}" y="${n(y - 26)}" width="8" height="26" fill="#fff6df"/>${glow(x, y - 32, 34, palette.light, 0.95)}`
    }),
  ]
  return {
    ground: 1235,
    layers: [
      { depth: 0.1, body: backdrop.join('') },
      { depth: 0.3, body: lights.join('') + chandelier.join('') },
      {
        depth: 1,
        body:
          curtain(-60, 210, 5, palette) +
          curtain(750, 1020, 5, palette) +
          `<rect y="1370" width="${width}" height="80" fill="#070204"/>`,
      },
    ],
  }
}

import { sky } from '../drawing/sky.ts'
import { canvas, glow, linear, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

/** A chain of peaks from edge to edge. */
function mountains(base: number, tallest: number, fill: string, snow: string, random: () => number): string {
  const peaks = Array.from({ length: 6 }, (_, i) => ({
    x: i * 200 - 20 + random() * 60,
    y: base - tallest * (0.5 + random() * 0.5),
  }))
  return peaks
    .map(({ x, y }) => {
      const half = (base - y) * 0.72
      return `<path d="M${n(x - half)} ${base} L${n(x)} ${n(y)} L${n(x + half)} ${base} Z" fill="${fill}"/>
        <path d="M${n(x)} ${n(y)} L${n(x + half * 0.32)} ${n(y + (base - y) * 0.32)} L${n(x + half * 0.1)} ${n(y + (base - y) * 0.26)} L${n(x - half * 0.04)} ${n(y + (base - y) * 0.36)} L${n(x - half * 0.3)} ${n(y + (base - y) * 0.3)} Z" fill="${snow}" opacity=".75"/>`
    })
    .join('')
}

const pine = (x: number, base: number, tall: number, fill: string, snow: string) =>
  repeat(4, (i) => {
    const y = base - tall * (0.12 + i * 0.22)
    const half = tall * (0.27 - i * 0.05)
    const top = y - tall * 0.32
    return `<path d="M${n(x - half)} ${n(y)} Q${n(x)} ${n(y + 14)} ${n(x + half)} ${n(y)} L${n(x)} ${n(top)} Z" fill="${fill}"/><path d="M${n(x - half)} ${n(y)} L${n(x)} ${n(top)} L${n(x - half * 0.15)} ${n(y - tall * 0.08)} Z" fill="${snow}" opacity=".55"/>`
  })

function cottage(x: number, base: number, size: number, wall: string, snow: string, lamp: string): string {
  const [w, h] = [size, size * 0.46]
  return [
    `<rect x="${n(x - w / 2)}" y="${n(base - h)}" width="${n(w)}" height="${n(h)}" fill="${wall}"/>`,
    `<rect x="${n(x + w * 0.18)}" y="${n(base - h - w * 0.44)}" width="${n(w * 0.1)}" height="${n(w * 0.3)}" fill="${wall}"/>`,
    `<path d="M${n(x - w * 0.64)} ${n(base - h * 0.92)} Q${n(x - w * 0.3)} ${n(base - h * 1.3)} ${n(x)} ${n(base - h * 2.05)} Q${n(x + w * 0.3)} ${n(base - h * 1.3)} ${n(x + w * 0.64)} ${n(base - h * 0.92)} Q${n(x)} ${n(base - h * 0.8)} ${n(x - w * 0.64)} ${n(base - h * 0.92)} Z" fill="${snow}"/>`,
    repeat(
      2,
      (i) =>
        `<rect x="${n(x - w * 0.34 + i * w * 0.42)}" y="${n(base - h * 0.66)}" width="${n(w * 0.2)}" height="${n(h * 0.38)}" fill="${lamp}"/>`,
    ),
    glow(x, base - h * 0.4, w * 0.95, lamp, 0.6),
  ].join('')
}

/** A village of lit windows in deep snow, under the northern light. */
export const snowVillage: DrawBackdrop = (palette, random) => {
  const field = linear([
    [0, palette.light, 0.92],
    [0.35, palette.far],
    [1, palette.near],
  ])
  const aurora = repeat(3, (i) => {
    const veil = linear([
      [0, palette.accent, 0],
      [0.6, i === 1 ? palette.light : palette.accent, 0.34],
      [1, palette.accent, 0],
    ])
    const y = 180 + i * 70
    return `${veil.defs}<path d="M-20 ${y} C220 ${y - 140} 420 ${y + 160} 620 ${y} S900 ${y - 80} 1000 ${y + 40} L1000 ${y + 300} C760 ${y + 220} 620 ${y + 380} 400 ${y + 260} S120 ${y + 200} -20 ${y + 320} Z" fill="${veil.url}"/>`
  })
  const warm = '#ffc36b'
  const hill = (y: number, bend: number) =>
    `<path d="M0 ${y} Q240 ${y - bend} 480 ${y} T960 ${y - 20} L960 ${height} L0 ${height} Z" fill="${field.url}"/>`
  return {
    ground: 1240,
    layers: [
      {
        depth: 0.08,
        body: [
          sky(palette, [0.5, 0.8]),
          repeat(
            110,
            () =>
              `<circle cx="${n(random() * width)}" cy="${n(random() * 700)}" r="${n(0.5 + random() * 1.4)}" fill="#fff" opacity="${n(0.3 + random() * 0.6)}"/>`,
          ),
          aurora,
        ].join(''),
      },
      { depth: 0.2, body: mountains(960, 380, palette.far, palette.light, random) },
      {
        depth: 0.5,
        body: [
          field.defs,
          hill(950, 70),
          repeat(9, () =>
            pine(random() * width, 985 + random() * 20, 110 + random() * 80, palette.middle, palette.light),
          ),
          cottage(230, 1060, 190, palette.middle, '#e9f0ff', warm),
          cottage(730, 1040, 150, palette.middle, '#dfe8fb', warm),
          cottage(500, 1010, 110, palette.middle, '#d5e0f7', warm),
          hill(1110, -50),
        ].join(''),
      },
      {
        depth: 1,
        body:
          pine(60, 1420, 760, palette.near, palette.far) +
          pine(930, 1440, 620, palette.near, palette.far) +
          `<path d="M0 1350 Q480 1290 960 1350 L960 1440 L0 1440 Z" fill="${palette.near}"/>`,
      },
    ],
  }
}

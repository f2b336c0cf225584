import { sky } from '../drawing/sky.ts'
import { blur, canvas, glow, group, linear, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas
const horizon = 800

const gull = (x: number, y: number, size: number, fill: string) =>
  `<path d="M${x - size} ${y - size * 0.3} Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y} Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.3} Q${x + size * 0.4} ${y - size * 0.35} ${x} ${y + size * 0.14} Q${x - size * 0.4} ${y - size * 0.35} ${x - size} ${y - size * 0.3} Z" fill="${fill}"/>`

function eveningClouds(palette: Palette, random: () => number): string {
  const soft = blur(16)
  return group(
    `filter="${soft.url}"`,
    soft.defs,
    repeat(
      16,
      () =>
        `<ellipse cx="${n(random() * width)}" cy="${n(220 + random() * 430)}" rx="${n(90 + random() * 170)}" ry="${n(8 + random() * 20)}" fill="${random() > 0.4 ? palette.accent : palette.light}" opacity="${n(0.25 + random() * 0.35)}"/>`,
    ),
  )
}

/** The sea below the horizon, with the light on its ripples. */
function sea(palette: Palette, random: () => number): string {
  const water = linear([
    [0, palette.light, 0.9],
    [0.14, palette.accent],
    [0.6, palette.middle],
    [1, palette.near],
  ])
  const ripples = repeat(130, () => {
    const share = random() ** 1.6
    const spread = 60 + share * 330
    return `<rect x="${n(480 + (random() * 2 - 1) * spread)}" y="${n(horizon + 6 + share * 470)}" width="${n(14 + share * 110 * random())}" height="${n(1.5 + share * 5)}" rx="2" fill="${palette.light}" opacity="${n(0.25 + random() * 0.6)}"/>`
  })
  return `${water.defs}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${water.url}"/>${ripples}`
}

/** The lighthouse on its rock. */
const lighthouse = (palette: Palette): string =>
  [
    `<path d="M96 800 L112 520 L164 520 L180 800 Z" fill="${palette.far}"/><rect x="104" y="500" width="68" height="22" fill="${palette.middle}"/><rect x="116" y="452" width="44" height="50" fill="${palette.light}"/><path d="M108 454 L138 418 L168 454 Z" fill="${palette.middle}"/>`,
    repeat(
      3,
      (i) =>
        `<path d="M${n(108 - i * 3.6)} ${n(580 + i * 74)} L${n(168 + i * 3.6)} ${n(580 + i * 74)} L${n(170 + i * 3.6)} ${n(612 + i * 74)} L${n(106 - i * 3.6)} ${n(612 + i * 74)} Z" fill="${palette.accent}" opacity=".55"/>`,
    ),
    glow(138, 476, 200, palette.light, 0.8),
    `<path d="M0 812 C60 770 220 760 300 806 L300 830 L0 830 Z" fill="${palette.middle}"/>`,
  ].join('')

/** The planks and posts of a pier. */
const woodenPier = (palette: Palette): string =>
  [
    `<path d="M250 1180 L710 1180 L960 1440 L0 1440 Z" fill="${palette.near}"/>`,
    repeat(
      8,
      (i) =>
        `<path d="M${n(250 - i * i * 4)} ${n(1180 + i * i * 4.2)} H${n(710 + i * i * 4)}" stroke="${palette.accent}" stroke-opacity=".28" stroke-width="${n(2 + i * 0.6)}"/>`,
    ),
    repeat(
      3,
      (i) =>
        `<rect x="${n(232 - i * 84)}" y="${n(1090 + i * 60)}" width="${n(14 + i * 7)}" height="${n(170 + i * 40)}" fill="${palette.near}"/><rect x="${n(714 + i * 78)}" y="${n(1090 + i * 60)}" width="${n(14 + i * 7)}" height="${n(170 + i * 40)}" fill="${palette.near}"/>`,
    ),
  ].join('')

const grass = (random: () => number): string =>
  repeat(46, () => {
    const x = random() * width
    return `<path d="M${n(x)} 1440 Q${n(x + random() * 30)} ${n(1370 - random() * 40)} ${n(x + 20 + random() * 70)} ${n(1260 + random() * 120)} Q${n(x + 14)} ${n(1390)} ${n(x + 10)} 1440 Z" fill="#120a1c"/>`
  })

/** The last light over the sea, a lighthouse and a wooden pier. */
export const seaside: DrawBackdrop = (palette, random) => ({
  ground: 1260,
  layers: [
    {
      depth: 0.08,
      body: [
        sky(palette, [0.3, 0.555], palette.near),
        glow(480, horizon - 60, 620, palette.light, 0.95),
        `<circle cx="480" cy="${horizon - 60}" r="120" fill="#fff3d6"/>`,
        eveningClouds(palette, random),
        sea(palette, random),
      ].join(''),
    },
    {
      depth: 0.3,
      body: [
        lighthouse(palette),
        gull(640, 420, 40, palette.far),
        gull(730, 500, 26, palette.far),
        gull(560, 340, 22, palette.far),
      ].join(''),
    },
    { depth: 0.6, body: woodenPier(palette) },
    { depth: 1, body: grass(random) },
  ],
})

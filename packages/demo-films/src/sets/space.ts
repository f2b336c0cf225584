import { sky } from '../drawing/sky.ts'
import { blur, canvas, glow, group, linear, n, radial, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas

function nebula(palette: Palette, random: () => number): string {
  const cloud = blur(60)
  return group(
    `filter="${cloud.url}"`,
    cloud.defs,
    repeat(
      12,
      (i) =>
        `<ellipse cx="${n(random() * width)}" cy="${n(120 + random() * 800)}" rx="${n(100 + random() * 200)}" ry="${n(60 + random() * 90)}" transform="rotate(${n(random() * 60 - 50)} 480 500)" fill="${i % 3 === 0 ? palette.light : i % 3 === 1 ? palette.accent : palette.sky[2]}" opacity=".34"/>`,
    ),
  )
}

const stars = (random: () => number): string =>
  repeat(
    240,
    () =>
      `<circle cx="${n(random() * width)}" cy="${n(random() * 1150)}" r="${n(0.5 + random() * 1.7)}" fill="#fff" opacity="${n(0.25 + random() * 0.75)}"/>`,
  )

/** Its ring passes behind it and in front of it. */
function ringedPlanet(palette: Palette, random: () => number): string {
  const body = linear(
    [
      [0, palette.light],
      [0.35, palette.accent],
      [0.8, palette.far],
      [1, palette.near],
    ],
    { x: 0.8, y: 1 },
  )
  const ring = linear(
    [
      [0, palette.light, 0],
      [0.3, palette.light, 0.9],
      [0.6, palette.accent, 0.7],
      [1, palette.accent, 0],
    ],
    { x: 1, y: 0 },
  )
  const bands = repeat(
    7,
    (i) =>
      `<ellipse cx="610" cy="${n(330 + i * 62)}" rx="290" ry="${n(14 + random() * 18)}" fill="${i % 2 ? palette.light : palette.near}" opacity=".13"/>`,
  )
  return [
    glow(610, 520, 480, palette.accent, 0.5),
    `<defs><clipPath id="disc"><circle cx="610" cy="520" r="250"/></clipPath><clipPath id="ahead"><rect x="0" y="520" width="${width}" height="500"/></clipPath></defs>`,
    body.defs + ring.defs,
    `<g transform="rotate(-18 610 520)"><ellipse cx="610" cy="520" rx="450" ry="86" fill="none" stroke="${ring.url}" stroke-width="34"/></g>`,
    `<circle cx="610" cy="520" r="250" fill="${body.url}"/>`,
    `<g clip-path="url(#disc)" transform="rotate(-18 610 520)">${bands}</g>`,
    `<g transform="rotate(-18 610 520)"><g clip-path="url(#ahead)"><ellipse cx="610" cy="520" rx="450" ry="86" fill="none" stroke="${ring.url}" stroke-width="34"/></g></g>`,
  ].join('')
}

/** A plain of dust with craters. */
function plainOfDust(palette: Palette, random: () => number): string {
  const crater = radial([
    [0, palette.near],
    [0.7, palette.near, 0.7],
    [0.86, palette.light, 0.5],
    [1, palette.light, 0],
  ])
  const dust = linear([
    [0, palette.middle],
    [0.25, palette.far],
    [1, palette.near],
  ])
  return [
    crater.defs + dust.defs,
    `<path d="M0 1110 C160 1060 300 1120 470 1090 S800 1050 960 1100 L960 ${height} L0 ${height} Z" fill="${dust.url}"/>`,
    `<path d="M0 1110 C160 1060 300 1120 470 1090 S800 1050 960 1100" fill="none" stroke="${palette.light}" stroke-opacity=".5" stroke-width="3"/>`,
    repeat(
      9,
      () =>
        `<ellipse cx="${n(random() * width)}" cy="${n(1150 + random() * 220)}" rx="${n(30 + random() * 70)}" ry="${n(7 + random() * 13)}" fill="${crater.url}" opacity=".8"/>`,
    ),
  ].join('')
}

const rocks = `<path d="M0 1440 L0 1240 L70 1200 L130 1290 L210 1310 L260 1440 Z M960 1440 L960 1180 L900 1150 L850 1260 L770 1300 L720 1440 Z" fill="#07060d"/>`

/** A ringed planet above a plain of dust, in a nebula. */
export const space: DrawBackdrop = (palette, random) => ({
  ground: 1250,
  layers: [
    {
      depth: 0.06,
      body: [sky(palette, [0.6, 1]), nebula(palette, random), stars(random)].join(''),
    },
    { depth: 0.2, body: ringedPlanet(palette, random) },
    { depth: 0.55, body: plainOfDust(palette, random) },
    { depth: 1, body: rocks },
  ],
})

import { sky } from '../drawing/sky.ts'
import { canvas, glow, linear, mixed, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas
const lampAt = { x: 190, y: 380 } as const

/** Two arms of light from the lamp over the sea. */
function beams({ light, accent }: Palette): string {
  const warm = mixed(light, accent, 0.4)
  const right = linear(
    [
      [0, warm, 0.9],
      [1, warm, 0],
    ],
    { x: 1, y: 0 },
  )
  const left = linear(
    [
      [0, warm, 0],
      [1, warm, 0.8],
    ],
    { x: 1, y: 0 },
  )
  const { x, y } = lampAt
  return `${right.defs}${left.defs}<path d="M${x} ${y - 12} L1060 ${y - 220} L1060 ${y + 150} L${x} ${y + 12} Z" fill="${right.url}"/><path d="M${x} ${y - 10} L-80 ${y - 60} L-80 ${y + 70} L${x} ${y + 10} Z" fill="${left.url}"/>`
}

function tower({ light, accent, far, middle, near }: Palette): string {
  const wall = linear(
    [
      [0, mixed('#e8e4da', near, 0.6)],
      [0.6, mixed('#e8e4da', far, 0.2)],
      [1, mixed('#f4efe2', light, 0.4)],
    ],
    { x: 1, y: 0 },
  )
  const band = (from: number, to: number) => {
    const half = (y: number) => 50 + (y - 440) * 0.06
    return `<path d="M${n(190 - half(from))} ${from} L${n(190 + half(from))} ${from} L${n(190 + half(to))} ${to} L${n(190 - half(to))} ${to} Z" fill="${mixed(accent, '#a8301c', 0.55)}" opacity=".88"/>`
  }
  return [
    wall.defs,
    `<path d="M140 440 L240 440 L272 960 L108 960 Z" fill="${wall.url}"/>`,
    band(520, 610),
    band(720, 810),
    `<rect x="122" y="424" width="136" height="20" fill="${near}"/><rect x="150" y="336" width="80" height="90" fill="${mixed(light, accent, 0.3)}"/><path d="M150 336 h80 v90 h-80 Z M190 336 v90" fill="none" stroke="${near}" stroke-width="7"/><path d="M140 338 C150 290 230 290 240 338 Z" fill="${near}"/>`,
    `<rect x="178" y="650" width="26" height="40" rx="12" fill="${light}"/><rect x="180" y="850" width="30" height="46" rx="14" fill="${light}"/>`,
    glow(190, 380, 300, mixed(light, accent, 0.3), 1),
    // The keeper's cottage.
    `<path d="M270 960 V850 L350 790 L440 850 V960 Z" fill="${middle}"/><path d="M254 860 L350 784 L456 860 L444 872 L350 804 L266 872 Z" fill="${near}"/><rect x="318" y="868" width="50" height="48" fill="${accent}"/><path d="M343 868 v48 M318 892 h50" stroke="${near}" stroke-width="5"/>${glow(343, 892, 130, accent, 0.7)}`,
  ].join('')
}

/** A swell with foam along its back. */
const swell = (y: number, high: number, paint: string, foam: string, by: number): string => {
  const crest = repeat(
    7,
    (at) =>
      `${at === 0 ? `M${-120 + by} ${y}` : ''} q50 ${-high} 100 ${-high * 0.4} q40 ${high * 0.6} 80 ${high * 0.4}`,
  )
  return `<path d="${crest} V1460 H-120 Z" fill="${paint}"/><path d="${crest}" fill="none" stroke="${foam}" stroke-width="5" stroke-linecap="round" opacity=".34"/>`
}

/** A lighthouse on its rock in a storm, its light over the sea. */
export const beacon: DrawBackdrop = (palette, random) => {
  const { far, middle, near, light } = palette
  const clouds = repeat(9, () => {
    const [x, y, w] = [random() * width, 60 + random() * 420, 150 + random() * 240]
    return `<path d="M${n(x - w)} ${n(y)} C${n(x - w * 0.6)} ${n(y - 60)} ${n(x - w * 0.2)} ${n(y - 20)} ${n(x)} ${n(y - 50)} C${n(x + w * 0.3)} ${n(y - 80)} ${n(x + w * 0.6)} ${n(y - 20)} ${n(x + w)} ${n(y)} C${n(x + w * 0.4)} ${n(y + 26)} ${n(x - w * 0.4)} ${n(y + 26)} ${n(x - w)} ${n(y)} Z" fill="${mixed(palette.sky[0], palette.sky[2], 0.2 + random() * 0.3)}" opacity=".7"/>`
  })
  return {
    ground: 1260,
    layers: [
      { depth: 0.08, body: sky(palette, [0.3, 0.6], near) + clouds },
      {
        depth: 0.25,
        body: [
          `<rect y="800" width="${width}" height="${height - 800}" fill="${mixed(far, palette.sky[2], 0.3)}"/>`,
          swell(830, 26, far, light, 0),
          beams(palette),
          tower(palette),
          `<path d="M-40 1010 C20 930 120 950 200 940 C320 930 420 944 520 990 C580 1020 600 1080 640 1120 H-40 Z" fill="${near}"/>`,
        ].join(''),
      },
      { depth: 0.5, body: swell(1040, 60, middle, light, 40) + swell(1150, 80, mixed(middle, near, 0.5), light, -60) },
      { depth: 1, body: swell(1330, 60, near, mixed(light, middle, 0.5), 10) },
    ],
  }
}

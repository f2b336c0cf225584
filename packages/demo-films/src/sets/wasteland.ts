import { sky } from '../drawing/sky.ts'
import { canvas, glow, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

/** Towers with broken edges, from one side to the other. */
const ruins = (base: number, tall: number, fill: string, lamp: string, random: () => number): string => {
  const parts: string[] = []
  for (let x = -60; x < width + 40; ) {
    const w = 90 + random() * 120
    const top = base - tall * (0.3 + random() * 0.7)
    const bite = 20 + random() * 70
    parts.push(
      `<path d="M${n(x)} ${base} V${n(top + bite)} L${n(x + w * 0.3)} ${n(top)} L${n(x + w * 0.5)} ${n(top + bite * 0.8)} L${n(x + w * 0.74)} ${n(top + bite * 0.2)} L${n(x + w)} ${n(top + bite * 1.5)} V${base} Z" fill="${fill}"/>`,
    )
    for (let row = top + bite + 40; row < base - 30; row += 46)
      for (let column = x + 14; column < x + w - 24; column += 34)
        if (random() > 0.45)
          parts.push(
            `<rect x="${n(column)}" y="${n(row)}" width="16" height="24" fill="${lamp}" opacity="${random() > 0.94 ? 0.9 : 0.12}"/>`,
          )
    x += w + random() * 40
  }
  return parts.join('')
}

/** What is left of a city under a swollen sun, cables hanging, sand in its streets. */
export const wasteland: DrawBackdrop = (palette, random) => {
  const sun = `${glow(480, 700, 620, palette.light, 0.7)}<circle cx="480" cy="700" r="210" fill="${palette.light}"/>`
  const dunes = `<path d="M0 1190 C200 1130 380 1220 560 1170 C740 1120 860 1190 960 1150 V${height} H0 Z" fill="${palette.near}"/><path d="M0 1190 C200 1130 380 1220 560 1170 C740 1120 860 1190 960 1150" fill="none" stroke="${palette.light}" stroke-width="5" opacity=".5"/>`
  const cables = repeat(4, () => {
    const [y, sag] = [420 + random() * 380, 90 + random() * 130]
    return `<path d="M-20 ${n(y)} Q480 ${n(y + sag * 2)} 980 ${n(y - 40 + random() * 80)}" fill="none" stroke="${palette.near}" stroke-width="${n(3 + random() * 3)}"/>`
  })
  const flags = repeat(7, () => {
    const [x, y] = [random() * width, 560 + random() * 260]
    return `<path d="M${n(x)} ${n(y)} l26 ${n(40 + random() * 40)} l-40 -8 Z" fill="${palette.accent}" opacity=".8"/>`
  })
  return {
    ground: 1260,
    layers: [
      {
        depth: 0.05,
        body: sky(palette, [0.5, 0.85], palette.sky[1]) + sun,
      },
      { depth: 0.22, body: ruins(1130, 620, palette.far, palette.light, random) },
      { depth: 0.5, body: ruins(1210, 460, palette.middle, palette.light, random) + cables + flags + dunes },
      {
        depth: 1,
        body: `<path d="M-20 1440 L-20 1300 L70 1340 L120 1290 L190 1440 Z M780 1440 L840 1320 L900 1360 L990 1270 L990 1440 Z" fill="${palette.near}"/>`,
      },
    ],
  }
}

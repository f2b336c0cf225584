import { canvas, glow, linear, mixed, n, repeat, soft, wash } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas

const archedWindow = (x: number, { light, sky, accent, far }: Palette): string => {
  const day = linear([
    [0, mixed(sky[2], light, 0.5)],
    [1, light],
  ])
  return [
    day.defs,
    `<path d="M${x} 760 V360 C${x} 250 ${x + 150} 250 ${x + 150} 360 V760 Z" fill="${day.url}"/>`,
    `<path d="M${x + 75} 278 V760 M${x} 420 h150 M${x} 560 h150 M${x} 680 h150" stroke="${mixed(accent, light, 0.4)}" stroke-width="7"/>`,
    `<path d="M${x - 10} 770 V360 C${x - 10} 234 ${x + 160} 234 ${x + 160} 360 V770" fill="none" stroke="${mixed(accent, far, 0.2)}" stroke-width="12"/>`,
    glow(x + 75, 480, 270, light, 0.45),
  ].join('')
}

const chandelier = ({ light, accent }: Palette): string => {
  const arms = [-170, -96, 0, 96, 170]
    .map((dx) => {
      const y = 250 - Math.abs(dx) * 0.24
      return `<path d="M480 220 C${480 + dx * 0.4} 300 ${480 + dx} 300 ${480 + dx} ${n(y)}" fill="none" stroke="${accent}" stroke-width="8"/><rect x="${480 + dx - 7}" y="${n(y - 46)}" width="14" height="46" rx="4" fill="#fff8ea"/>${glow(480 + dx, y - 56, 90, light, 1)}`
    })
    .join('')
  return `<path d="M480 -40 V230" stroke="${accent}" stroke-width="6"/>${arms}${repeat(13, (at) => `<circle cx="${372 + at * 18}" cy="${n(300 + 26 * Math.sin((at / 12) * Math.PI))}" r="6" fill="#fff"/>`)}`
}

/** A cake of many storeys on its stand. */
const cake = (x: number, base: number, size: number, { accent, light, sky }: Palette): string => {
  const tiers = [1, 0.76, 0.54, 0.34]
    .map((share, at) => {
      const [half, tall] = [120 * share * size, 92 * size]
      const y = base - (at + 1) * tall
      const icing = mixed(sky[1], '#fff4f6', 0.62 + at * 0.08)
      const drops = Math.max(3, Math.round(7 * share))
      const drip = repeat(
        drops,
        (drop) =>
          `<ellipse cx="${n(x - half + (half * 2 * (drop + 0.5)) / drops)}" cy="${n(y + 20 * size)}" rx="${n((half / drops) * 0.9)}" ry="${n((16 + (drop % 3) * 9) * size)}" fill="#fffaf4"/>`,
      )
      return `<rect x="${n(x - half)}" y="${n(y)}" width="${n(half * 2)}" height="${n(tall)}" rx="${n(12 * size)}" fill="${icing}"/><rect x="${n(x - half)}" y="${n(y)}" width="${n(half * 0.7)}" height="${n(tall)}" rx="${n(12 * size)}" fill="${sky[1]}" opacity=".28"/>${drip}<rect x="${n(x - half)}" y="${n(y - 4 * size)}" width="${n(half * 2)}" height="${n(18 * size)}" rx="${n(9 * size)}" fill="#fffaf4"/>`
    })
    .join('')
  const top = base - 4 * 92 * size
  return `${tiers}<circle cx="${x}" cy="${n(top - 16 * size)}" r="${n(20 * size)}" fill="${mixed('#d8284a', accent, 0.1)}"/>${soft(x + 6 * size, top - 22 * size, 8 * size, 8 * size, '#ffffff', 0.8)}<rect x="${n(x - 150 * size)}" y="${base}" width="${n(300 * size)}" height="${n(20 * size)}" rx="8" fill="${mixed(accent, light, 0.3)}"/>`
}

/** A ballroom with a table of cakes, its windows and its lights. */
export const ballroom: DrawBackdrop = (palette) => {
  const { sky, far, middle, near, light, accent } = palette
  const floor = linear([
    [0, mixed(sky[2], light, 0.3)],
    [1, middle],
  ])
  const columns = repeat(4, (at) => {
    const x = -20 + at * 310
    return `<rect x="${x}" y="150" width="58" height="720" fill="${mixed(sky[2], light, 0.3)}"/><rect x="${x}" y="150" width="18" height="720" fill="${far}" opacity=".4"/><rect x="${x - 14}" y="130" width="86" height="34" fill="${accent}"/><rect x="${x - 14}" y="850" width="86" height="30" fill="${accent}"/>`
  })
  const tiles = repeat(
    11,
    (at) =>
      `<path d="M${n(480 + (at - 5) * 96)} 880 L${n(480 + (at - 5) * 290)} 1440" stroke="${far}" stroke-width="4" opacity=".4"/>`,
  )
  const bunting = repeat(
    12,
    (at) =>
      `<path d="M${at * 84 - 20} ${n(196 + 40 * Math.sin(((at % 4) / 4) * Math.PI))} l26 58 26 -58 Z" fill="${at % 2 ? accent : '#fff4ec'}" opacity=".9"/>`,
  )
  return {
    ground: 1250,
    layers: [
      {
        depth: 0.1,
        body: [
          wash([
            [0, far],
            [0.3, sky[1]],
            [0.7, sky[2]],
            [1, middle],
          ]),
          archedWindow(96, palette),
          archedWindow(406, palette),
          archedWindow(716, palette),
          floor.defs,
          `<rect y="880" width="${width}" height="${height - 880}" fill="${floor.url}"/>`,
          tiles,
        ].join(''),
      },
      { depth: 0.25, body: columns + bunting + chandelier(palette) },
      {
        depth: 0.5,
        body: [
          cake(150, 960, 1.1, palette),
          cake(830, 960, 0.94, palette),
          `<path d="M-40 976 H1000 V1120 C880 1090 800 1150 700 1110 C600 1080 520 1150 420 1110 C320 1080 220 1150 120 1110 L-40 1120 Z" fill="#fff4f2"/><path d="M-40 976 H1000" stroke="${accent}" stroke-width="8"/><rect x="-40" y="1100" width="1040" height="360" fill="${middle}" opacity=".7"/>`,
        ].join(''),
      },
      { depth: 1, body: `<path d="M-40 1330 H1000 V1460 H-40 Z" fill="${near}"/>` },
    ],
  }
}

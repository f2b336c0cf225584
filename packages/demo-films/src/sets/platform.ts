import { sky } from '../drawing/sky.ts'
import { canvas, glow, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

/** A railway platform in the evening: a train with lit windows, a clock, a roof on iron columns. */
export const platform: DrawBackdrop = (palette, random) => {
  const hills = `<path d="M0 860 C180 720 320 840 480 760 C640 690 800 820 960 740 V1100 H0 Z" fill="${palette.far}"/>`
  const clouds = repeat(6, () => {
    const [x, y, w] = [random() * width, 180 + random() * 420, 130 + random() * 200]
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(14 + random() * 18)}" fill="${palette.light}" opacity="${n(0.12 + random() * 0.2)}"/>`
  })
  const windows = repeat(
    7,
    (i) =>
      `<rect x="${30 + i * 140}" y="900" width="104" height="104" rx="14" fill="${palette.light}" opacity=".92"/><path d="M${82 + i * 140} 900 v104" stroke="${palette.middle}" stroke-width="7"/>`,
  )
  const train = `<rect x="-30" y="840" width="1020" height="300" rx="26" fill="${palette.middle}"/><rect x="-30" y="1040" width="1020" height="26" fill="${palette.accent}"/>${windows}${glow(480, 950, 560, palette.light, 0.28)}`
  const floor = `<rect y="1150" width="${width}" height="${height - 1150}" fill="${palette.near}"/><rect y="1150" width="${width}" height="14" fill="${palette.light}" opacity=".55"/>${repeat(12, (i) => `<rect x="${i * 84}" y="1172" width="52" height="7" fill="${palette.accent}" opacity=".7"/>`)}`
  const roof = `<path d="M0 250 L960 330 V372 L0 296 Z" fill="${palette.near}"/>${repeat(3, (i) => `<rect x="${90 + i * 370}" y="${290 + i * 20}" width="26" height="880" fill="${palette.near}"/><path d="M${103 + i * 370} ${420 + i * 20} q-70 -40 -80 -120 M${103 + i * 370} ${420 + i * 20} q70 -40 80 -106" stroke="${palette.near}" stroke-width="12" fill="none"/>`)}`
  const clock = `<path d="M640 340 v60" stroke="${palette.near}" stroke-width="9"/><circle cx="640" cy="462" r="66" fill="${palette.near}"/><circle cx="640" cy="462" r="54" fill="${palette.light}"/><path d="M640 462 V424 M640 462 L668 480" stroke="${palette.near}" stroke-width="7" stroke-linecap="round"/>${glow(640, 462, 190, palette.light, 0.4)}`
  return {
    ground: 1260,
    layers: [
      {
        depth: 0.05,
        body: `${sky(palette, [0.45, 0.75])}${clouds}`,
      },
      { depth: 0.2, body: hills },
      { depth: 0.5, body: train + floor },
      { depth: 1, body: roof + clock },
    ],
  }
}

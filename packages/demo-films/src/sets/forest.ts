import { sky } from '../drawing/sky.ts'
import { canvas, glow, group, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

/** A row of firs of about this height, on a ground. */
const firs = (count: number, base: number, tall: number, fill: string, random: () => number): string =>
  repeat(count, (i) => {
    const x = ((i + random() * 0.8) / count) * (width + 120) - 60
    const high = tall * (0.6 + random() * 0.5)
    const wide = high * 0.19
    const tiers = repeat(5, (tier) => {
      const top = base - high + (high * tier) / 6.2
      const reach = wide * (0.34 + tier * 0.17)
      return `<path d="M${n(x)} ${n(top)} L${n(x + reach)} ${n(top + high * 0.3)} L${n(x - reach)} ${n(top + high * 0.3)} Z" fill="${fill}"/>`
    })
    return `${tiers}<rect x="${n(x - 5)}" y="${n(base - high * 0.2)}" width="10" height="${n(high * 0.2)}" fill="${fill}"/>`
  })

/** Firs by night around a clearing, a great moon above them, mist between them. */
export const forest: DrawBackdrop = (palette, random) => {
  const mist = (y: number, opacity: number) =>
    repeat(6, () => glow(random() * width, y + random() * 60, 240, palette.light, opacity))
  const moon = `${glow(600, 420, 520, palette.light, 0.55)}<circle cx="600" cy="420" r="170" fill="${palette.light}"/><circle cx="548" cy="380" r="34" fill="${palette.sky[1]}" opacity=".16"/><circle cx="640" cy="466" r="48" fill="${palette.sky[1]}" opacity=".14"/>`
  const eyes = repeat(5, () => {
    const [x, y] = [80 + random() * 800, 1040 + random() * 110]
    return `<circle cx="${n(x)}" cy="${n(y)}" r="4.5" fill="${palette.accent}"/><circle cx="${n(x + 19)}" cy="${n(y)}" r="4.5" fill="${palette.accent}"/>`
  })
  return {
    ground: 1250,
    layers: [
      {
        depth: 0.05,
        body: sky(palette, [0.5, 1]) + moon,
      },
      { depth: 0.2, body: firs(15, 1080, 460, palette.far, random) + mist(1040, 0.22) },
      {
        depth: 0.5,
        body: `${firs(10, 1210, 680, palette.middle, random)}${eyes}<rect y="1190" width="${width}" height="${height - 1190}" fill="${palette.near}"/>${mist(1200, 0.16)}`,
      },
      {
        depth: 1,
        // At the sides: who walks through the clearing is seen.
        body: [-470, 470]
          .map((x) => group(`transform="translate(${x},0)"`, firs(1, 1440, 980, palette.near, random)))
          .join(''),
      },
    ],
  }
}

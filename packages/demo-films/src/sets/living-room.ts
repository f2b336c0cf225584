import { canvas, glow, linear, mixed, n, repeat, wash } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas

/** The town in the morning behind panes, and curtains beside them. */
function view({ sky, far, middle, light }: Palette, random: () => number): string {
  const day = linear([
    [0, sky[0]],
    [0.6, sky[1]],
    [1, sky[2]],
  ])
  const houses = (base: number, count: number, paint: string, tall: number) =>
    repeat(count, (at) => {
      const [w, h] = [560 / count, tall * (0.5 + random() * 0.6)]
      const x = 130 + at * w
      return `<rect x="${n(x)}" y="${n(base - h)}" width="${n(w - 6)}" height="${n(h)}" fill="${paint}"/>${repeat(
        Math.floor(h / 34),
        (row) =>
          `<rect x="${n(x + 12)}" y="${n(base - h + 14 + row * 34)}" width="14" height="16" fill="${light}" opacity="${row % 3 ? 0.6 : 0.2}"/>`,
      )}`
    })
  return [
    day.defs,
    `<rect x="120" y="210" width="580" height="620" fill="${day.url}"/>`,
    glow(560, 380, 330, light, 0.95),
    `<circle cx="560" cy="380" r="62" fill="#fffaf0"/>`,
    houses(830, 8, far, 330),
    houses(830, 6, middle, 190),
    `<path d="M110 200 H710 V840 H110 Z M410 200 V840 M110 420 H710" fill="none" stroke="#fff8ee" stroke-width="20"/><rect x="86" y="836" width="648" height="26" fill="#fff4e4"/>`,
  ].join('')
}

const drape = (x: number, side: 1 | -1, paint: string, shade: string): string =>
  `<path d="M${x} 160 C${x + side * 90} 400 ${x + side * 70} 700 ${x + side * 20} 900 H${x - side * 110} V160 Z" fill="${paint}"/>${repeat(
    4,
    (at) =>
      `<path d="M${n(x - side * (90 - at * 34))} 170 C${n(x - side * (70 - at * 40))} 420 ${n(x - side * (84 - at * 36))} 700 ${n(x - side * (96 - at * 28))} 890" fill="none" stroke="${shade}" stroke-width="8" opacity=".3"/>`,
  )}`

/** Books, a plant and a lamp on their boards. */
function shelves({ accent, near, far, middle }: Palette, random: () => number): string {
  const spines = [accent, mixed(accent, '#ffffff', 0.4), far, middle, '#f0c96a', '#6a9a70']
  const board = (y: number, from: number) =>
    `${repeat(7, (at) => {
      const tall = 74 + random() * 44
      return `<rect x="${n(from + at * 26)}" y="${n(y - tall)}" width="22" height="${n(tall)}" rx="3" fill="${spines[Math.floor(random() * spines.length)] ?? accent}"/>`
    })}<rect x="744" y="${y}" width="240" height="16" fill="${mixed('#a8683a', near, 0.2)}"/>`
  const pot = (x: number, y: number) =>
    `${repeat(7, (at) => `<path d="M${x} ${y - 60} q${n((at - 3) * 16)} -70 ${n((at - 3) * 30)} -${n(70 + (at % 3) * 30)} q${n((at - 3) * -4)} 60 ${n((at - 3) * -30)} ${n(70 + (at % 3) * 30)} Z" fill="${mixed('#3f8a54', near, 0.1 + (at % 2) * 0.2)}"/>`)}<path d="M${x - 36} ${y - 64} h72 l-10 64 h-52 Z" fill="${accent}"/>`
  return (
    board(420, 762) +
    board(600, 782) +
    board(780, 762) +
    pot(900, 248) +
    `<rect x="744" y="246" width="240" height="16" fill="${mixed('#a8683a', near, 0.2)}"/>`
  )
}

/** A shared flat in the morning: a window over the town, shelves, a sofa. */
export const livingRoom: DrawBackdrop = (palette, random) => {
  const { sky, near, accent, light } = palette
  const floor = linear([
    [0, mixed('#c98a54', light, 0.2)],
    [1, mixed('#7a4a30', near, 0.4)],
  ])
  const sofa = `<path d="M-40 1010 C-40 930 60 920 140 930 H640 C700 920 760 940 760 1010 V1240 H-40 Z" fill="${mixed(accent, near, 0.24)}"/><path d="M-40 1080 H730 V1240 H-40 Z" fill="${mixed(accent, near, 0.06)}"/><path d="M346 940 V1080 M-40 1080 H730" stroke="${mixed(accent, near, 0.5)}" stroke-width="6"/>`
  const lamp = `<path d="M860 840 V1250" stroke="${near}" stroke-width="11"/><path d="M800 850 L838 730 H890 L928 850 Z" fill="#fff0cc"/>${glow(864, 820, 230, '#ffdf9a', 0.7)}`
  return {
    ground: 1260,
    layers: [
      {
        depth: 0.1,
        body: [
          wash([
            [0, mixed(sky[2], accent, 0.2)],
            [0.6, mixed(sky[2], accent, 0.34)],
            [1, near],
          ]),
          view(palette, random),
          floor.defs,
          `<rect y="1000" width="${width}" height="${height - 1000}" fill="${floor.url}"/>`,
        ].join(''),
      },
      {
        depth: 0.3,
        body:
          drape(120, 1, mixed(sky[1], '#ffffff', 0.4), near) +
          drape(700, -1, mixed(sky[1], '#ffffff', 0.4), near) +
          shelves(palette, random),
      },
      { depth: 0.5, body: sofa + lamp },
      { depth: 1, body: `<path d="M-40 1360 H1000 V1460 H-40 Z" fill="${near}"/>` },
    ],
  }
}

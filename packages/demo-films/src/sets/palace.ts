import { sky } from '../drawing/sky.ts'
import { blur, canvas, glow, group, linear, n, repeat } from '../drawing/svg.ts'
import type { DrawBackdrop } from '../look.ts'

const { width, height } = canvas

/** A roof with turned-up eaves, its ridge `y` high and `w` wide at the eaves. */
const roof = (x: number, y: number, w: number, h: number, fill: string) => {
  const half = w / 2
  return `<path fill="${fill}" d="M${x - half - w * 0.06} ${y + h * 0.72} C${x - half * 0.8} ${y + h} ${x - half * 0.5} ${y + h * 0.5} ${x - w * 0.16} ${y}
    L${x + w * 0.16} ${y} C${x + half * 0.5} ${y + h * 0.5} ${x + half * 0.8} ${y + h} ${x + half + w * 0.06} ${y + h * 0.72}
    C${x + half * 0.94} ${y + h * 1.12} ${x + half * 0.8} ${y + h * 1.16} ${x + half * 0.7} ${y + h * 1.16} L${x - half * 0.7} ${y + h * 1.16}
    C${x - half * 0.8} ${y + h * 1.16} ${x - half * 0.94} ${y + h * 1.12} ${x - half - w * 0.06} ${y + h * 0.72} Z
    M${x - w * 0.19} ${y - h * 0.12} h${w * 0.38} v${h * 0.14} h${-w * 0.38} Z"/>`
}

function hall(x: number, base: number, w: number, storeys: number, fill: string, lamp: string): string {
  const parts: string[] = []
  const storeyHeight = w * 0.17
  for (let storey = 0; storey < storeys; storey++) {
    const share = 1 - (storeys - 1 - storey) * 0.22
    const top = base - (storeys - storey) * storeyHeight * 1.75
    const wall = w * share * 0.66
    const bottom = storey === storeys - 1 ? base : top + storeyHeight * 1.9
    parts.push(
      `<rect x="${n(x - wall / 2)}" y="${n(top + storeyHeight)}" width="${n(wall)}" height="${n(bottom - top - storeyHeight)}" fill="${fill}"/>`,
    )
    const windows = Math.floor(wall / 34)
    parts.push(
      repeat(
        windows,
        (i) =>
          `<rect x="${n(x - wall / 2 + 12 + (i * (wall - 12)) / windows)}" y="${n(top + storeyHeight * 1.25)}" width="16" height="${n(storeyHeight * 0.42)}" rx="1" fill="${lamp}" opacity="${i % 3 === 1 ? 0.95 : 0.6}"/>`,
      ),
    )
    parts.push(roof(x, top, w * share, storeyHeight, fill))
  }
  return parts.join('')
}

function lantern(x: number, y: number, size: number, color: string, light: string): string {
  const paper = linear([
    [0, light],
    [0.45, color],
    [1, '#3a0710'],
  ])
  return group(
    '',
    paper.defs,
    `<path d="M${x} ${y - size * 3.4} V${y - size}" stroke="#120508" stroke-width="3"/>`,
    glow(x, y, size * 3.4, light, 0.55),
    `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.92}" fill="${paper.url}"/>`,
    repeat(
      3,
      (i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${n(size * (0.25 + i * 0.28))}" ry="${n(size * 0.92)}" fill="none" stroke="#2a0508" stroke-opacity=".35" stroke-width="2"/>`,
    ),
    `<rect x="${x - size * 0.42}" y="${y - size * 1.04}" width="${size * 0.84}" height="${size * 0.2}" fill="#2b1408"/><rect x="${x - size * 0.42}" y="${y + size * 0.84}" width="${size * 0.84}" height="${size * 0.2}" fill="#2b1408"/>`,
    `<path d="M${x} ${y + size} V${y + size * 2.1}" stroke="${color}" stroke-width="5"/>`,
  )
}

/** A walled city of many roofs under a great moon. */
export const palace: DrawBackdrop = (palette, random) => {
  const soft = blur(26)
  const cloud = (y: number, opacity: number) =>
    repeat(
      5,
      () =>
        `<ellipse cx="${n(random() * width)}" cy="${n(y + random() * 60)}" rx="${n(130 + random() * 160)}" ry="${n(12 + random() * 16)}" fill="${palette.sky[2]}" opacity="${opacity}"/>`,
    )
  const above = [
    sky(palette, [0.5, 0.82], palette.near),
    repeat(
      90,
      () =>
        `<circle cx="${n(random() * width)}" cy="${n(random() * 620)}" r="${n(0.6 + random() * 1.5)}" fill="#fff" opacity="${n(0.2 + random() * 0.7)}"/>`,
    ),
    glow(560, 480, 620, palette.light, 0.55),
    `<circle cx="560" cy="480" r="190" fill="${palette.light}"/><circle cx="520" cy="450" r="42" fill="#000" opacity=".05"/><circle cx="610" cy="530" r="60" fill="#000" opacity=".045"/><circle cx="590" cy="410" r="24" fill="#000" opacity=".05"/>`,
    group(`filter="${soft.url}"`, soft.defs, cloud(560, 0.5), cloud(690, 0.6)),
  ]
  const distant = [
    hall(190, 940, 300, 2, palette.far, palette.light),
    hall(470, 930, 210, 3, palette.far, palette.light),
    hall(790, 950, 330, 2, palette.far, palette.light),
  ]
  const close = [
    hall(300, 1180, 620, 2, palette.middle, palette.accent),
    hall(900, 1190, 420, 3, palette.middle, palette.accent),
    `<rect x="0" y="1150" width="${width}" height="${height - 1150}" fill="${palette.near}"/>`,
    glow(300, 1170, 420, palette.accent, 0.28),
  ]
  const front = [
    lantern(150, 250, 62, palette.accent, palette.light),
    lantern(800, 330, 78, palette.accent, palette.light),
    lantern(640, 170, 40, palette.accent, palette.light),
    repeat(
      13,
      (i) =>
        `<rect x="${i * 80 - 10}" y="1286" width="20" height="154" fill="#050308"/><circle cx="${i * 80}" cy="1280" r="15" fill="#050308"/>`,
    ),
    `<rect y="1316" width="${width}" height="16" fill="#050308"/><rect y="1372" width="${width}" height="80" fill="#050308"/>`,
  ]
  return {
    ground: 1250,
    layers: [
      { depth: 0.08, body: above.join('') },
      { depth: 0.28, body: distant.join('') },
      { depth: 0.5, body: close.join('') },
      { depth: 1, body: front.join('') },
    ],
  }
}

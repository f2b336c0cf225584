import { type Head, smoothStep, warped } from '../face/head.ts'
import type { Person, PortraitLight } from '../person.ts'
import { clip, group, linear, mixed, n, repeat, seeded } from '../svg.ts'
import type { Flow, Style } from './style.ts'
import { type HairName, styles } from './styles.ts'

export interface DrawnHair {
  readonly back: string
  /** Behind neck and ears, where the head is turned. */
  readonly nape: string
  readonly front: string
  readonly lock: string
  /** Its line around the face, for the shadow on the brow. */
  readonly line: string
}

const nape = 'M-98 -70 C-103 -20 -96 14 -70 46 C-50 60 50 60 70 46 C96 14 103 -20 98 -70 Z'

type Warp = (path: string) => string

/** Under hair that falls beside the face no ear shows. */
export const coversEars = (name: HairName): boolean => 'coversEars' in styles[name]

/** Hair of a style on a head: `part` is the side on which it is parted. */
export function drawHair({ hair }: Person, head: Head, light: PortraitLight, part: 1 | -1): DrawnHair {
  const style: Style = styles[hair.name]
  const onHead: Warp = (path) =>
    warped(path, (x, y) => {
      const [toX, toY] = head.hair(part * x, y)
      // Long hair hangs beside the far cheek instead of cutting into it.
      const isBeside = style.coversEars && !style.isCloth && part * x * head.side > 60
      return [isBeside ? toX + head.side * head.share * 9 * smoothStep(-90, -10, y) : toX, toY]
    })
  const behind: Warp = (path) => warped(path, (x, y) => head.behind(part * x, y))
  // What falls before a shoulder hangs beside the far cheek, not over it.
  const beside: Warp = (path) =>
    warped(path, (x, y) =>
      part === head.side ? [part * x * 1.04 + head.side * 4 * head.share, y] : head.behind(part * x, y),
    )
  const tones = tonesOf(hair.color, light)
  const front = onHead(style.front)
  const inside = clip(front)
  const wisps = style.wisps
    ? `<path d="${onHead(style.wisps)}" fill="none" stroke="${tones.middle}" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".6"/>`
    : ''
  return {
    back: style.back
      ? mass(behind(style.back), tones.behind, light.edge) + strands(style.backFlows ?? [], behind, tones, 13)
      : '',
    nape: style.isCloth ? '' : `<path d="${warped(nape, head.skull)}" fill="${tones.behind.url}"/>`,
    front: [
      tones.defs + inside.defs,
      `<path d="${front}" fill="${tones.front.url}"/>`,
      group(
        `clip-path="${inside.url}"`,
        strands(style.flows, onHead, tones, style.isCloth ? 5 : 26),
        style.isCloth ? '' : sheen(onHead, tones),
        rim(front, light),
      ),
      style.isCloth || !style.coversEars ? '' : flyaways(style.flows, onHead, tones.middle),
      wisps,
      wornOf(style, onHead),
    ].join(''),
    lock: style.lock
      ? `<path d="${beside(style.lock)}" fill="${tones.front.url}"/>${strands(style.lockFlows ?? [], beside, tones, 11)}`
      : '',
    line: onHead(style.line),
  }
}

interface Tones {
  readonly dark: string
  readonly middle: string
  readonly bright: string
  readonly front: { readonly url: string }
  readonly behind: { readonly url: string }
  readonly defs: string
}

function tonesOf(color: string, { key, edge, shadow }: PortraitLight): Tones {
  const dark = mixed(mixed(color, shadow, 0.62), edge, 0.06)
  const bright = mixed(color, key, 0.55)
  const front = linear(
    [
      [0, dark],
      [0.46, mixed(color, dark, 0.3)],
      [0.78, mixed(color, key, 0.08)],
      [1, mixed(color, key, 0.26)],
    ],
    { x: 1, y: 0.16 },
  )
  const behind = linear([
    [0, mixed(dark, shadow, 0.2)],
    [1, mixed(dark, color, 0.35)],
  ])
  return { dark, middle: mixed(color, dark, 0.25), bright, front, behind, defs: front.defs + behind.defs }
}

const mass = (d: string, paint: { readonly url: string }, edge: string): string =>
  `<path d="${d}" fill="${edge}" fill-opacity=".5" transform="translate(-4,0)"/><path d="${d}" fill="${paint.url}"/>`

/** Strands between two curves, fine and fading at both ends; a few stray from the rest. */
const strands = (flows: readonly Flow[], warp: Warp, { dark, bright, middle }: Tones, count: number): string => {
  const paints = [bright, dark, middle].map((color) =>
    linear([
      [0, color, 0.1],
      [0.24, color, 1],
      [0.7, color, 0.9],
      [1, color, 0],
    ]),
  )
  const drawn = flows.map(([from, to], flow) => {
    const random = seeded(flow * 97 + count)
    return repeat(count, (index) => {
      const share = (index + random() * 0.9) / count
      const [x, y, ...rest] = from.map((value, at) => n(value + ((to[at] ?? value) - value) * share))
      const pairs = Array.from({ length: 3 }, (_, at) => `${rest[at * 2]} ${rest[at * 2 + 1]}`).join(' ')
      const isBright = index % 3 === 0
      const opacity = isBright ? 0.14 + random() * 0.24 : 0.22 + random() * 0.34
      return `<path d="${warp(`M${x} ${y} C${pairs}`)}" stroke="${paints[index % 3]?.url}" stroke-width="${n(0.7 + random() ** 2 * 3)}" stroke-opacity="${opacity.toFixed(2)}"/>`
    })
  })
  return paints.map(({ defs }) => defs).join('') + group('fill="none" stroke-linecap="round"', ...drawn)
}

/** Single hairs that stand off the outermost strands. */
const flyaways = (flows: readonly Flow[], warp: Warp, color: string): string =>
  group(
    `fill="none" stroke="${color}" stroke-linecap="round" stroke-width="1.1" stroke-opacity=".5"`,
    ...flows.map(([from, to], flow) => {
      const random = seeded(flow * 53 + 11)
      return repeat(3, () => {
        const [x = 0, y = 0, firstX = 0, firstY = 0, secondX = 0, secondY = 0, endX = 0, endY = 0] = from.map(
          (value, at) => value + ((to[at] ?? value) - value) * (0.94 + random() * 0.1),
        )
        const away = Math.sign(endX) * (2 + random() * 0.03 * Math.hypot(endX - x, endY - y))
        return `<path d="${warp(`M${n(x)} ${n(y)} C${n(firstX + away * 0.2)} ${n(firstY)} ${n(secondX + away)} ${n(secondY)} ${n(endX + away * 1.3)} ${n(endY + random() * 0.06 * Math.abs(endY - y))}`)}"/>`
      })
    }),
  )

/** The band of light around a crown. */
function sheen(warp: Warp, { bright }: Tones): string {
  const band = warp('M-126 -66 C-84 -168 60 -176 130 -70')
  const fade = linear(
    [
      [0, bright, 0],
      [0.4, bright, 0.5],
      [0.72, bright, 1],
      [1, bright, 0],
    ],
    { x: 1, y: 0 },
  )
  const strokes = [54, 47, 40, 33, 26, 20, 14, 8].map(
    (width) => `<path d="${band}" stroke-width="${width}" stroke-opacity=".034"/>`,
  )
  return fade.defs + group(`fill="none" stroke="${fade.url}"`, ...strokes)
}

/** The lights on the outer edge. */
function rim(d: string, { key, edge }: PortraitLight): string {
  const both = linear(
    [
      [0, edge, 0.7],
      [0.16, edge, 0],
      [0.74, key, 0],
      [1, key, 0.85],
    ],
    { x: 1, y: 0 },
  )
  return `${both.defs}<path d="${d}" fill="none" stroke="${both.url}" stroke-width="7"/>`
}

const wornOf = ({ worn = [] }: Style, warp: Warp): string =>
  worn
    .map(({ path, color, stroke }) =>
      stroke
        ? `<path d="${warp(path)}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round"/>`
        : `<path d="${warp(path)}" fill="${color}"/>`,
    )
    .join('')

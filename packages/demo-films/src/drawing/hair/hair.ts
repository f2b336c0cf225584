import { type Head, smoothStep, warped } from '../face/head.ts'
import type { Person, PortraitLight } from '../person.ts'
import { clip, group, linear, mixed, n, repeat, seeded } from '../svg.ts'
import { clumps, tapered } from './clumps.ts'
import type { Flow, Lock, Style } from './style.ts'
import { styles } from './styles.ts'

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
      ? mass(behind(style.back), tones.behind, light.edge) + clumps(style.backFlows ?? [], behind, tones, 7)
      : '',
    nape: style.isCloth ? '' : `<path d="${warped(nape, head.skull)}" fill="${tones.behind.url}"/>`,
    front: [
      tones.defs + inside.defs,
      `<path d="${front}" fill="${tones.front.url}"/>`,
      group(
        `clip-path="${inside.url}"`,
        clumps(style.flows, onHead, style.isCloth ? { ...tones, bright: tones.middle } : tones, style.isCloth ? 4 : 13),
        rim(front, light),
      ),
      `<path d="${front}" fill="none" stroke="${tones.line}" stroke-width="1.6" stroke-opacity=".6"/>`,
      style.isCloth || !style.coversEars ? '' : flyaways(style.flows, onHead, tones.middle),
      framing(style.frame ?? [], onHead, tones),
      wisps,
      wornOf(style, onHead),
    ].join(''),
    lock: style.lock
      ? `<path d="${beside(style.lock)}" fill="${tones.front.url}" stroke="${tones.line}" stroke-width="2" stroke-opacity=".7"/>${clumps(style.lockFlows ?? [], beside, tones, 5)}`
      : '',
    line: onHead(style.line),
  }
}

interface Tones {
  /** Of outlines. */
  readonly line: string
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
  const line = mixed(mixed(color, '#12060c', 0.7), shadow, 0.3)
  return { line, dark, middle: mixed(color, dark, 0.25), bright, front, behind, defs: front.defs + behind.defs }
}

const mass = (d: string, paint: { readonly url: string }, edge: string): string =>
  `<path d="${d}" fill="${edge}" fill-opacity=".5" transform="translate(-4,0)"/><path d="${d}" fill="${paint.url}"/>`

/** Locks that frame a face: each falls from its root before the temple and ends in a point. */
const framing = (locks: readonly Lock[], warp: Warp, { middle, line, bright, front }: Tones): string =>
  locks
    .map(([x, y, firstX, firstY, secondX, secondY, endX, endY, breadth]) => {
      const curve = [
        [x, y],
        [firstX, firstY],
        [secondX, secondY],
        [endX, endY],
      ] as const
      return `<path d="${warp(tapered(curve, breadth))}" fill="${middle}"/><path d="${warp(tapered(curve, breadth))}" fill="${front.url}" fill-opacity=".6" stroke="${line}" stroke-width="1" stroke-opacity=".5"/><path d="${warp(tapered(curve, breadth * 0.2))}" fill="${bright}" fill-opacity=".3"/>`
    })
    .join('')

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

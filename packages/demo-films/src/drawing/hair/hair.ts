import { faceOutline } from '../face/contour.ts'
import { type Head, smoothStep, warped } from '../face/head.ts'
import { faceOf } from '../face/traits.ts'
import type { Person, PortraitLight } from '../person.ts'
import { clip, group, linear, mixed, n, repeat, seeded, soft } from '../svg.ts'
import { clumps, tapered } from './clumps.ts'
import { curlyEdge, fineHairs, overBrow, type Root, rootsOf, withLocks } from './strands.ts'
import type { Flow, Lock, Style, Worn } from './style.ts'
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

const templeY = -84

/** Hair of a style on a head: `part` is the side on which it is parted. */
export function drawHair(person: Person, head: Head, light: PortraitLight, part: 1 | -1): DrawnHair {
  const { hair } = person
  const style: Style = styles[hair.name]
  const onHead: Warp = (path) =>
    warped(path, (x, y) => {
      const [toX, toY] = head.hair(part * x, y)
      // Long hair hangs beside the far cheek instead of cutting into it.
      const isBeside = style.coversEars && !style.isCloth && part * x * head.side > 60
      return [isBeside ? toX + head.side * head.share * 9 * smoothStep(-90, -10, y) : toX, toY]
    })
  // Turned, the far temple hides what grows before the ear.
  const onTemple: Warp = (path) =>
    style.coversEars || style.isCurly
      ? onHead(path)
      : warped(path, (x, y) => {
          const [toX, toY] = head.hair(part * x, y)
          const isFar = part * x * head.side > 60 && y > templeY
          return [toX, isFar ? templeY + (toY - templeY) * (1 - 0.78 * head.share) : toY]
        })
  const behind: Warp = (path) => warped(path, (x, y) => head.behind(part * x, y))
  // What falls before a shoulder hangs beside the far cheek, not over it.
  const beside: Warp = (path) =>
    warped(path, (x, y) =>
      part === head.side ? [part * x * 1.04 + head.side * 4 * head.share, y] : head.behind(part * x, y),
    )
  const tones = hairTones(hair.color, light)
  // Turned, a lock of the far temple would grow out of nothing.
  const frame = (style.frame ?? []).filter(([x]) => style.coversEars || head.share < 0.4 || part * x * head.side < 60)
  const isPlain = style.isCloth || style.isCurly
  const curly = style.isCurly ? rootsOf(style.front, 2, partingX, [0, -20]).filter(isOutside) : []
  const roots = isPlain ? [] : rootsOf(style.front, 5, partingX, [0, -20]).filter(isOutside)
  const plain = onTemple(style.front)
  const front = onTemple(withLocks(style.front, roots, 5))
  const inside = clip(front)
  const brow = isPlain ? [] : rootsOf(style.line, 2, partingX, [0, -10]).filter(isOnBrow(style))
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
        style.isCurly
          ? curls(head, tones)
          : clumps(
              style.flows,
              onTemple,
              style.isCloth ? { ...tones, bright: tones.middle } : tones,
              style.isCloth ? 4 : 13,
            ),
        style.isCloth ? '' : volume(head, tones),
        rim(plain, light, faceOutline(head, faceOf(person).shape, person.isMan)),
      ),
      style.isCloth
        ? `<path d="${front}" fill="none" stroke="${tones.line}" stroke-width="1.6" stroke-opacity=".6"/>`
        : overBrow(brow, onTemple, tones, 23),
      curlyEdge(curly, onTemple, tones),
      fineHairs(roots, onTemple, lightOn(tones, light), 31),
      style.isCloth || !style.coversEars ? '' : flyaways(style.flows, onHead, tones.middle),
      framing(frame, onHead, tones),
      wisps,
      drawWorn(style.worn ?? [], onHead),
    ].join(''),
    lock: style.lock
      ? `<path d="${beside(style.lock)}" fill="${tones.front.url}" stroke="${tones.line}" stroke-width="2" stroke-opacity=".7"/>${clumps(style.lockFlows ?? [], beside, tones, 5)}`
      : '',
    line: onTemple(style.line),
  }
}

/** Where styles are parted. */
const partingX = -30

/** On the outer edge of a head of hair, rather than around the face. */
const isOutside = ({ x, y }: Root): boolean =>
  y < -30 ? Math.hypot(x / 106, (y + 22) / 142) > 0.97 : Math.abs(x) > 118 && y < 330

/** Hair that is short ends before the ears. */
const isOnBrow =
  ({ coversEars }: Style) =>
  (root: Root): boolean =>
    root.y < (coversEars ? 90 : -66) && !isCorner(root)

/** Across a corner, a lock would lie over the cheek. */
function isCorner({ x, y, at }: Root): boolean {
  const [[beforeX, beforeY], [afterX, afterY]] = [at(-24, 0), at(24, 0)]
  return (x - beforeX) * (afterX - x) + (y - beforeY) * (afterY - y) < 400
}

/** Hairs at the edge shine where a light falls on them. */
export const lightOn =
  ({ middle }: HairTones, { key, edge }: PortraitLight) =>
  ({ x }: Root): readonly [string, number] =>
    x > 30 ? [mixed(middle, key, 0.75), 0.8] : x < -70 ? [mixed(middle, edge, 0.7), 0.7] : [middle, 0.6]

export interface HairTones {
  /** Of outlines. */
  readonly line: string
  readonly dark: string
  readonly middle: string
  readonly bright: string
  readonly front: { readonly url: string }
  readonly behind: { readonly url: string }
  readonly defs: string
}

/** The same hair from every side. */
export function hairTones(color: string, { key, edge, shadow }: PortraitLight): HairTones {
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
  `<path d="${d}" fill="${edge}" fill-opacity=".36" transform="translate(-3,0)"/><path d="${d}" fill="${paint.url}"/>`

/** Locks that frame a face: each falls from its root before the temple and ends in a point. */
export const framing = (locks: readonly Lock[], warp: Warp, { middle, line, bright, front }: HairTones): string =>
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

/** A crown is round: it shines where it faces the light, and its far side lies in shade. */
const volume = ({ side, share }: Head, { bright, dark }: HairTones): string =>
  soft(34 + side * share * 20, -142, 74, 34, bright, 0.34) + soft(-104, -90, 60, 110, dark, 0.5)

/** Ringlets: loops that turn every way, dark between them, and lit on the side of the light. */
export function curls({ side, share }: Pick<Head, 'side' | 'share'>, { bright, dark, middle }: HairTones): string {
  const random = seeded(61)
  const ringlets = Array.from({ length: 240 }, () => {
    const [x, y] = [(random() * 2 - 1) * 148 + side * share * 12, -208 + random() * 240]
    const [r, from] = [8 + random() * 8, random() * Math.PI * 2]
    const arc = (radius: number, by: number, turn: number) => {
      const at = (angle: number) => `${n(x + radius * Math.cos(angle))} ${n(y + radius * 0.86 * Math.sin(angle))}`
      return `<path d="M${at(from + by)} A${n(radius)} ${n(radius * 0.86)} 0 ${turn > Math.PI ? 1 : 0} 1 ${at(from + by + turn)}"`
    }
    const light = Math.max(0, Math.min(1, (x + 90) / 200))
    return [
      `${arc(r, 0, 4)} stroke="${dark}" stroke-width="4.4" stroke-opacity=".34"/>`,
      `${arc(r - 3, 0.3, 3.4)} stroke="${middle}" stroke-width="3.4" stroke-opacity=".8"/>`,
      `${arc(r - 3, 0.9, 1.3)} stroke="${bright}" stroke-width="1.6" stroke-opacity="${(0.06 + light * 0.2).toFixed(2)}"/>`,
    ].join('')
  })
  return group('fill="none" stroke-linecap="round"', ...ringlets)
}

const rimLines = [
  [38, 0.12],
  [20, 0.2],
  [9, 0.2],
] as const

/** The lights on the outer edge, none where hair meets the face. */
function rim(d: string, { key, edge }: PortraitLight, face: string): string {
  const both = linear(
    [
      [0, edge, 0.9],
      [0.2, edge, 0],
      [0.7, key, 0],
      [1, key, 1],
    ],
    { x: 1, y: 0 },
  )
  const outside = clip(`M-400 -400 H400 V700 H-400 Z ${face}`, 'evenodd')
  // Hair is no sheet of metal: its light is broad and faint, and thin and bright where it ends.
  const lines = rimLines.map(
    ([width, opacity]) => `<path d="${d}" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
  )
  return `${both.defs}${outside.defs}${group(`clip-path="${outside.url}" fill="none" stroke="${both.url}"`, ...lines)}`
}

export const drawWorn = (worn: readonly Worn[], warp: Warp): string =>
  worn
    .map(({ path, color, stroke }) =>
      stroke
        ? `<path d="${warp(path)}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round"/>`
        : `<path d="${warp(path)}" fill="${color}"/>`,
    )
    .join('')

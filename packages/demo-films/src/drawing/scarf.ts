import { type Head, warped } from './face/head.ts'
import type { PortraitLight } from './person.ts'
import { clip, group, linear, mixed, soft } from './svg.ts'

const wrap =
  'M-78 128 C-92 168 -108 196 -96 226 C-60 262 60 262 96 226 C108 196 92 168 78 128 C50 160 -50 160 -78 128 Z'
const tail = 'M18 226 C34 280 30 350 22 424 L84 430 C96 352 96 280 78 222 Z'
const fringe = [26, 36, 46, 56, 66, 76].map((x) => `M${x} 424 L${x - 2} 446`).join(' ')
const folds = [
  'M-88 176 C-40 216 40 216 88 176',
  'M-94 206 C-44 242 44 242 94 206',
  'M-60 146 C-30 176 40 180 74 152',
  'M40 250 C52 300 50 360 44 420',
]
const stripes = ['M24 360 L90 364', 'M23 384 L88 388']

/** A scarf around a neck, over what is worn, its end down the breast; not to be seen from behind. */
export function drawScarf(
  color: string,
  head: Head,
  { key, edge, shadow }: PortraitLight,
  isFromBehind: boolean,
): string {
  const at = (path: string) => warped(path, head.body)
  const [dark, bright] = [mixed(color, shadow, 0.5), mixed(color, key, 0.4)]
  const wool = linear(
    [
      [0, mixed(dark, edge, 0.12)],
      [0.45, color],
      [1, bright],
    ],
    { x: 1, y: 0.1 },
  )
  const whole = at(isFromBehind ? wrap : `${tail} ${wrap}`)
  const inside = clip(whole)
  const line = (path: string, paint: string, width: number, opacity: number) =>
    `<path d="${at(path)}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  return [
    wool.defs + inside.defs,
    soft(0, 262, 130, 40, shadow, 0.5),
    isFromBehind ? '' : line(fringe, color, 4, 1),
    `<path d="${whole}" fill="${wool.url}" stroke="${mixed(dark, '#0a0408', 0.5)}" stroke-width="2" stroke-opacity=".5"/>`,
    group(
      `clip-path="${inside.url}"`,
      ...folds.flatMap((fold) => [line(fold, dark, 8, 0.5), line(fold, bright, 2.4, 0.5)]),
      ...stripes.map((stripe) => line(stripe, mixed(color, '#fff4e0', 0.7), 7, 0.8)),
      soft(0, 132, 92, 40, shadow, 0.6),
    ),
  ].join('')
}

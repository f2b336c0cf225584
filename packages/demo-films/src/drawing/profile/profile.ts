import { headOf, warped } from '../face/head.ts'
import { acrossSkin, type SkinTones, tonesOf } from '../face/skin-tones.ts'
import { type FaceTraits, faceOf } from '../face/traits.ts'
import type { Flow } from '../hair/style.ts'
import type { Person, PortraitLight } from '../person.ts'
import { drawClothes } from '../portrait-clothes.ts'
import { clip, group, linear, mixed, n, repeat, seeded, soft } from '../svg.ts'
import { sideHair } from './profile-hair.ts'
import { sideBeard, sideBrows, sideEyes, sideGlasses, sideMarks, sideOf } from './side-face.ts'

const woman =
  'M40 -132 C64 -124 80 -104 86 -78 C90 -60 88 -46 83 -32 C82 -24 90 -6 104 18 C110 26 114 32 111 37 C107 43 98 42 95 47 C94 52 96 55 100 60 C106 65 107 68 104 72 C99 74 98 75 100 77 C106 81 106 87 101 92 C94 96 92 100 94 106 C97 116 94 128 80 132 C60 136 30 124 0 108 C-24 94 -38 60 -40 20 L-70 -60 C-60 -120 0 -144 40 -132 Z'
const man =
  'M40 -134 C66 -126 84 -106 90 -78 C94 -62 96 -52 92 -44 C84 -32 86 -24 92 -10 C98 6 110 16 116 28 C119 36 110 43 100 44 C96 48 97 54 101 60 C106 64 107 69 103 72 C98 74 97 75 99 77 C105 81 106 88 101 92 C95 97 94 101 98 108 C103 120 100 134 84 138 C60 142 24 132 -10 114 C-34 98 -42 60 -42 20 L-70 -60 C-60 -120 0 -146 40 -134 Z'

/** Neck, and shoulders where a garment leaves them bare. */
const necks = {
  man: 'M50 104 C44 150 50 176 76 210 L-104 214 C-84 170 -86 110 -84 30 Z',
  woman: 'M42 104 C32 150 38 176 62 210 L-84 214 C-66 170 -66 110 -66 30 Z',
  bare: 'M42 104 C32 146 36 172 60 192 C90 210 140 206 176 232 C212 262 226 340 236 660 L-236 660 C-230 340 -220 270 -186 236 C-150 206 -100 206 -80 172 C-66 140 -66 110 -66 30 Z',
} as const

/** Head and shoulders from the side, looking to the right, the light before them; in the measures of a portrait. Who is awake looks, who is not
 *  has lowered their lids. */
export function profile(person: Person, light: PortraitLight, isAwake: boolean): string {
  const { isMan, hair, clothes } = person
  const tones = tonesOf(person, light)
  const garment = drawClothes(person, headOf({ yaw: 32, pitch: 0, roll: 0, gaze: [0, 0] }), light)
  const traits = faceOf(person)
  const at = atSide(person, traits)
  const shape = at(isMan ? man : woman)
  const inside = clip(shape)
  const paint = acrossSkin(tones)
  const ink = mixed(hair.color, '#0a0608', person.isOld ? 0.34 : 0.66)
  const neck = necks[clothes.name === 'dress' ? 'bare' : isMan ? 'man' : 'woman']
  const inNeck = clip(neck)
  const side = sideHair[hair.name]
  const hairTones = hairPaint(hair.color, light)
  return [
    inside.defs + inNeck.defs + paint.defs + hairTones.defs,
    side.back ? `<path d="${side.back}" fill="${hairTones.dark}"/>` : '',
    garment.back,
    `<path d="${neck}" fill="${paint.url}"/>`,
    group(
      `clip-path="${inNeck.url}"`,
      soft(10, 116, 100, 56, tones.darkest, 0.9),
      soft(-70, 140, 60, 110, tones.darkest, 0.7),
      soft(-150, 320, 120, 130, tones.deep, 0.6),
      soft(150, 440, 110, 210, tones.deep, 0.62),
      soft(60, 300, 90, 60, tones.deep, 0.3),
    ),
    // What lies on bare skin ends where it goes around.
    clothes.name === 'dress' ? group(`clip-path="${inNeck.url}"`, garment.front) : garment.front,
    `<path d="${shape}" fill="${paint.url}"/>`,
    group(`clip-path="${inside.url}"`, ...shading(person, shape, tones, light)),
    sideMarks(person, tones),
    sideBeard(person, mixed(hair.name === 'hood' ? '#1c1412' : hair.color, '#0a0608', person.isOld ? 0.1 : 0.5), at),
    mouthAndNose(person, tones, at),
    eye(person, traits, tones, ink, isAwake),
    ear(tones),
    sideGlasses(person.glasses),
    `<path d="${side.cap}" fill="${hairTones.url}"/>`,
    strands(side.flows, side.cap, hairTones, light),
  ].join('')
}

/** Brings the paths of a plain profile to somebody's own line. */
const atSide = (person: Person, traits: FaceTraits) => {
  const at = sideOf(traits, person.isOld === true)
  return (path: string): string => warped(path, at)
}

function shading(
  { isMan, beard, hair }: Person,
  shape: string,
  { deep, lit, skin }: SkinTones,
  { key }: PortraitLight,
): string[] {
  const rim = linear(
    [
      [0.5, key, 0],
      [0.78, key, 0.9],
      [1, key, 1],
    ],
    { x: 1, y: -0.3 },
  )
  return [
    soft(-40, 60, 80, 110, deep, 0.75),
    soft(62, -20, 26, 20, deep, 0.5),
    soft(84, 46, 16, 12, deep, 0.4),
    soft(66, -80, 34, 40, lit, 0.5),
    soft(48, 26, 40, 28, lit, 0.45),
    soft(40, 36, 38, 24, isMan ? mixed(skin, '#b5482f', 0.6) : mixed(skin, '#e0364f', 0.7), isMan ? 0.14 : 0.34),
    beard ? soft(64, 110, 62, 50, mixed(hair.color, '#14100f', 0.4), beard === 'full' ? 0.6 : 0.5) : '',
    rim.defs,
    ...[26, 16, 6].map(
      (width) =>
        `<path d="${shape}" fill="none" stroke="${rim.url}" stroke-width="${width}" stroke-opacity="${width > 8 ? 0.16 : 0.75}"/>`,
    ),
    soft(20, 136, 80, 30, deep, 0.7),
  ]
}

const line = (d: string, width: number, color: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`

function mouthAndNose({ isMan, isOld, skin }: Person, { deep }: SkinTones, at: (path: string) => string): string {
  const painted = isMan ? mixed(skin, '#9a3f3a', 0.42) : mixed(skin, '#b0213f', 0.68)
  const lips = isOld ? mixed(painted, skin, 0.36) : painted
  return [
    `<path d="${at('M97 57 C102 62 107 66 104 72 C98 73 90 74 78 74 C84 68 92 64 97 57 Z')}" fill="${mixed(lips, '#2a0610', 0.24)}"/>`,
    `<path d="${at('M78 75 C88 75 96 76 100 77 C106 81 106 87 101 92 C92 92 84 84 78 75 Z')}" fill="${lips}"/>`,
    line(at('M76 75 C86 74 94 74 102 74'), 2, mixed(lips, '#22050c', 0.7)),
    line(at('M88 34 C84 38 86 44 92 44'), 2.6, deep, 0.7),
    line(at('M95 40 L103 40'), 5, mixed(deep, '#1c0508', 0.5), 0.75),
  ].join('')
}

/** Eye and brow, cut as they are from the front. */
function eye({ isMan, isOld, eyes }: Person, traits: FaceTraits, { deep }: SkinTones, ink: string, isAwake: boolean) {
  const { open, rise } = sideEyes[traits.eyes]
  const { arch, thick } = sideBrows[traits.brows]
  const height = open * (isOld ? 0.86 : 1)
  // The outer corner is the one farther from the nose.
  const cut = (path: string) => warped(path, (x, y) => [x, -10 + (y + 10) * height - rise * Math.max(0, (80 - x) / 26)])
  const brow = (x: number, y: number) => [x, y - arch * Math.max(0, 1 - ((x - 62) / 24) ** 2)] as const
  const [low, high] = isMan ? [-42, -46] : [-44, -50]
  return [
    line(cut('M50 -24 C60 -31 71 -29 79 -19'), 2.4, deep, 0.7),
    isAwake
      ? [
          `<path d="${cut('M54 -9 C60 -20 72 -24 80 -17 C82 -10 78 -4 72 -3 C64 -3 58 -5 54 -9 Z')}" fill="#e9e2da"/>`,
          `<ellipse cx="75" cy="-12" rx="5" ry="${n(9 * Math.min(1, height))}" fill="${eyes}"/><ellipse cx="76.5" cy="-12" rx="2.6" ry="${n(5 * Math.min(1, height))}" fill="#08050b"/><circle cx="77" cy="-15" r="1.8" fill="#fff"/>`,
          line(cut('M53 -9 C60 -21 72 -25 82 -17'), isMan ? 3.6 : isOld ? 4 : 5, ink),
          isMan ? '' : line('M80 -18 L87 -24', isOld ? 2 : 3, ink),
        ].join('')
      : line(cut('M50 -12 C58 -2 70 0 79 -8'), isMan ? 3.4 : 4.8, ink) +
        (isMan || isOld ? '' : line('M60 -4 L62 3 M67 -2 L71 5 M74 -4 L80 2', 2.4, ink)),
    `<path d="${warped(`M40 ${low} C56 -58 74 -58 90 -46 C74 ${high - 2} 58 ${high} 40 ${low} Z`, brow)}" fill="${ink}" stroke="${ink}" stroke-width="${n(thick + (isMan ? 2 : 0.4))}" stroke-linejoin="round" opacity=".9"/>`,
  ].join('')
}

const ear = ({ skin, deep }: SkinTones): string =>
  `<path d="M-30 -26 C-24 -42 -52 -46 -58 -24 C-62 -2 -48 26 -38 26 C-30 24 -32 8 -26 -4 Z" fill="${mixed(skin, deep, 0.32)}"/><path d="M-36 -24 C-50 -28 -52 -10 -44 0 C-40 6 -42 12 -38 16" fill="none" stroke="${deep}" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>`

interface HairPaint {
  readonly defs: string
  readonly url: string
  readonly dark: string
  readonly bright: string
}

function hairPaint(color: string, { key, edge, shadow }: PortraitLight): HairPaint {
  const dark = mixed(mixed(color, shadow, 0.6), edge, 0.08)
  const paint = linear(
    [
      [0, dark],
      [0.6, mixed(color, dark, 0.35)],
      [1, mixed(color, key, 0.22)],
    ],
    { x: 1, y: -0.2 },
  )
  return { defs: paint.defs, url: paint.url, dark, bright: mixed(color, key, 0.55) }
}

function strands(flows: readonly Flow[], cap: string, { dark, bright }: HairPaint, { edge }: PortraitLight): string {
  const inside = clip(cap)
  const random = seeded(cap.length)
  const drawn = flows.map(([from, to]) =>
    repeat(24, (index) => {
      const share = (index + random() * 0.9) / 24
      const [x, y, ...rest] = from.map((value, at) => n(value + ((to[at] ?? value) - value) * share))
      const pairs = Array.from({ length: 3 }, (_, at) => `${rest[at * 2]} ${rest[at * 2 + 1]}`).join(' ')
      const isBright = index % 2 === 0
      return `<path d="M${x} ${y} C${pairs}" stroke="${isBright ? bright : dark}" stroke-width="${n(0.7 + random() ** 2 * 2.8)}" stroke-opacity="${isBright ? 0.3 : 0.46}"/>`
    }),
  )
  const behind = linear(
    [
      [0, edge, 0.8],
      [0.3, edge, 0],
    ],
    { x: 1, y: 0 },
  )
  const rim = `<path d="${cap}" stroke="${behind.url}" stroke-width="11"/>`
  return (
    inside.defs + behind.defs + group(`clip-path="${inside.url}" fill="none" stroke-linecap="round"`, ...drawn, rim)
  )
}

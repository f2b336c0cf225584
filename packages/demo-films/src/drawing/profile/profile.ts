import { expressions } from '../face/expression.ts'
import { headOf, warped } from '../face/head.ts'
import { physiques } from '../face/physique.ts'
import { acrossSkin, type SkinTones, tonesOf } from '../face/skin-tones.ts'
import { type FaceTraits, faceOf } from '../face/traits.ts'
import { clumps } from '../hair/clumps.ts'
import type { Flow } from '../hair/style.ts'
import type { Feeling, Person, PortraitLight } from '../person.ts'
import { drawClothes } from '../portrait-clothes.ts'
import { blur, clip, group, linear, mixed, soft } from '../svg.ts'
import { sideHair } from './profile-hair.ts'
import { sideBeard, sideGlasses, sideMarks, sideOf } from './side-face.ts'
import { sideEye, sideMouth } from './side-features.ts'

const woman =
  'M40 -132 C64 -124 80 -104 86 -78 C90 -60 88 -46 83 -32 C82 -24 90 -6 104 18 C110 26 114 32 111 37 C107 43 98 42 95 47 C94 52 96 55 100 60 C106 65 107 68 104 72 C99 74 98 75 100 77 C106 81 106 87 101 92 C94 96 92 100 94 106 C97 116 94 128 80 132 C60 136 30 124 0 108 C-24 94 -38 60 -40 20 L-70 -60 C-60 -120 0 -144 40 -132 Z'
const man =
  'M40 -134 C66 -126 84 -106 90 -78 C94 -62 96 -52 92 -44 C84 -32 86 -24 92 -10 C98 6 110 16 116 28 C119 36 110 43 100 44 C96 48 97 54 101 60 C106 64 107 69 103 72 C98 74 97 75 99 77 C105 81 106 88 101 92 C95 97 94 101 98 108 C103 120 100 134 84 138 C60 142 24 132 -10 114 C-34 98 -42 60 -42 20 L-70 -60 C-60 -120 0 -146 40 -134 Z'

const womanJaw = 'M-40 28 C-36 62 -22 92 2 109 C28 124 56 135 78 132'
const manJaw = 'M-42 28 C-40 66 -32 98 -9 114.5 C24 132 60 142 82 138'

/** Hair between the back of the head and the neck. */
const nape = 'M-118 -60 C-118 10 -108 56 -82 84 L-44 66 L-40 -30 Z'

/** How far a head goes down, in degrees: sorrow and tenderness lower it, pride and alarm raise it. */
const nods: Readonly<Record<Feeling, number>> = {
  calm: 0,
  stern: 3,
  warm: -2,
  afraid: -4,
  tender: 6,
  amused: -3,
  proud: -7,
  weeping: 11,
  furious: 5,
  shocked: -6,
  scheming: 5,
}

/** Neck, and shoulders where a garment leaves them bare. */
const necks = {
  man: 'M50 104 C44 150 50 176 76 210 L-104 214 C-86 170 -90 110 -90 30 Z',
  woman: 'M42 104 C32 150 38 176 62 210 L-84 214 C-68 170 -74 110 -78 20 Z',
  bare: 'M42 104 C32 146 36 172 60 192 C90 210 140 206 176 232 C212 262 226 340 236 660 L-236 660 C-230 340 -220 270 -186 236 C-150 206 -100 206 -80 172 C-70 140 -74 110 -78 20 Z',
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
  const { across, down } = physiques[traits.shape]
  const nod = `transform="rotate(${nods[person.mood]} -40 120) translate(0,${120 * (1 - down)}) scale(${across},${down})"`
  const hairTones = hairPaint(hair.color, light)
  return [
    inside.defs + inNeck.defs + paint.defs + hairTones.defs,
    side.back ? group(nod, `<path d="${side.back}" fill="${hairTones.dark}"/>`) : '',
    garment.back,
    group(nod, `<path d="${nape}" fill="${hairTones.dark}"/>`),
    `<path d="${neck}" fill="${paint.url}"/>`,
    group(
      `clip-path="${inNeck.url}"`,
      group(
        `filter="${crisp.url}"`,
        `<path d="M-120 20 L90 20 L84 140 C60 156 30 168 -10 176 C-50 184 -90 190 -120 190 Z" fill="${mixed(tones.deep, tones.darkest, 0.42)}" fill-opacity=".86"/>`,
      ),
      soft(-70, 160, 50, 110, tones.darkest, 0.5),
      soft(-150, 320, 120, 130, tones.deep, 0.6),
      soft(150, 440, 110, 210, tones.deep, 0.62),
      soft(60, 300, 90, 60, tones.deep, 0.3),
    ),
    // What lies on bare skin ends where it goes around.
    clothes.name === 'dress' ? group(`clip-path="${inNeck.url}"`, garment.front) : garment.front,
    group(
      nod,
      `<path d="${shape}" fill="${paint.url}"/>`,
      group(`clip-path="${inside.url}"`, ...shading(person, shape, tones, light)),
      // The jaw, from below the ear to the chin.
      `<path d="${at(isMan ? manJaw : womanJaw)}" fill="none" stroke="${tones.line}" stroke-width="2" stroke-linecap="round" stroke-opacity=".5"/>`,
      sideMarks(person, tones),
      sideBeard(person, mixed(hair.name === 'hood' ? '#1c1412' : hair.color, '#0a0608', person.isOld ? 0.1 : 0.5), at),
      sideMouth(person, tones, at),
      sideEye(person, traits, tones, ink, isAwake),
      ear(tones),
      sideGlasses(person.glasses),
      `<path d="${side.cap}" fill="${hairTones.url}"/>`,
      strands(side.flows, side.cap, hairTones, light),
    ),
  ].join('')
}

/** Brings the paths of a plain profile to somebody's own line. */
const atSide = (person: Person, traits: FaceTraits) => {
  const at = sideOf(traits, person.isOld === true, expressions[person.mood].mouth[2])
  return (path: string): string => warped(path, at)
}

const area = { x: -190, y: -200, width: 360, height: 380 } as const
const [crisp, mild] = [blur(2.6, area), blur(8, area)]

/** Light falls onto the front of the face; cheek, jaw and temple behind it lie in one shadow. */
function shading({ isMan, beard, hair }: Person, shape: string, tones: SkinTones, light: PortraitLight): string[] {
  const { deep, lit, skin } = tones
  const rim = linear(
    [
      [0.5, light.key, 0],
      [0.8, mixed(light.key, '#ffffff', 0.2), 0.9],
      [1, mixed(light.key, '#ffffff', 0.2), 1],
    ],
    { x: 1, y: -0.3 },
  )
  const shade =
    'M-160 -190 L0 -160 C-8 -110 14 -86 12 -56 C10 -30 -8 -10 0 20 C6 40 24 50 22 72 C22 96 44 116 74 150 L-160 190 Z'
  return [
    soft(66, -80, 40, 44, lit, 0.4),
    soft(52, 22, 34, 26, lit, 0.4),
    soft(40, 34, 36, 20, isMan ? mixed(skin, '#b5482f', 0.6) : mixed(skin, '#e2495a', 0.72), isMan ? 0.12 : 0.3),
    group(`filter="${mild.url}"`, `<path d="${shade}" fill="${deep}" fill-opacity=".4"/>`),
    group(`filter="${crisp.url}"`, `<path d="${shade}" fill="${deep}" fill-opacity=".46"/>`),
    soft(40, 62, 34, 18, deep, isMan ? 0.3 : 0.14),
    beard === 'stubble' ? soft(56, 106, 70, 52, mixed(hair.color, '#14100f', 0.4), 0.24) : '',
    rim.defs + crisp.defs + mild.defs,
    group(
      `filter="${mild.url}"`,
      `<path d="${shape}" fill="none" stroke="${rim.url}" stroke-width="16" stroke-opacity=".5"/>`,
    ),
    `<path d="${shape}" fill="none" stroke="${rim.url}" stroke-width="4" stroke-opacity=".8"/>`,
  ]
}

const ear = ({ skin, deep, line }: SkinTones): string =>
  `<path d="M-30 -24 C-24 -42 -54 -46 -60 -22 C-63 0 -48 28 -38 28 C-30 26 -32 8 -26 -4 Z" fill="${mixed(skin, deep, 0.46)}" stroke="${line}" stroke-width="1.4" stroke-opacity=".4"/><path d="M-36 -24 C-52 -28 -54 -8 -45 2 C-41 8 -43 14 -39 18" fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-opacity=".45"/><path d="M-38 -12 C-46 -14 -46 -2 -40 4 Z" fill="${deep}" fill-opacity=".8"/>`

interface HairPaint {
  readonly defs: string
  readonly url: string
  readonly dark: string
  readonly middle: string
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
  return { defs: paint.defs, url: paint.url, dark, middle: mixed(color, dark, 0.25), bright: mixed(color, key, 0.55) }
}

function strands(
  flows: readonly Flow[],
  cap: string,
  { dark, middle, bright }: HairPaint,
  { edge }: PortraitLight,
): string {
  const inside = clip(cap)
  const behind = linear(
    [
      [0, mixed(edge, '#ffffff', 0.15), 0.9],
      [0.3, edge, 0],
    ],
    { x: 1, y: 0 },
  )
  return [
    inside.defs + behind.defs,
    group(
      `clip-path="${inside.url}"`,
      clumps(flows, (path) => path, { dark, middle, bright }, 14),
    ),
    `<path d="${cap}" clip-path="${inside.url}" fill="none" stroke="${behind.url}" stroke-width="10"/>`,
    `<path d="${cap}" fill="none" stroke="${mixed(dark, '#12060c', 0.6)}" stroke-width="1.6" stroke-opacity=".5"/>`,
  ].join('')
}

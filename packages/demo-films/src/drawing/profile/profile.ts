import { shadeColor, shadeDepths, veil } from '../face/chiaroscuro.ts'
import { expressions } from '../face/expression.ts'
import { headOf, warped } from '../face/head.ts'
import { headShare, physiques } from '../face/physique.ts'
import { acrossSkin, type SkinTones, tonesOf } from '../face/skin-tones.ts'
import { type FaceTraits, faceOf } from '../face/traits.ts'
import type { Fall, Feeling, Person, PortraitLight } from '../person.ts'
import { drawClothes } from '../portrait-clothes.ts'
import { blur, clip, group, linear, mixed, soft } from '../svg.ts'
import { drawSideHair } from './draw-side-hair.ts'
import { sideBeard, sideGlasses, sideMarks, sideOf } from './side-face.ts'
import { sideEye, sideMouth } from './side-features.ts'

const woman =
  'M40 -132 C64 -124 80 -104 86 -78 C90 -60 88 -46 83 -32 C82 -24 90 -6 104 18 C110 26 114 32 111 37 C107 43 98 42 95 47 C94 52 96 55 100 60 C106 65 107 68 104 72 C99 74 98 75 100 77 C106 81 106 87 101 92 C94 96 92 100 94 106 C97 116 94 128 80 132 C60 136 30 124 0 108 C-24 94 -38 60 -40 20 L-70 -60 C-60 -120 0 -144 40 -132 Z'
const man =
  'M40 -134 C66 -126 84 -106 90 -78 C94 -62 96 -52 92 -44 C84 -32 86 -24 92 -10 C98 6 110 16 116 28 C119 36 110 43 100 44 C96 48 97 54 101 60 C106 64 107 69 103 72 C98 74 97 75 99 77 C105 81 106 88 101 92 C95 97 94 101 98 108 C103 120 100 134 84 138 C60 142 24 132 -10 114 C-34 98 -42 60 -42 20 L-70 -60 C-60 -120 0 -146 40 -134 Z'

const womanJaw = 'M-40 28 C-36 62 -22 92 2 109 C28 124 56 135 78 132'
const manJaw = 'M-42 28 C-40 66 -32 98 -9 114.5 C24 132 60 142 82 138'

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
  man: 'M40 106 C30 150 34 180 64 212 L112 340 L-60 340 L-118 216 C-94 176 -84 120 -84 26 L-50 0 L0 30 Z',
  woman: 'M34 104 C22 150 26 180 56 212 L112 340 L-60 340 L-98 216 C-78 174 -68 118 -70 18 Z',
  bare: 'M34 104 C22 146 30 172 58 192 C90 210 140 206 176 232 C212 262 226 340 236 660 L-236 660 C-230 340 -220 270 -186 236 C-150 206 -108 206 -88 172 C-72 140 -68 110 -70 18 Z',
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
  const ink = mixed(hair.name === 'hood' ? '#1c1412' : hair.color, '#0a0608', person.isOld ? 0.34 : 0.66)
  const neck = necks[clothes.name === 'dress' ? 'bare' : isMan ? 'man' : 'woman']
  const inNeck = clip(neck)
  const physique = physiques[traits.shape]
  const [across, down] = [physique.across * headShare, physique.down * headShare]
  const nod = `transform="rotate(${nods[person.mood]} -40 120) translate(0,${120 * (1 - down)}) scale(${across},${down})"`
  const drawnHair = drawSideHair(person, light, { nod: nods[person.mood], across, down })
  return [
    inside.defs + inNeck.defs + paint.defs,
    garment.back,
    drawnHair.back,
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
      veil(light, neck),
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
      sideBeard(person, ink, at),
      sideMouth(person, tones, at),
      sideEye(person, traits, tones, ink, isAwake),
      ear(tones),
      sideGlasses(person.glasses),
    ),
    drawnHair.front,
  ].join('')
}

/** Brings the paths of a plain profile to somebody's own line. */
const atSide = (person: Person, traits: FaceTraits) => {
  const at = sideOf(traits, person.isOld === true, expressions[person.mood].mouth[2])
  return (path: string): string => warped(path, at)
}

const area = { x: -190, y: -200, width: 360, height: 380 } as const
const [crisp, mild] = [blur(5, area), blur(12, area)]

/** How deep the side of a face lies in shade, and how bright the line of its profile is. */
const sideLights: Readonly<Record<Fall, readonly [shade: number, rim: number]>> = {
  front: [0.34, 0.4],
  right: [0.8, 0.9],
  behind: [0.9, 1.25],
  left: [0.6, 0.7],
}

/** From the temple around the cheekbone, which is lit, and in below it to the jaw; against the light, all but the edge lies in shade. */
const sideShades = {
  partly:
    'M-160 -190 L-6 -160 C-4 -120 14 -98 18 -70 C20 -48 34 -34 30 -16 C22 0 2 2 2 22 C4 44 24 52 26 72 C28 96 50 118 74 152 L-160 190 Z',
  wholly:
    'M-160 -190 L30 -160 C40 -120 62 -104 66 -76 C68 -52 62 -38 62 -24 C66 -4 80 16 84 30 C84 44 74 48 76 62 C78 78 74 92 76 108 C78 124 70 136 66 160 L-160 190 Z',
} as const

/** What is turned from the light lies in a shade whose edge follows the face: cheek, jaw and temple where the light stands before it, and nearly all
 *  of it where it stands behind. */
function shading(
  { isMan, beard, hair, mood }: Person,
  shape: string,
  tones: SkinTones,
  light: PortraitLight,
): string[] {
  const { deep, lit, skin, between } = tones
  const rim = linear(
    [
      [0.5, light.key, 0],
      [0.8, mixed(light.key, '#ffffff', 0.2), 0.9],
      [1, mixed(light.key, '#ffffff', 0.2), 1],
    ],
    { x: 1, y: -0.3 },
  )
  const [depth, bright] = sideLights[light.fall]
  const isBehind = light.fall === 'behind'
  const shade = sideShades[isBehind ? 'wholly' : 'partly']
  return [
    soft(66, -80, 40, 44, lit, isBehind ? 0.16 : 0.4),
    soft(52, 22, 34, 26, lit, isBehind ? 0.12 : 0.4),
    soft(40, 34, 36, 20, isMan ? mixed(skin, '#b5482f', 0.6) : mixed(skin, '#e2495a', 0.72), isMan ? 0.12 : 0.3),
    group(
      `filter="${mild.url}"`,
      `<path d="${shade}" fill="${isBehind ? skin : between}" fill-opacity="${(depth * 0.4).toFixed(2)}"/><path d="${shade}" fill="${isBehind ? mixed(skin, shadeColor(light), 0.5) : deep}" fill-opacity="${(depth * 0.6).toFixed(2)}"/><path d="${shade}" fill="${shadeColor(light)}" fill-opacity="${(shadeDepths[mood] * depth).toFixed(2)}" style="mix-blend-mode:multiply"/>`,
    ),
    // Below the cheekbone, the brow and the jaw.
    soft(26, 58, 40, 24, deep, 0.3 * depth),
    soft(62, -26, 24, 14, deep, 0.3),
    soft(30, 124, 80, 20, deep, 0.4),
    soft(30, 66, 44, 24, deep, isMan ? 0.18 : 0.08),
    beard === 'stubble' ? soft(56, 106, 70, 52, mixed(hair.color, '#14100f', 0.4), 0.24) : '',
    rim.defs + crisp.defs + mild.defs,
    group(
      `filter="${crisp.url}"`,
      `<path d="${shape}" fill="none" stroke="${rim.url}" stroke-width="${isBehind ? 26 : 16}" stroke-opacity="${Math.min(1, 0.5 * bright).toFixed(2)}"/>`,
    ),
    `<path d="${shape}" fill="none" stroke="${rim.url}" stroke-width="4" stroke-opacity="${Math.min(1, 0.8 * bright).toFixed(2)}"/>`,
  ]
}

const ear = ({ skin, deep, line }: SkinTones): string =>
  `<path d="M-30 -24 C-24 -42 -54 -46 -60 -22 C-63 0 -48 28 -38 28 C-30 26 -32 8 -26 -4 Z" fill="${mixed(skin, deep, 0.46)}" stroke="${line}" stroke-width="1.4" stroke-opacity=".4"/><path d="M-36 -24 C-52 -28 -54 -8 -45 2 C-41 8 -43 14 -39 18" fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-opacity=".45"/><path d="M-38 -12 C-46 -14 -46 -2 -40 4 Z" fill="${deep}" fill-opacity=".8"/>`

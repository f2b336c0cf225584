import { drawBeard } from './face/beard.ts'
import { drawShade, shadeOn, veil } from './face/chiaroscuro.ts'
import { drawEar } from './face/ears.ts'
import { gazing } from './face/expression.ts'
import { drawClosedLids, drawEyes } from './face/eyes.ts'
import { drawGlasses } from './face/glasses.ts'
import { type Head, headOf, straight, type Turn, warped } from './face/head.ts'
import { drawMarks } from './face/marks.ts'
import { drawMouth } from './face/mouth.ts'
import { drawNose } from './face/nose.ts'
import { headShare, physiques } from './face/physique.ts'
import { drawFace } from './face/skin.ts'
import { acrossSkin, type SkinTones, tonesOf } from './face/skin-tones.ts'
import { drawTears } from './face/tears.ts'
import { type FaceShape, faceOf } from './face/traits.ts'
import { drawHair } from './hair/hair.ts'
import { coversEars } from './hair/styles.ts'
import type { Person, PortraitLight } from './person.ts'
import { drawClothes, shoulderShare } from './portrait-clothes.ts'
import { blur, clip, group, mixed, n, soft } from './svg.ts'

/** What a portrait is made of, from back to front: what else wears a head puts it onto a body of its own. */
export interface PortraitParts {
  readonly back: string
  readonly body: string
  readonly head: string
}

export function portraitParts(person: Person, light: PortraitLight, turn: Turn): PortraitParts {
  const head = headOf(gazing(turn, person.mood))
  const traits = faceOf(person)
  const tones = tonesOf(person, light)
  const ink = inkOf(person)
  const hair = drawHair(person, head, light, partOf(person, head, traits.part))
  const clothes = drawClothes(person, head, light)
  const [far, near] = [head.side, head.side === 1 ? -1 : 1] as const
  const isTurned = head.share > 0.3
  const ear = (side: 1 | -1) => (coversEars(person.hair.name) ? '' : drawEar(side, person, head, tones))
  // What lies on bare skin ends where it goes around.
  const skin = person.clothes.name === 'dress' ? clip(bareBody(person, head)) : undefined
  const front = skin ? skin.defs + group(`clip-path="${skin.url}"`, clothes.front) : clothes.front
  const sway = group.bind(undefined, swaying(turn))
  const lean = group.bind(undefined, tilting(turn, traits.shape))
  return {
    back: lean(hair.back) + sway(clothes.back) + lean(hair.nape),
    body: sway(drawBody(person, head, tones, light) + front),
    head: lean(
      ear(far),
      isTurned ? '' : ear(near),
      drawFace(person, traits, head, light, hair.line),
      isTurned ? ear(near) : '',
      drawNose(person, traits, head, tones),
      drawBeard(person, traits, head, ink),
      drawMouth(person, traits, head, tones),
      drawEyes(person, traits, head, { ink, deep: tones.deep }),
      drawMarks(person, traits, head, tones),
      drawTears(person, head),
      drawShade(person, traits, head, light),
      hair.front,
      drawGlasses(person.glasses, head),
      hair.lock,
    ),
  }
}

/** Head and shoulders, lit from the right; (0, 0) is between the eyes and the mouth, the head some 200 wide, the picture ends 480 below. */
export function portrait(person: Person, light: PortraitLight, turn: Turn = straight): string {
  const { back, body, head } = portraitParts(person, light, turn)
  return back + body + head
}

/** What lies over the portrait of somebody while they blink. */
export function closedLids(person: Person, light: PortraitLight, turn: Turn = straight): string {
  const tones = { ink: inkOf(person), deep: tonesOf(person, light).deep }
  const traits = faceOf(person)
  return group(tilting(turn, traits.shape), drawClosedLids(person, traits, headOf(turn), tones, shadeOn[light.fall]))
}

/** Of brows and lashes. */
const inkOf = ({ hair, isOld }: Person): string =>
  mixed(hair.name === 'hood' ? '#1c1412' : hair.color, '#0a0608', isOld ? 0.34 : 0.66)

/** Where a head sits on its neck. */
const neckTop = 130

/** A head leans about the top of its neck, and has the measures of its shape. */
function tilting({ roll }: Turn, shape: FaceShape): string {
  const { across, down } = physiques[shape]
  const [wide, high] = [across * headShare, down * headShare]
  return `transform="rotate(${n(roll)} 0 ${neckTop}) translate(0,${n(neckTop * (1 - high))}) scale(${wide.toFixed(3)},${high.toFixed(3)})"`
}

/** What is bound together hangs behind a head, whichever way it looks. */
const partOf = ({ hair: { name } }: Person, { side, share }: Head, own: 1 | -1): 1 | -1 =>
  (name === 'ponytail' || name === 'chignon' || name === 'braid') && share > 0.2 ? (side > 0 ? -1 : 1) : own

/** Shoulders answer the head: they fall to the side it leans away from, and the nearer one is lower. */
const swaying = ({ roll, yaw }: Turn): string => `transform="rotate(${n(-roll * 0.42 - yaw * 0.1)} 0 190)"`

const neckBlur = blur(8, { x: -120, y: 30, width: 240, height: 190 })

const halfNeck = (person: Person): number => Math.round((person.isMan ? 57 : 42) * physiques[faceOf(person).shape].neck)

/** From the neck over the shoulders down both arms. */
const bareShoulders = (half: number): string =>
  `M${-half} 40 C${-half} 110 ${-half + 2} 150 ${-half - 8} 172 C${-half - 26} 206 -160 206 -200 234 C-240 256 -248 312 -246 380 C-246 450 -262 540 -256 660 L256 660 C262 540 246 450 246 380 C248 312 240 256 200 234 C160 206 ${half + 26} 206 ${half + 8} 172 C${half - 2} 150 ${half} 110 ${half} 40 Z`

const onBody = (person: Person, head: Head) => (path: string) => {
  const share = shoulderShare(person)
  return warped(path, (x, y) => head.body(x * (Math.abs(x) > 120 ? share : 1), y))
}

/** What a dress leaves bare, as a shape. */
export const bareBody = (person: Person, head: Head): string => onBody(person, head)(bareShoulders(halfNeck(person)))

/** The neck, and the shoulders where a garment leaves them bare. */
function drawBody(person: Person, head: Head, tones: SkinTones, light: PortraitLight): string {
  const { key, edge } = light
  const { clothes } = person
  const half = halfNeck(person)
  const at = onBody(person, head)
  const column = at(bareShoulders(half))
  const neck = at(
    `M${-half} 40 C${-half} 120 ${-half + 2} 160 ${-half - 22} 200 L-96 340 L96 340 L${half + 22} 200 C${half - 2} 160 ${half} 120 ${half} 40 Z`,
  )
  const isBare = clothes.name === 'dress'
  const shape = isBare ? column : neck
  const inside = clip(shape)
  const paint = acrossSkin(tones)
  const line = (d: string, width: number, opacity: number, color: string) =>
    `<path d="${at(d)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  const [throatX] = head.body(0, 180)
  const chinX = 40 * head.share * head.side
  const shading = group(
    `clip-path="${inside.url}"`,
    soft(-half - 10, 150, 58, 120, tones.deep, 0.42),
    // The one shadow that the jaw throws.
    group(
      `filter="${neckBlur.url}"`,
      `<path d="M${n(-half - 40)} 40 L${n(half + 40)} 40 L${n(half + 30)} 112 C${n(half * 0.7 + chinX)} 140 ${n(chinX + 10)} 162 ${n(chinX - 8)} 164 C${n(-half * 0.7)} 162 ${n(-half - 10)} 146 ${n(-half - 40)} 128 Z" fill="${mixed(tones.deep, tones.darkest, 0.42)}" fill-opacity=".86"/>`,
    ),
    // The two muscles that run from behind the ears to the pit of the throat.
    line(`M${-half + 6} 120 C${n(-half * 0.7)} 160 -22 190 -12 206`, 3, 0.14, tones.line),
    line(`M${half - 4} 120 C${n(half * 0.8)} 160 26 188 14 206`, 2.6, 0.12, tones.line),
    soft(half * 0.45, 178, 26, 44, tones.lit, 0.4),
    soft(0, 262, 60, 70, tones.lit, 0.3),
    soft(throatX, 206, 20, 15, tones.deep, isBare ? 0.5 : 0.26),
    veil(light, shape),
    isBare
      ? [
          // The collarbones.
          soft(-94, 206, 84, 12, tones.deep, 0.5),
          soft(94, 206, 84, 12, tones.deep, 0.46),
          line('M-16 212 C-50 204 -96 216 -150 206', 2.6, 0.42, tones.line),
          line('M16 212 C50 204 96 216 150 206', 2.6, 0.36, tones.line),
          soft(88, 194, 66, 7, tones.lit, 0.6),
          soft(-88, 195, 56, 6, tones.lit, 0.3),
          // The round of the shoulders, and the dark between arm and body.
          soft(-216, 400, 40, 200, tones.deep, 0.6),
          soft(-184, 430, 34, 170, tones.darkest, 0.7),
          soft(186, 440, 30, 170, tones.darkest, 0.6),
          soft(228, 440, 22, 170, tones.deep, 0.34),
          soft(-206, 272, 40, 40, tones.lit, 0.26),
          soft(200, 270, 44, 44, tones.lit, 0.5),
          soft(110, 232, 70, 22, tones.lit, 0.36),
          soft(-60, 262, 90, 36, tones.deep, 0.28),
          line('M-186 330 C-178 306 -170 290 -158 276', 4, 0.4, tones.darkest),
          line('M186 330 C178 306 170 290 158 276', 4, 0.36, tones.darkest),
          line('M-200 234 C-240 256 -248 312 -246 380', 6, 0.5, edge),
          line('M200 234 C240 256 248 312 246 380 C246 450 262 540 256 660', 6, 0.6, key),
        ].join('')
      : '',
  )
  return `${neckBlur.defs}${inside.defs}${paint.defs}<path d="${shape}" fill="${paint.url}"/>${shading}`
}

export interface PortraitPose {
  readonly x: number
  readonly y: number
  /** Of the head, in pixels. */
  readonly width: number
  /** The key light comes from the left. */
  readonly isMirrored?: boolean
  readonly turn?: number
}

/** A portrait at its place; (x, y) is the middle of the face. */
export function placed(drawn: string, { x, y, width, isMirrored = false, turn = 0 }: PortraitPose): string {
  const scale = width / 200 / headShare
  const across = isMirrored ? -scale : scale
  const middle = y - neckTop * (1 - headShare) * scale
  return group(
    `transform="translate(${n(x)},${n(middle)}) rotate(${turn}) scale(${across.toFixed(3)},${scale.toFixed(3)})"`,
    drawn,
  )
}

import { drawClosedLids, drawEyes } from './face/eyes.ts'
import { drawGlasses } from './face/glasses.ts'
import { type Head, headOf, straight, type Turn, warped } from './face/head.ts'
import { drawMouth, drawNose } from './face/nose-mouth.ts'
import { acrossSkin, drawBeard, drawEars, drawFace, drawMarks, type SkinTones, tonesOf } from './face/skin.ts'
import { faceOf } from './face/traits.ts'
import { coversEars, drawHair } from './hair/hair.ts'
import type { Person, PortraitLight } from './person.ts'
import { drawClothes, shoulderShare } from './portrait-clothes.ts'
import { clip, group, mixed, n, soft } from './svg.ts'

/** Head and shoulders, lit from the right; (0, 0) is between the eyes and the mouth, the head some 200 wide, the picture ends 480 below. */
export function portrait(person: Person, light: PortraitLight, turn: Turn = straight): string {
  const head = headOf(turn)
  const traits = faceOf(person)
  const tones = tonesOf(person, light)
  const ink = inkOf(person)
  const hair = drawHair(person, head, light, partOf(person, head, traits.part))
  const clothes = drawClothes(person, head, light)
  const lean = group.bind(undefined, tilting(turn))
  return [
    lean(hair.back),
    clothes.back,
    lean(hair.nape),
    drawBody(person, head, tones, light),
    clothes.front,
    lean(
      coversEars(person.hair.name) ? '' : drawEars(head, tones),
      drawFace(person, traits, head, light, hair.line),
      drawNose(person, traits, head, tones),
      drawBeard(person, traits, head, ink),
      drawMouth(person, traits, head, tones),
      drawEyes(person, traits, head, { ink, deep: tones.deep }),
      drawMarks(person, head, tones),
      hair.front,
      drawGlasses(person.glasses, head),
      hair.lock,
    ),
  ].join('')
}

/** What lies over the portrait of somebody while they blink. */
export function closedLids(person: Person, light: PortraitLight, turn: Turn = straight): string {
  const tones = { ink: inkOf(person), deep: tonesOf(person, light).deep }
  return group(tilting(turn), drawClosedLids(person, faceOf(person), headOf(turn), tones))
}

/** Of brows and lashes. */
const inkOf = ({ hair, isOld }: Person): string =>
  mixed(hair.name === 'hood' ? '#1c1412' : hair.color, '#0a0608', isOld ? 0.34 : 0.66)

/** A head leans about the top of its neck. */
const tilting = ({ roll }: Turn): string => `transform="rotate(${n(roll)} 0 130)"`

/** What is bound together hangs behind a head, whichever way it looks. */
const partOf = ({ hair: { name } }: Person, { side, share }: Head, own: 1 | -1): 1 | -1 =>
  (name === 'ponytail' || name === 'chignon' || name === 'braid') && share > 0.2 ? (side > 0 ? -1 : 1) : own

/** The neck, and the shoulders where a garment leaves them bare. */
function drawBody({ clothes, isMan }: Person, head: Head, tones: SkinTones, { key, edge }: PortraitLight): string {
  const half = isMan ? 60 : 46
  const share = shoulderShare(isMan)
  const at = (path: string) => warped(path, (x, y) => head.body(x * (Math.abs(x) > 120 ? share : 1), y))
  const column = at(
    `M${-half} 40 C${-half} 110 ${-half + 2} 150 ${-half - 8} 172 C${-half - 26} 206 -160 206 -206 238 C-250 268 -262 330 -280 660 L280 660 C262 330 250 268 206 238 C160 206 ${half + 26} 206 ${half + 8} 172 C${half - 2} 150 ${half} 110 ${half} 40 Z`,
  )
  const neck = at(
    `M${-half} 40 C${-half} 120 ${-half + 2} 160 ${-half - 22} 200 C-40 250 40 250 ${half + 22} 200 C${half - 2} 160 ${half} 120 ${half} 40 Z`,
  )
  const isBare = clothes.name === 'dress'
  const shape = isBare ? column : neck
  const inside = clip(shape)
  const paint = acrossSkin(tones)
  const line = (d: string, width: number, opacity: number, color: string) =>
    `<path d="${at(d)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  const [throatX] = head.body(0, 180)
  const chinX = 40 * head.share * head.side
  const shading = group(
    `clip-path="${inside.url}"`,
    soft(-half - 6, 120, 50, 110, tones.darkest, 0.6),
    // The chin's shadow, and what the throat shows below it.
    soft(chinX * 0.7 - 6, 128, 92, 58, tones.darkest, 0.9),
    soft(chinX * 0.5 - 10, 150, 62, 44, tones.deep, 0.7),
    ...[14, 9, 5].map((width) => line(`M${half - 6} 90 C${half - 10} 140 26 180 12 208`, width, 0.1, tones.deep)),
    ...[14, 9, 5].map((width) => line(`M${-half + 8} 90 C${-half + 12} 140 -26 180 -14 208`, width, 0.11, tones.deep)),
    soft(half * 0.62, 168, 16, 40, tones.lit, 0.4),
    soft(throatX, 206, 14, 12, tones.deep, 0.6),
    isBare
      ? [
          ...[16, 11, 6].flatMap((width) => [
            line('M-18 216 C-60 206 -110 216 -170 228', width, 0.1, tones.deep),
            line('M18 216 C60 206 110 216 170 228', width, 0.1, tones.deep),
            line('M26 206 C64 197 110 206 160 216', width * 0.6, 0.12, tones.lit),
          ]),
          soft(-150, 300, 110, 90, tones.deep, 0.6),
          soft(130, 250, 70, 34, tones.lit, 0.45),
          line('M-206 238 C-250 268 -262 330 -272 520', 9, 0.7, edge),
          line('M206 238 C250 268 262 330 272 520', 9, 0.75, key),
        ].join('')
      : '',
  )
  return `${inside.defs}${paint.defs}<path d="${shape}" fill="${paint.url}"/>${shading}`
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
  const scale = width / 200
  const across = isMirrored ? -scale : scale
  return group(
    `transform="translate(${n(x)},${n(y)}) rotate(${turn}) scale(${across.toFixed(3)},${scale.toFixed(3)})"`,
    drawn,
  )
}

import { partsFromBehind } from '../from-behind.ts'
import type { Person, PortraitLight } from '../person.ts'
import { portraitParts } from '../portrait.ts'
import { clip, group, linear, mixed, n, soft } from '../svg.ts'
import { type BelowName, below, type Girth } from './below.ts'
import { type Cloth, clothOf, hand, limb, lit } from './limbs.ts'
import { type Arm, type Joints, mirrored, type Stance, type StanceName, stances } from './stances.ts'

/** What kind of person is seen from afar: it decides what they wear below the waist. */
export type FigureName = 'gown' | 'suit' | 'robe' | 'swordsman' | 'coat' | 'student' | 'astronaut'

interface FigurePose {
  /** The ground below them. */
  readonly x: number
  readonly y: number
  /** Of somebody who stands, in pixels. */
  readonly height: number
  readonly stance: StanceName
  /** Turned to the left. */
  readonly isMirrored?: boolean
}

/** From the top of the head to the ground, in the measures of a portrait. */
const [crown, ground] = [-196, 1940]

function belowOf(kind: FigureName, { clothes, isMan }: Person): BelowName {
  if (clothes.name === 'robes') return 'robes'
  if (clothes.name === 'qipao') return 'qipao'
  if (clothes.name === 'dress') return 'gown'
  if (clothes.name === 'armour') return 'boots'
  if (clothes.name === 'cape') return isMan ? 'boots' : 'robes'
  if (clothes.name === 'coat') return 'coat'
  if (isMan || clothes.name === 'jacket') return 'trousers'
  if (kind === 'student') return clothes.name === 'shirt' ? 'skirt' : 'trousers'
  return clothes.name === 'suit' ? 'pencil' : 'skirt'
}

const girthOf = (isMan: boolean): Girth => (isMan ? { waist: 150, hip: 158 } : { waist: 112, hip: 152 })

/** The trunk without its arms, from the shoulders down. */
const trunks = {
  man: 'M-66 186 C-90 194 -150 196 -184 206 C-208 218 -218 240 -216 268 C-214 330 -194 380 -180 430 C-164 520 -154 580 -152 622 L152 622 C154 580 164 520 180 430 C194 380 214 330 216 268 C218 240 208 218 184 206 C150 196 90 194 66 186 Z',
  woman:
    'M-52 188 C-76 196 -130 198 -158 206 C-178 216 -186 238 -184 264 C-182 320 -160 370 -148 420 C-130 500 -114 560 -114 622 L114 622 C114 560 130 500 148 420 C160 370 182 320 184 264 C186 238 178 216 158 206 C130 198 76 196 52 188 Z',
} as const

/** Above the shoulders there are collars. */
const collars = 'M-176 40 L-176 236 L176 236 L176 40 Z'

/** A whole person as a place lights them, in the clothes and with the face they have from near. */
export function figure(name: FigureName, person: Person, pose: FigurePose, light: PortraitLight): string {
  const plain: Stance = stances[pose.stance]
  const stance = pose.isMirrored ? mirrored(plain) : plain
  const seen = inPlace(person, light)
  const girth = girthOf(person.isMan)
  const scale = pose.height / (ground - crown)
  const upper =
    stance.drop || stance.lean ? `transform="translate(0,${stance.drop}) rotate(${n(stance.lean)} 0 860)"` : ''
  return group(
    `transform="translate(${n(pose.x)},${n(pose.y - ground * scale)}) scale(${scale.toFixed(4)})"`,
    stance.isSeated ? seat(light) : '',
    ...upperBody(
      name,
      seen,
      stance,
      light,
      (drawn) => group(upper, drawn),
      below(belowOf(name, person), { person: seen, stance, light, girth }),
    ),
  )
}

/** Far away the air takes a little of every colour. */
const inPlace = (person: Person, { shadow }: PortraitLight): Person => ({
  ...person,
  skin: mixed(person.skin, shadow, 0.12),
  clothes: { ...person.clothes, color: mixed(person.clothes.color, shadow, 0.12) },
})

function upperBody(
  name: FigureName,
  person: Person,
  stance: Stance,
  light: PortraitLight,
  held: (drawn: string) => string,
  lower: string,
): string[] {
  const { isMan, clothes } = person
  const parts = stance.isFromBehind ? partsFromBehind(person, light, 0.2) : portraitParts(person, light, stance.turn)
  const trunk = trunks[isMan ? 'man' : 'woman']
  const inside = clip(`${trunk} ${collars}`)
  const cloth = clothOf(clothes.color, light)
  const trunkRim = `<path d="${trunk}" transform="translate(8,-4)" fill="${light.key}" fill-opacity=".9"/>`
  const body = `${inside.defs}${trunkRim}${group(`clip-path="${inside.url}"`, parts.body)}`
  const arm = (side: 'left' | 'right') => drawArm(person, stance.arms[side], side, light)
  const isOver = (side: 'left' | 'right') => stance.arms[side].isOver === true
  const sides = ['left', 'right'] as const
  const hem = overHips(person, cloth, light)
  return [
    held((stance.isFromBehind ? '' : parts.back) + (name === 'swordsman' ? scabbard(light) : '')),
    clothes.name === 'cape' ? held(cloak(cloth, light)) : '',
    held(sides.map((side) => (isOver(side) ? '' : arm(side))).join('')),
    lower,
    held((stance.isFromBehind ? parts.back : '') + hem + body),
    held(sides.map((side) => (isOver(side) ? arm(side) : '')).join('')),
    held(parts.head),
  ]
}

/** Long sleeves of robes hang from the wrist. */
function drawArm(
  { isMan, clothes, skin }: Person,
  { bend, end, hand: holds }: Arm,
  side: 'left' | 'right',
  light: PortraitLight,
): string {
  const isBare = clothes.name === 'dress'
  const share = isMan ? 1 : 0.86
  const mirror = side === 'left' ? -1 : 1
  const shoulder: Joints = [mirror * (isMan ? 186 : 156), 268]
  const at = ([x, y]: Joints): Joints => [x * share, y]
  const [elbow, wrist] = [at(bend), at(end)]
  const flesh = clothOf(skin, light)
  const cloth: Cloth = isBare ? flesh : clothOf(clothes.color, light)
  const bulk = clothes.name === 'armour' || clothes.name === 'hoodie' || clothes.name === 'coat' ? 1.14 : 1
  const widths = (isBare ? [62, 52, 38] : isMan ? [98, 86, 66] : [80, 68, 54]).map((width) => width * bulk)
  const thumb = (wrist[0] - elbow[0]) * mirror > 60 ? -1 : 1
  const sleeve = clothes.name === 'robes' ? wideSleeve(elbow, wrist) : ''
  return [
    hand(holds, elbow, wrist, flesh, light, (thumb * -mirror) as 1 | -1),
    lit(limb([shoulder, elbow, wrist], widths), cloth, light, side),
    sleeve ? lit(sleeve, cloth, light, side) : '',
  ].join('')
}

function wideSleeve(elbow: Joints, wrist: Joints): string {
  const [x, y] = [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2]
  return `M${n(elbow[0] - 50)} ${n(elbow[1] - 20)} L${n(elbow[0] + 50)} ${n(elbow[1] - 20)} L${n(wrist[0] + 62)} ${n(wrist[1])} C${n(wrist[0] + 70)} ${n(wrist[1] + 120)} ${n(wrist[0] - 50)} ${n(wrist[1] + 160)} ${n(wrist[0] - 84)} ${n(wrist[1] + 60)} C${n(x - 80)} ${n(y + 60)} ${n(elbow[0] - 70)} ${n(elbow[1] + 60)} ${n(elbow[0] - 50)} ${n(elbow[1] - 20)} Z`
}

/** The end of a jacket below the waist. */
function overHips({ clothes: { name }, isMan }: Person, cloth: Cloth, light: PortraitLight): string {
  if (name === 'dress' || name === 'qipao' || name === 'robes' || name === 'cape' || name === 'coat') return ''
  const { waist, hip } = girthOf(isMan)
  const hem = name === 'suit' ? 940 : name === 'armour' ? 1040 : name === 'hoodie' || name === 'jacket' ? 900 : 862
  const flare = name === 'armour' ? 40 : 8
  const shape = `M${-waist} 596 C${-waist - 10} 720 ${-hip - 4} 760 ${-hip - flare} ${hem} C-60 ${hem + 16} 60 ${hem + 16} ${hip + flare} ${hem} C${hip + 4} 760 ${waist + 10} 720 ${waist} 596 Z`
  // It begins in the shade in which what is above it ends.
  const waistShade = linear([
    [0, cloth.shade, 0.7],
    [0.16, cloth.shade, 0.5],
    [0.7, cloth.shade, 0],
  ])
  return `${lit(shape, cloth, light)}${waistShade.defs}<path d="${shape}" fill="${waistShade.url}"/>`
}

const cloak = (cloth: Cloth, light: PortraitLight): string =>
  lit(
    'M-150 170 C-260 220 -330 700 -360 1500 C-160 1560 200 1560 380 1490 C350 700 270 220 150 170 Z',
    { ...cloth, color: cloth.shade },
    light,
  )

const scabbard = (light: PortraitLight): string =>
  lit('M-130 520 L-96 506 L330 1250 L306 1268 Z', clothOf('#2a1d16', light), light)

/** What somebody sits on: a block of stone in the shade. */
const seat = (light: PortraitLight): string =>
  lit('M-250 1360 L260 1360 L236 1940 L-230 1940 Z', clothOf(mixed('#3a3a44', light.shadow, 0.4), light), light) +
  soft(0, 1372, 250, 26, light.key, 0.3)

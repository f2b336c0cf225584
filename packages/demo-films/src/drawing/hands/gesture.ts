import type { Palette } from '../../look.ts'
import type { KeepsakeName } from '../keepsakes.ts'
import type { Person, PortraitLight } from '../person.ts'
import { group, linear, mixed, n, soft } from '../svg.ts'
import { drawArm, drawHand, fingerWidth, skinOf } from './arm.ts'
import { drawFinger } from './hand.ts'
import { hands } from './hand-shapes.ts'
import { holdOf } from './holding.ts'

/** What somebody near does with their hands. `holds` shows the thing that their drama turns on; `door` looks around the edge of one. */
export type Gesture = 'holds' | 'heart' | 'points' | 'thinks' | 'clasps' | 'opens' | 'folds' | 'calls' | 'door'

/** Whose hands, in which light; `side` is where they come from, which is where their owner looks. */
interface Hands {
  readonly person: Person
  readonly light: PortraitLight
  readonly keepsake: KeepsakeName
  readonly lamps: Pick<Palette, 'light' | 'accent' | 'sky'>
  readonly side: 1 | -1
}

const place = (x: number, y: number, mirror: 1 | -1, ...parts: string[]) =>
  group(`transform="translate(${n(x)},${n(y)}) scale(${mirror},1)"`, ...parts)

const other = (side: 1 | -1): 1 | -1 => (side === 1 ? -1 : 1)

/** The shade that a hand throws on its owner. */
const cast = ({ shadow }: PortraitLight, rx: number) => soft(30, 60, rx, 130, shadow, 0.5)

/** A hand that lies on somebody else, around (0, 0); it comes from the right below. */
export const drawTouch = (person: Person, light: PortraitLight): string =>
  drawHand({ ...hands.rest, elbow: [196, 640] }, person, light)

const periodClothes: ReadonlySet<string> = new Set(['robes', 'armour', 'cape', 'qipao'])

/** Nobody calls from a century without telephones. */
const fitting = (gesture: Gesture, { clothes }: Person): Gesture =>
  gesture === 'calls' && periodClothes.has(clothes.name) ? 'thinks' : gesture

/** Over a portrait, and in its measures. */
export function drawGesture(gesture: Gesture, of: Hands): string {
  const { person, light, side } = of
  const chin = person.isMan ? 124 : 118
  const fits = fitting(gesture, person)
  switch (fits) {
    case 'holds':
      return holding(of, chin)
    case 'heart':
      return place(side * 30, chin + 170, side, cast(light, 150), drawHand(hands.rest, person, light))
    case 'points':
      return place(side * 18, chin + 128, other(side), cast(light, 120), drawHand(hands.point, person, light))
    case 'thinks':
      return place(
        side * 30,
        chin + 14,
        side,
        soft(20, 40, 90, 90, light.shadow, 0.4),
        drawHand(hands.think, person, light),
      )
    case 'opens':
      return place(side * 104, chin + 96, side, drawHand(hands.spread, person, light))
    case 'clasps':
      return clasped(person, light, chin + 150)
    case 'folds':
      return folded(person, light, side, chin)
    case 'calls':
      return place(-side * 124, 4, other(side), drawHand(hands.grip, person, light, telephone(light)))
    case 'door':
      return aroundDoor(of)
    default:
      return fits satisfies never
  }
}

function holding({ person, light, keepsake, lamps, side }: Hands, chin: number): string {
  const hold = holdOf(keepsake, lamps)
  if (!hold) return drawGesture('heart', { person, light, keepsake, lamps, side })
  const { thing, hand, apart, isLong } = hold
  if (apart === undefined) {
    const [x, y] = isLong ? [132, 168] : [78, 132]
    return place(side * x, chin + y, side, cast(light, 140), drawHand(hands[hand], person, light, thing))
  }
  const each = drawHand(hands[hand], person, light)
  const y = chin + 160
  return place(0, y, 1, cast(light, 210), thing) + place(-apart, y, -1, each) + place(apart, y, 1, each)
}

/** The fingers of both hands in each other. */
function clasped(person: Person, light: PortraitLight, y: number): string {
  const thumb = [
    [66, -26],
    [30, -58],
    [-8, -52],
  ] as const
  const each = drawHand({ ...hands.grip, thumb }, person, light)
  return place(0, y, 1, cast(light, 170)) + place(20, y, -1, each) + place(-20, y + 13, 1, each)
}

/** One hand lies on the other arm; the other one is below it. */
function folded(person: Person, light: PortraitLight, side: 1 | -1, chin: number): string {
  const below = drawArm({ wrist: [-60, -12], elbow: [134, 34], isBent: true }, person, light)
  return (
    place(0, chin + 196, other(side), soft(0, 40, 230, 90, light.shadow, 0.55), below) +
    place(-side * 84, chin + 196, side, drawHand({ ...hands.lies, isBent: true }, person, light))
  )
}

/** Held to an ear: its back and its edge. */
function telephone({ key }: PortraitLight): string {
  const body = 'transform="rotate(9 16 0)"'
  return group(
    body,
    `<rect x="-16" y="-104" width="60" height="206" rx="16" fill="#16161d"/><rect x="-16" y="-104" width="60" height="206" rx="16" fill="none" stroke="${key}" stroke-width="3" stroke-opacity=".55"/><circle cx="8" cy="-80" r="9" fill="#2c2c38" stroke="${key}" stroke-opacity=".4"/>`,
  )
}

/** The dark edge of a door before them, with the fingers that hold it. */
function aroundDoor({ person, light, lamps: { sky, accent }, side }: Hands): string {
  const wood = mixed(mixed(sky[0], '#0a0608', 0.6), accent, 0.06)
  const paint = linear(
    [
      [0, mixed(wood, light.key, 0.3)],
      [0.06, wood],
      [1, '#050408'],
    ],
    { x: 1, y: 0 },
  )
  const edge = 112
  const skin = skinOf(person, light)
  const fingers = [0, 1, 2, 3].map((at) => {
    const y = 196 + at * 27
    const reach = [46, 56, 58, 50][3 - at] ?? 50
    return drawFinger(
      [
        [edge - 8, y],
        [edge + reach * 0.5, y - 3],
        [edge + reach, y + 4],
      ],
      fingerWidth(person),
      skin,
    )
  })
  return place(
    0,
    0,
    side,
    `${paint.defs}<rect x="${edge}" y="-760" width="700" height="1700" fill="${paint.url}"/><path d="M${edge + 74} -760 V940 M${edge + 86} -760 V940" stroke="#000" stroke-width="4" stroke-opacity=".34"/>`,
    ...fingers,
  )
}

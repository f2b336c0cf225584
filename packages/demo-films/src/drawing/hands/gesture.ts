import type { Palette } from '../../look.ts'
import { type SkinTones, tonesOf } from '../face/skin-tones.ts'
import { type KeepsakeName, keepsakeAlone } from '../keepsakes.ts'
import type { Person, PortraitLight } from '../person.ts'
import { clip, group, linear, mixed, n, soft } from '../svg.ts'
import { drawBack, drawFinger, type Hand, hands, type Skin } from './hand.ts'

/** What somebody near does with their hands: shows the thing their drama turns on, or lays one on their heart. */
export type Gesture = 'holds' | 'heart'

interface Hold {
  readonly hand: 'grip' | 'pinch'
  readonly isWithBoth?: true
  /** Of the thing, beside its own measures, and where it lies from the hand. */
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly turn?: number
  /** How far both hands are apart. */
  readonly apart?: number
}

const holds: Readonly<Record<Exclude<KeepsakeName, 'door' | 'pendant'>, Hold>> = {
  ring: { hand: 'pinch', scale: 0.15, x: 2, y: -66 },
  letter: { hand: 'grip', isWithBoth: true, scale: 0.42, x: 0, y: -46, apart: 84 },
  blade: { hand: 'grip', scale: 0.74, x: 32, y: -176, turn: -18 },
  key: { hand: 'pinch', scale: 0.19, x: 0, y: -66, turn: 214 },
  bowl: { hand: 'grip', isWithBoth: true, scale: 0.5, x: 0, y: -38, apart: 92 },
  seedling: { hand: 'grip', isWithBoth: true, scale: 0.44, x: 0, y: -60, apart: 74 },
  phone: { hand: 'grip', scale: 0.34, x: 14, y: -30, turn: 16 },
  crown: { hand: 'grip', isWithBoth: true, scale: 0.46, x: 0, y: -46, apart: 88 },
  ticket: { hand: 'pinch', scale: 0.3, x: -40, y: -66, turn: 4 },
  hairpin: { hand: 'pinch', scale: 0.32, x: -8, y: -78, turn: -46 },
}

/** A sleeve, or a bare arm, from the elbow to the wrist. */
function drawArm({ wrist, elbow: [toX, toY] }: Hand, { clothes }: Person, tones: SkinTones, light: PortraitLight) {
  const isBare = clothes.name === 'dress'
  // It begins inside of the hand: no line parts a bare arm from it, and a sleeve covers the wrist.
  const inward = isBare ? 0.1 : 0.13
  const [x, y] = [wrist[0] - (toX - wrist[0]) * inward, wrist[1] - (toY - wrist[1]) * inward]
  const length = Math.hypot(toX - x, toY - y)
  const [nx, ny] = [-(toY - y) / length, (toX - x) / length]
  const [near, far] = isBare ? [24, 44] : [40, 66]
  const [endX, endY] = [toX + (toX - x) * 0.6, toY + (toY - y) * 0.6]
  const text = (px: number, py: number, by: number) => `${n(px + nx * by)} ${n(py + ny * by)}`
  const shape = `M${text(x, y, near)} C${text(x + (toX - x) * 0.4, y + (toY - y) * 0.4, near + 8)} ${text(toX, toY, far)} ${text(endX, endY, far)} L${text(endX, endY, -far)} C${text(toX, toY, -far)} ${text(x + (toX - x) * 0.4, y + (toY - y) * 0.4, -near - 8)} ${text(x, y, -near)}`
  const color = isBare ? tones.skin : clothes.color
  const dark = isBare ? tones.deep : mixed(clothes.color, light.shadow, 0.66)
  const paint = linear(
    [
      [0, dark],
      [0.5, color],
      [1, mixed(color, light.key, 0.24)],
    ],
    { x: 1, y: 0.2 },
  )
  const inside = clip(shape)
  const fold = (share: number, by: number) => {
    const [fx, fy] = [x + (toX - x) * share, y + (toY - y) * share]
    return `<path d="M${text(fx, fy, near)} C${text(fx + (toX - x) * by, fy + (toY - y) * by, near * 0.3)} ${text(fx + (toX - x) * by, fy + (toY - y) * by, -near * 0.2)} ${text(fx, fy, -near * 0.7)}" fill="none" stroke="${dark}" stroke-width="4" stroke-opacity=".5" stroke-linecap="round"/>`
  }
  const cuff = isBare
    ? ''
    : `<path d="M${text(x, y, near + 2)} C${text(x + (toX - x) * 0.05, y + (toY - y) * 0.05, near * 0.4)} ${text(x + (toX - x) * 0.05, y + (toY - y) * 0.05, -near * 0.4)} ${text(x, y, -near - 2)}" fill="none" stroke="${mixed(clothes.second, light.shadow, 0.2)}" stroke-width="13" stroke-linecap="round"/>`
  const folds = isBare ? '' : group(`clip-path="${inside.url}"`, fold(0.2, 0.1), fold(0.42, 0.08), fold(0.7, 0.12))
  return `${paint.defs}${inside.defs}<path d="${shape}" fill="${paint.url}" stroke="${mixed(dark, '#0a0408', 0.5)}" stroke-width="2" stroke-opacity=".5"/>${folds}${cuff}`
}

function drawHand(hand: Hand, person: Person, skin: Skin, light: PortraitLight, held = ''): string {
  const thick = skin.isMan ? 27 : 22.5
  const arm = drawArm(hand, person, skin.tones, light)
  const isBare = person.clothes.name === 'dress'
  return [
    isBare ? arm : '',
    held,
    drawBack(hand, skin),
    isBare ? '' : arm,
    ...hand.fingers.map((finger, at) => drawFinger(finger, at === 0 ? thick * 0.86 : thick, skin)),
    hand.thumb ? drawFinger(hand.thumb, thick * 1.12, skin) : '',
  ].join('')
}

/** A hand that lies on somebody's cheek, around (0, 0); it comes from the right below. */
export function drawTouch(person: Person, light: PortraitLight): string {
  const tones = tonesOf(person, light)
  const nail = person.isMan ? tones.lit : mixed(tones.skin, '#c8626a', 0.6)
  const reaching = { ...hands.rest, elbow: [196, 640] } as const
  return drawHand(reaching, person, { tones, isMan: person.isMan, nail }, light)
}

/** The hands of somebody, over their portrait and in its measures; `side` is where they come from. */
export function drawGesture(
  gesture: Gesture,
  person: Person,
  light: PortraitLight,
  keepsake: KeepsakeName,
  lamps: Pick<Palette, 'light' | 'accent' | 'sky'>,
  side: 1 | -1,
): string {
  const { isMan, clothes } = person
  const tones = tonesOf(person, light)
  const nail = isMan ? tones.lit : mixed(tones.skin, clothes.name === 'dress' ? '#b02c3c' : '#e89a9a', 0.6)
  const skin: Skin = { tones, isMan, nail }
  const place = (x: number, y: number, mirror: 1 | -1, ...parts: string[]) =>
    group(`transform="translate(${n(x)},${n(y)}) scale(${mirror},1)"`, ...parts)
  const chin = isMan ? 124 : 118
  const cast = (rx: number) => soft(30, 60, rx, 130, light.shadow, 0.5)
  if (gesture === 'heart' || keepsake === 'door' || keepsake === 'pendant')
    return place(side * 30, chin + 170, side, cast(150), drawHand(hands.rest, person, skin, light))
  const { hand, isWithBoth, scale, x, y, turn = 0, apart = 0 } = holds[keepsake]
  const { light: lamp, accent, sky } = lamps
  const thing = group(
    `transform="translate(${n(x)},${n(y)}) rotate(${turn}) scale(${scale})"`,
    keepsakeAlone(keepsake, { light: lamp, accent, dark: mixed(sky[0], '#05040a', 0.4) }),
  )
  if (!isWithBoth)
    return place(
      side * (keepsake === 'blade' ? 132 : 78),
      chin + (keepsake === 'blade' ? 168 : 132),
      side,
      cast(140),
      drawHand(hands[hand], person, skin, light, thing),
    )
  const each = drawHand(hands.grip, person, skin, light)
  const y0 = chin + 160
  return place(0, y0, 1, cast(210), thing) + place(-apart, y0, -1, each) + place(apart, y0, 1, each)
}

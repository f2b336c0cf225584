import { tonesOf } from '../face/skin-tones.ts'
import type { Person, PortraitLight } from '../person.ts'
import { clip, group, linear, mixed, n } from '../svg.ts'
import { drawBack, drawFinger, type Hand, type Skin } from './hand.ts'

/** Of somebody's hands: nails are painted on the backs of some. */
function skinOf(person: Person, light: PortraitLight): Skin {
  const { isMan, clothes } = person
  const tones = tonesOf(person, light)
  const nail = mixed(tones.skin, clothes.name === 'dress' ? '#b02c3c' : '#e89a9a', 0.6)
  return { tones, ...(!isMan && { nail }) }
}

/** A sleeve, or a bare arm, from the elbow to the wrist. */
function drawArm(
  { wrist, elbow: [toX, toY] }: Pick<Hand, 'wrist' | 'elbow'>,
  person: Person,
  light: PortraitLight,
): string {
  const { clothes } = person
  const tones = tonesOf(person, light)
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

const fingerWidth = ({ isMan }: Person): number => (isMan ? 27 : 22.5)

/** A hand and its arm; what it holds lies between its back and its fingers. */
export function drawHand(hand: Hand, person: Person, light: PortraitLight, held = ''): string {
  const skin = skinOf(person, light)
  const thick = fingerWidth(person)
  const arm = drawArm(hand, person, light)
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

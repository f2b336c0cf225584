import type { Person, PortraitLight } from '../person.ts'
import { group, mixed, n, repeat } from '../svg.ts'
import { type Cloth, clothOf, limb, lit } from './limbs.ts'
import type { Joints, Limb, Stance } from './stances.ts'

/** What somebody wears below the waist. */
export type BelowName = 'trousers' | 'skirt' | 'pencil' | 'gown' | 'qipao' | 'robes' | 'coat' | 'boots'

/** Half the width of the body at its waist and hips. */
export interface Girth {
  readonly waist: number
  readonly hip: number
}

interface Wearer {
  readonly person: Person
  readonly stance: Stance
  readonly light: PortraitLight
  readonly girth: Girth
}

const dark = '#191a24'

/** Of trousers and skirts that go with what is worn above. */
function secondTone({ clothes: { name, color, second } }: Person): string {
  if (name === 'hoodie' || name === 'turtleneck') return mixed('#262c3e', color, 0.16)
  if (name === 'shirt') return mixed(second, dark, 0.42)
  if (name === 'coat') return mixed('#23242e', second, 0.12)
  return mixed(color, dark, 0.3)
}

const floor = 1900

/** Both legs in what covers them, the far one first. */
function legs({ person, stance, light, girth }: Wearer, tone: string, isBare: boolean, shoe: string): string {
  const { isMan } = person
  const cloth = clothOf(tone, light)
  const leather = clothOf(shoe, light)
  const widths = isBare ? [100, 66, 44] : isMan ? [158, 112, 92] : [142, 96, 76]
  const draw = (of: Limb, side: 1 | -1): string => {
    const hip: Joints = [side * girth.hip * 0.46, 880 + stance.drop]
    const facing = stance.isFromBehind ? 0 : Math.sign(stance.turn.yaw)
    return (
      foot(of, leather, light, facing) +
      lit(limb([hip, of.bend, of.end], widths), cloth, light, side < 0 ? 'left' : 'right')
    )
  }
  const seat = `M${-girth.waist} 620 C${-girth.waist - 16} 720 ${-girth.hip} 760 ${-girth.hip} 870 L-30 1010 L30 1010 L${girth.hip} 870 C${girth.hip} 760 ${girth.waist + 16} 720 ${girth.waist} 620 Z`
  const hips = isBare ? '' : group(`transform="translate(0,${stance.drop})"`, lit(seat, cloth, light))
  return hips + draw(stance.legs.left, -1) + draw(stance.legs.right, 1)
}

function foot({ bend, end }: Limb, leather: Cloth, light: PortraitLight, facing: number): string {
  const [x, y] = end
  // Whose heel is raised stands on their toes.
  const lifted = y < floor - 60 ? -Math.sign(bend[0] - x) * -32 : 0
  const shape =
    facing === 0
      ? 'M-44 -30 C-52 10 -54 40 -40 52 L40 52 C54 40 52 10 44 -30 Z'
      : `M${-36 * facing} -34 C${-46 * facing} 10 ${-48 * facing} 40 ${-40 * facing} 52 L${104 * facing} 52 C${120 * facing} 34 ${70 * facing} 14 ${44 * facing} -16 L${40 * facing} -34 Z`
  return `<g transform="translate(${n(x)},${n(y)}) rotate(${n(lifted)})">${lit(shape, leather, light)}</g>`
}

/** Cloth from the waist to a hem, around the knees on its way; `flare` is how far it stands off at its end. */
function fallOf({ stance, girth: { waist, hip } }: Wearer, hem: number, flare: number): string {
  const { left, right } = stance.legs
  const knees = [left.bend[0], right.bend[0]] as const
  const ends = [left.end[0], right.end[0]] as const
  // A short one ends about the knees, a long one about the feet.
  const around =
    hem < 1500 ? knees : hem < 1800 ? ([knees[0] * 0.6 + ends[0] * 0.4, knees[1] * 0.6 + ends[1] * 0.4] as const) : ends
  const [toLeft, toRight] = [Math.min(...around) - 70 - flare, Math.max(...around) + 70 + flare]
  const top = `C${hip} 730 ${waist + 20} 690 ${waist} 590 Z`
  return `M${-waist} 590 C${-waist - 20} 690 ${-hip} 730 ${-hip} 860 C${-hip - 16} 1040 ${n((toLeft * 2 - hip) / 3)} ${hem - 260} ${n(toLeft)} ${hem} C${n(toLeft * 0.5)} ${hem + 26} ${n(toRight * 0.5)} ${hem + 26} ${n(toRight)} ${hem} C${n((toRight * 2 + hip) / 3)} ${hem - 260} ${hip + 16} 1040 ${hip} 860 ${top}`
}

/** The same over the lap of somebody who sits, and down from their knees where it is long. */
function lapOf({ stance, girth: { waist, hip } }: Wearer, hem: number): string {
  const { left, right } = stance.legs
  const side = Math.sign(left.bend[0] + right.bend[0])
  const knee = side * Math.max(Math.abs(left.bend[0]), Math.abs(right.bend[0]))
  const [from, lap] = [590 + stance.drop, 1330]
  const back = -side
  const end = hem < 1500 ? lap + 200 : hem
  const far = (left.end[0] + right.end[0]) / 2
  return `M${back * waist} ${from} C${back * (waist + 10)} ${from + 120} ${back * (hip + 16)} ${lap - 60} ${back * (hip + 6)} ${lap + 90} C${n(side * 40)} ${lap + 170} ${n(knee * 0.7)} ${n(Math.min(end, lap + 190))} ${n(hem < 1500 ? knee - side * 30 : far - side * 130)} ${end} L${n(hem < 1500 ? knee + side * 76 : far + side * 150)} ${end - 8} C${n(knee + side * 96)} ${lap + 120} ${n(knee + side * 84)} ${lap} ${n(knee + side * 10)} ${lap - 14} C${n(knee * 0.6)} ${lap - 40} ${side * (waist + 60)} ${lap - 60} ${side * waist} ${from} Z`
}

/** Folds from the hips to the hem, each between shade and light. */
function folds(wearer: Wearer, hem: number, flare: number, cloth: Cloth, count: number): string {
  const { girth, stance } = wearer
  const middle = (stance.legs.left.end[0] + stance.legs.right.end[0]) / 2
  const top = 880
  if (stance.isSeated) return ''
  return repeat(count, (at) => {
    const share = (at + 0.5) / count - 0.5
    const [x, to] = [share * girth.hip * 1.7, middle + share * (girth.hip * 2 + flare * 1.5)]
    const bright = at % 2 === 1
    return `<path d="M${n(x)} ${top} C${n(x)} ${n(top + 200)} ${n(to)} ${n(hem - 300)} ${n(to)} ${hem - 6} L${n(to + 26)} ${hem - 4} C${n(to + 10)} ${n(hem - 320)} ${n(x + 6)} ${n(top + 220)} ${n(x)} ${top} Z" fill="${bright ? cloth.lit : cloth.shade}" fill-opacity="${bright ? 0.34 : 0.6}"/>`
  })
}

function skirt(wearer: Wearer, tone: string, hem: number, flare: number, count: number): string {
  const cloth = clothOf(tone, wearer.light)
  const shape = wearer.stance.isSeated ? lapOf(wearer, hem) : fallOf(wearer, hem, flare)
  return lit(shape, cloth, wearer.light) + folds(wearer, hem, flare, cloth, count)
}

/** Everything below the waist, shoes and all. */
export function below(name: BelowName, wearer: Wearer): string {
  const { person, light } = wearer
  const { clothes, skin } = person
  const tone = secondTone(person)
  switch (name) {
    case 'trousers':
      return legs(wearer, tone, false, dark)
    case 'boots':
      return legs(wearer, mixed(tone, dark, 0.2), false, mixed(clothes.second, dark, 0.7))
    case 'skirt':
      return legs(wearer, skin, true, mixed(tone, dark, 0.5)) + skirt(wearer, tone, 1320, 70, 7)
    case 'pencil':
      return legs(wearer, skin, true, dark) + skirt(wearer, mixed(clothes.color, dark, 0.12), 1370, -6, 2)
    case 'qipao':
      return legs(wearer, skin, true, mixed(clothes.second, dark, 0.3)) + skirt(wearer, clothes.color, 1700, 0, 3)
    case 'gown':
      return skirt(wearer, clothes.color, 1915, 190, 9)
    case 'robes': {
      const under = legs(wearer, mixed(clothes.second, dark, 0.4), false, dark)
      const panel = clothOf(mixed(clothes.color, clothes.second, 0.35), light)
      return under + skirt(wearer, clothes.color, 1850, 130, 9) + lit(front(wearer), panel, light)
    }
    case 'coat':
      return legs(wearer, tone, false, dark) + skirt(wearer, clothes.color, 1430, 30, 4) + opening(wearer, light)
    default:
      return name satisfies never
  }
}

/** What hangs from a sash before the legs. */
function front({ stance }: Wearer): string {
  if (stance.isSeated) return 'M0 0 Z'
  const y = 640
  const x = (stance.legs.left.end[0] + stance.legs.right.end[0]) / 2
  const hem = 1760
  return `M-52 ${y} L40 ${y} C44 ${y + 300} ${n(x + 66)} 1300 ${n(x + 78)} ${hem} L${n(x - 62)} ${hem + 8} C${n(x - 66)} 1300 -60 ${y + 300} -52 ${y} Z`
}

/** Where a coat falls open. */
function opening({ stance }: Wearer, { shadow }: PortraitLight): string {
  if (stance.isSeated) return ''
  const x = (stance.legs.left.bend[0] + stance.legs.right.bend[0]) / 2
  return `<path d="M-4 640 C0 900 ${n(x - 20)} 1200 ${n(x - 44)} 1440 L${n(x + 30)} 1440 C${n(x + 10)} 1200 8 900 -4 640 Z" fill="${shadow}" fill-opacity=".62"/>`
}

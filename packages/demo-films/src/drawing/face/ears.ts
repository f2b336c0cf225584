import type { Person } from '../person.ts'
import { mixed, n } from '../svg.ts'
import type { Head } from './head.ts'
import type { SkinTones } from './skin-tones.ts'

/** In these nobody wears jewels. */
const plain: ReadonlySet<string> = new Set(['armour', 'hoodie', 'jacket'])

/** An ear from the height of the brow to the foot of the nose: the one on the near side of a turned head lies before the cheek, the others behind. */
export function drawEar(side: 1 | -1, { isMan, clothes }: Person, head: Head, tones: SkinTones): string {
  const isJewelled = !isMan && !plain.has(clothes.name)
  const isNear = side !== head.side
  if (!isNear && head.share > 0.3) return ''
  const w = side * (isNear ? 0.7 + 0.26 * head.share : 0.66)
  const x = side * (95 - (isNear ? 14 * head.share : 0))
  const shade = side > 0 ? mixed(tones.skin, tones.lit, 0.16) : mixed(tones.skin, tones.deep, 0.56)
  const outer = `M${n(x - w * 6)} -20 C${n(x - w * 2)} -44 ${n(x + w * 24)} -48 ${n(x + w * 24)} -20 C${n(x + w * 23)} -2 ${n(x + w * 14)} 10 ${n(x + w * 10)} 22 C${n(x + w * 7)} 38 ${n(x - w * 6)} 40 ${n(x - w * 9)} 28 Z`
  const rim = `M${n(x)} -18 C${n(x + w * 4)} -36 ${n(x + w * 20)} -37 ${n(x + w * 18)} -18 C${n(x + w * 17)} -6 ${n(x + w * 10)} 4 ${n(x + w * 7)} 16`
  const shell = `M${n(x + w * 1)} -8 C${n(x + w * 11)} -20 ${n(x + w * 13)} -6 ${n(x + w * 7)} 3 C${n(x + w * 4)} 9 ${n(x + w * 1)} 9 ${n(x)} 3 Z`
  const jewel = isJewelled
    ? `<path d="M${n(x)} 34 L${n(x)} 44" stroke="#e9cf8a" stroke-width="1.6"/><ellipse cx="${n(x)}" cy="50" rx="4.4" ry="6" fill="${clothes.second}"/><ellipse cx="${n(x + 1.4)}" cy="48" rx="1.4" ry="1.9" fill="#fff" fill-opacity=".9"/>`
    : ''
  return `<path d="${outer}" fill="${shade}"/><path d="${outer}" fill="none" stroke="${tones.line}" stroke-width="1.4" stroke-opacity=".3"/><path d="${shell}" fill="${tones.deep}" fill-opacity=".7"/><path d="${rim}" fill="none" stroke="${tones.line}" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".36"/>${jewel}`
}

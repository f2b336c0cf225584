import { clip, group, linear, mixed } from './svg.ts'

export type ClothesName = 'suit' | 'dress' | 'robes' | 'hoodie' | 'coat' | 'armour' | 'shirt' | 'cape'

export interface Clothes {
  readonly name: ClothesName
  readonly color: string
  readonly second: string
}

const shoulders =
  'M-58 150 C-74 196 -214 192 -252 306 L-276 480 L276 480 L252 306 C214 192 74 196 58 150 C30 196 -30 196 -58 150 Z'
const wide =
  'M-66 140 C-90 190 -262 180 -300 320 L-320 480 L320 480 L300 320 C262 180 90 190 66 140 C30 196 -30 196 -66 140 Z'
const bare = 'M-96 262 C-150 270 -214 330 -226 480 L226 480 C214 330 150 270 96 262 C60 320 -60 320 -96 262 Z'

/** What lies over the cut of a garment: collars, lapels, seams. */
function details({ name, color, second }: Clothes, shadow: string, key: string): string {
  const dark = mixed(color, shadow, 0.55)
  switch (name) {
    case 'suit':
      return `<path d="M-58 152 L0 330 L58 152 C30 200 -30 200 -58 152 Z" fill="#efeae4"/><path d="M-16 204 L16 204 L22 300 L0 350 L-22 300 Z" fill="${second}"/><path d="M-60 150 L-112 230 L-64 262 L-4 420 L0 330 Z" fill="${dark}"/><path d="M60 150 L112 230 L64 262 L4 420 L0 330 Z" fill="${mixed(color, key, 0.16)}"/>`
    case 'dress':
      return `<path d="M-96 262 L-70 176 M96 262 L70 176" stroke="${second}" stroke-width="9"/><path d="M-52 186 C-30 236 30 236 52 186" fill="none" stroke="${second}" stroke-width="5"/><circle cx="0" cy="232" r="10" fill="${second}"/>`
    case 'robes':
      return `<path d="M-64 140 L36 420 L-40 480 L-150 200 Z" fill="${second}"/><path d="M64 140 L-60 480 L20 480 L150 200 Z" fill="${mixed(second, key, 0.2)}"/><path d="M-64 140 L-14 280 L64 140 C30 196 -30 196 -64 140 Z" fill="#f1ebe0"/>`
    case 'hoodie':
      return `<path d="M-118 176 C-90 260 90 260 118 176 C130 230 90 300 0 300 C-90 300 -130 230 -118 176 Z" fill="${dark}"/><path d="M-26 286 L-30 390 M26 286 L30 380" stroke="${second}" stroke-width="7" stroke-linecap="round"/>`
    case 'coat':
      return `<path d="M-56 152 L0 300 L56 152 C30 200 -30 200 -56 152 Z" fill="${second}"/><path d="M-62 130 L-140 196 L-90 300 L-4 470 L0 300 Z" fill="${dark}"/><path d="M62 130 L140 196 L90 300 L4 470 L0 300 Z" fill="${mixed(color, key, 0.2)}"/>`
    case 'armour':
      return `<path d="M-300 320 C-276 210 -180 190 -130 210 C-150 270 -190 320 -290 360 Z" fill="${second}"/><path d="M300 320 C276 210 180 190 130 210 C150 270 190 320 290 360 Z" fill="${mixed(second, key, 0.35)}"/><path d="M-110 210 L0 260 L110 210 L86 480 L-86 480 Z" fill="${mixed(color, key, 0.14)}"/><path d="M-96 300 L96 300 M-90 360 L90 360 M-86 420 L86 420" stroke="${dark}" stroke-width="6"/>`
    case 'shirt':
      return `<path d="M-60 148 L-104 200 L-40 256 L0 214 Z" fill="${mixed(color, '#ffffff', 0.2)}"/><path d="M60 148 L104 200 L40 256 L0 214 Z" fill="${mixed(color, key, 0.3)}"/><path d="M0 214 L0 480" stroke="${dark}" stroke-width="5"/><circle cx="0" cy="290" r="6" fill="${second}"/><circle cx="0" cy="370" r="6" fill="${second}"/>`
    case 'cape':
      return `<path d="M-120 170 C-60 250 60 250 120 170 C170 300 190 400 196 480 L-196 480 C-190 400 -170 300 -120 170 Z" fill="${dark}"/><path d="M-120 170 C-60 250 60 250 120 170" fill="none" stroke="${second}" stroke-width="15"/><circle cx="0" cy="232" r="20" fill="${second}"/>`
    default:
      return name satisfies never
  }
}

/** Shoulders without a garment. */
export const bareShoulders = shoulders

const cutOf = (name: ClothesName): string =>
  name === 'dress' ? bare : name === 'armour' || name === 'cape' ? wide : shoulders

/** A garment from the neck down, lit as the face is. */
export function drawClothes(
  clothes: Clothes,
  { key, edge, shadow }: { readonly key: string; readonly edge: string; readonly shadow: string },
): string {
  const cut = cutOf(clothes.name)
  const inside = clip(cut)
  const cloth = linear(
    [
      [0, mixed(clothes.color, shadow, 0.72)],
      [0.5, clothes.color],
      [1, mixed(clothes.color, key, 0.34)],
    ],
    { x: 1, y: 0.2 },
  )
  const lights = group(
    `clip-path="${inside.url}"`,
    details(clothes, shadow, key),
    `<path d="M58 150 C74 196 214 192 252 306 L276 480" fill="none" stroke="${key}" stroke-width="9" opacity=".6"/>`,
    `<path d="M-58 150 C-74 196 -214 192 -252 306 L-276 480" fill="none" stroke="${edge}" stroke-width="10" opacity=".7"/>`,
  )
  const skinShown = clothes.name === 'dress' ? details(clothes, shadow, key) : ''
  return `${inside.defs}${cloth.defs}<path d="${cut}" fill="${cloth.url}"/>${lights}${skinShown}`
}

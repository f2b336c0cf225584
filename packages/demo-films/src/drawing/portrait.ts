import { bareShoulders, type Clothes, drawClothes } from './portrait-clothes.ts'
import { drawHair, type HairName } from './portrait-hair.ts'
import { clip, group, linear, mixed, n } from './svg.ts'

/** A person from the front, as covers and near shots show them. Colours are seven-character hexadecimal. */
export interface Person {
  readonly skin: string
  readonly hair: { readonly name: HairName; readonly color: string }
  readonly clothes: Clothes
  readonly eyes: string
  readonly mood: 'calm' | 'stern' | 'warm' | 'afraid'
  readonly isMan: boolean
  /** Lines of a face that has lived. */
  readonly isOld?: boolean
  readonly beard?: 'stubble' | 'full'
  readonly glasses?: string
  readonly scar?: true
}

/** The light of a scene: the key light falls from the right, the other one draws the edge at the left. */
export interface PortraitLight {
  readonly key: string
  readonly edge: string
  readonly shadow: string
}

const face = {
  woman: 'M-96 -44 C-98 -152 98 -152 96 -44 C96 22 84 66 52 104 C30 132 -30 132 -52 104 C-84 66 -96 22 -96 -44 Z',
  man: 'M-98 -44 C-100 -152 100 -152 98 -44 C98 20 94 62 66 104 C44 136 -44 136 -66 104 C-94 62 -98 20 -98 -44 Z',
} as const

const tilt: Readonly<Record<Person['mood'], number>> = { calm: 0, stern: -5, warm: 3, afraid: 11 }
const mouths: Readonly<Record<Person['mood'], string>> = {
  calm: 'M-27 74 C-12 68 -5 70 0 73 C5 70 12 68 27 74 C14 88 -14 88 -27 74 Z',
  stern: 'M-28 76 C-12 69 -5 71 0 73 C5 71 12 69 28 76 C14 83 -14 83 -28 76 Z',
  warm: 'M-34 68 C-16 71 -5 70 0 72 C5 70 16 71 34 68 C18 95 -18 95 -34 68 Z',
  afraid: 'M-22 76 C-12 66 -5 69 0 71 C5 69 12 66 22 76 C13 95 -13 95 -22 76 Z',
}

function eye(side: 1 | -1, { eyes, isMan, mood, isOld }: Person, ink: string): string {
  const wide = mood === 'afraid' ? 1.18 : mood === 'warm' ? 0.88 : 1
  const white = 'M-27 3 C-17 -15 11 -17 27 -3 C14 12 -12 14 -27 3 Z'
  const lid = `<path d="M-29 4 C-18 -17 12 -19 29 -5" fill="none" stroke="${ink}" stroke-width="${isMan ? 4.5 : 7}" stroke-linecap="round"/>`
  const lash = isMan ? '' : `<path d="M23 -9 L38 -18" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`
  const bag = isOld
    ? `<path d="M-22 19 C-6 28 12 26 24 16" fill="none" stroke="${ink}" stroke-width="2.5" opacity=".4"/>`
    : ''
  const ball = `<path d="${white}" fill="#f3efe9"/><circle cx="1" cy="-3" r="11.5" fill="${eyes}"/><circle cx="1" cy="-3" r="5.5" fill="#0b0710"/><circle cx="5" cy="-8" r="3.4" fill="#fff"/>`
  const brow = `<path d="M-34 -31 C-14 -${isMan ? 45 : 48} 14 -${isMan ? 43 : 46} 36 -32 C14 -37 -12 -36 -33 -${isMan ? 21 : 25} Z" fill="${ink}" transform="rotate(${tilt[mood]})"/>`
  const open = group(`transform="scale(1,${wide})"`, ball, lid, lash, bag)
  return group(`transform="translate(${side * 43},-14) scale(${side},1)"`, open, brow)
}

function features(person: Person, dark: string, ink: string): string {
  const { mood, isMan, isOld, beard, glasses, scar, skin } = person
  const lips = isMan ? mixed(skin, '#8a3a34', 0.45) : mixed(skin, '#b3203c', 0.72)
  const nose = `<path d="M-4 -6 C-12 20 -24 34 -17 43 C-8 50 -3 46 2 47 C-6 40 -5 18 -4 -6 Z" fill="${dark}" opacity=".55"/><path d="M12 44 C17 45 20 41 19 36" fill="none" stroke="${dark}" stroke-width="3" opacity=".6"/>`
  const mouth = `<path d="${mouths[mood]}" fill="${lips}"/><path d="M-25 75 C-10 79 10 79 25 75" fill="none" stroke="${mixed(lips, '#1a0508', 0.6)}" stroke-width="3"/>`
  const cheeks = isMan
    ? ''
    : `<ellipse cx="60" cy="34" rx="25" ry="16" fill="#e0405a" opacity=".16"/><ellipse cx="-60" cy="34" rx="25" ry="16" fill="#e0405a" opacity=".16"/>`
  const age = isOld
    ? `<path d="M-46 42 C-44 60 -46 72 -40 84 M46 42 C44 60 46 72 40 84 M-50 -88 C-20 -94 20 -94 50 -88" fill="none" stroke="${dark}" stroke-width="3.5" opacity=".6"/>`
    : ''
  // Stubble begins at nothing below the cheeks; what is grown has an edge.
  const stubble = linear([
    [0, ink, 0],
    [0.35, ink, 0.1],
    [1, ink, 0.34],
  ])
  const grown = beard
    ? `${stubble.defs}<path d="M-94 10 C-84 66 -70 112 -40 130 C-20 142 20 142 40 130 C70 112 84 66 94 10 C84 44 64 56 38 54 C20 50 -20 50 -38 54 C-64 56 -84 44 -94 10 Z M-26 74 C-12 64 12 64 26 74 C14 90 -14 90 -26 74 Z" fill="${beard === 'full' ? ink : stubble.url}" fill-rule="evenodd" opacity=".92"/>`
    : ''
  const lenses = glasses
    ? `<g fill="none" stroke="${glasses}" stroke-width="5"><rect x="-80" y="-40" width="68" height="52" rx="20"/><rect x="12" y="-40" width="68" height="52" rx="20"/><path d="M-12 -20 C-6 -26 6 -26 12 -20"/></g><path d="M24 -34 L44 -34 L26 4 L18 -4 Z" fill="#fff" opacity=".16"/>`
    : ''
  const line = scar ? `<path d="M58 -62 L74 30" stroke="#f3c7b4" stroke-width="4" opacity=".75"/>` : ''
  return [cheeks, nose, grown, mouth, eye(-1, person, ink), eye(1, person, ink), age, line, lenses].join('')
}

/** Head and shoulders, lit from one side; (0, 0) is between the eyes and the mouth, the head some 200 wide, the picture ends 470 below. */
export function portrait(person: Person, { key, edge, shadow }: PortraitLight): string {
  const { skin, isMan, hair } = person
  const shape = isMan ? face.man : face.woman
  const ink = mixed(hair.color, '#07050a', 0.62)
  const dark = mixed(skin, shadow, 0.62)
  const inHead = clip(shape)
  const tone = linear(
    [
      [0, mixed(skin, shadow, 0.66)],
      [0.38, mixed(skin, shadow, 0.34)],
      [0.66, skin],
      [1, mixed(skin, key, 0.42)],
    ],
    { x: 1, y: 0.18 },
  )
  // Of the face's own tone, with one shadow that fades from the chin down.
  const fading = linear([
    [0, shadow, 0.62],
    [0.45, shadow, 0.34],
    [1, shadow, 0.06],
  ])
  const column = 'M-52 60 L-47 160 C-46 178 -58 190 -74 200 C-30 224 30 224 74 200 C58 190 46 178 47 160 L52 60 Z'
  const neck = `<path d="${column}" fill="${tone.url}"/><path d="${column}" fill="${fading.url}"/>`
  const ears = `<ellipse cx="-97" cy="-4" rx="15" ry="28" fill="${dark}"/><ellipse cx="97" cy="-4" rx="15" ry="28" fill="${mixed(skin, key, 0.3)}"/>`
  const { back, front } = drawHair(hair.name, hair.color, { key, edge })
  // The hair's shadow on the brow, and the two lights along the edges of the face.
  const shading = group(
    `clip-path="${inHead.url}"`,
    `<path d="M-110 -160 L110 -160 L110 -78 C60 -104 -60 -104 -110 -60 Z" fill="${shadow}" opacity=".2"/>`,
    `<path d="${shape}" fill="none" stroke="${key}" stroke-width="13" opacity=".62" transform="translate(-7,2)" stroke-dasharray="300 900" stroke-dashoffset="-150"/>`,
    `<path d="M-96 -44 C-96 22 -84 66 -52 104" fill="none" stroke="${edge}" stroke-width="9" opacity=".75"/>`,
  )
  return [
    inHead.defs,
    tone.defs,
    back,
    person.clothes.name === 'dress' ? `<path d="${bareShoulders}" fill="${tone.url}"/>` : '',
    fading.defs,
    neck,
    drawClothes(person.clothes, { key, edge, shadow }),
    ears,
    `<path d="${shape}" fill="${tone.url}"/>`,
    shading,
    features(person, dark, ink),
    front,
  ].join('')
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

import { headOf, warped } from './face/head.ts'
import { headShare } from './face/physique.ts'
import { acrossSkin, tonesOf } from './face/skin-tones.ts'
import { fineHairs, rootsOf, withLocks } from './hair/strands.ts'
import { plait } from './hair/style.ts'
import { type HairName, styles } from './hair/styles.ts'
import type { Person, PortraitLight } from './person.ts'
import { bareBody, type PortraitParts } from './portrait.ts'
import { drawClothes } from './portrait-clothes.ts'
import { clip, group, linear, mixed, n, repeat, soft } from './svg.ts'

const skull =
  'M0 -184 C-72 -186 -116 -138 -112 -40 C-110 20 -96 66 -72 92 C-50 104 50 104 72 92 C96 66 110 20 112 -40 C116 -138 72 -186 0 -184 Z'
const falling =
  'M0 -184 C-72 -186 -120 -138 -122 -40 C-126 90 -158 230 -140 350 C-90 372 90 372 140 350 C158 230 126 90 122 -40 C120 -138 72 -186 0 -184 Z'
const outlines: Readonly<Partial<Record<HairName, string>>> = {
  long: falling,
  hime: falling,
  waves: falling,
  bob: 'M0 -188 C-76 -190 -124 -140 -124 -60 C-138 20 -136 80 -118 124 C-84 146 84 146 118 124 C136 80 138 20 124 -60 C124 -140 76 -190 0 -188 Z',
  curly:
    'M0 -208 C-30 -214 -58 -200 -70 -184 C-106 -178 -128 -150 -126 -124 C-150 -104 -154 -68 -138 -44 C-152 -14 -142 22 -122 36 C-112 66 -78 80 -50 66 C-20 80 20 80 50 66 C78 80 112 66 122 36 C142 22 152 -14 138 -44 C154 -68 150 -104 126 -124 C128 -150 106 -178 70 -184 C58 -200 30 -214 0 -208 Z',
  // Cloth that lies on the shoulders.
  hood: 'M0 -238 C-96 -238 -160 -150 -148 -40 C-150 60 -190 180 -214 290 C-120 320 120 320 214 290 C190 180 150 60 148 -40 C160 -150 96 -238 0 -238 Z',
}
const hiddenEars: ReadonlySet<HairName> = new Set(['long', 'hime', 'waves', 'bob', 'curly', 'hood'])

/** What is bound together hangs in the middle of a back. */
const bound: Readonly<Partial<Record<HairName, string>>> = {
  ponytail:
    'M-30 -104 C-16 -126 16 -126 30 -104 C66 -34 62 74 48 176 C40 240 18 276 2 302 C-16 270 -40 236 -46 172 C-60 72 -62 -34 -30 -104 Z',
  chignon: 'M-62 44 C-66 -8 66 -8 62 44 C62 100 34 122 0 122 C-34 122 -62 100 -62 44 Z',
  braid: plait([0, 66], [4, 350], 9),
}

/** Head and shoulders from behind, against the light: over whose shoulder one looks. In the measures of a portrait. */
export function fromBehind(person: Person, light: PortraitLight): string {
  const { back, body, head } = partsFromBehind(person, light, 0.5)
  return back + body + head
}

/** The same in parts; `dark` is how little of its colour the light leaves a garment. */
export function partsFromBehind(person: Person, light: PortraitLight, dark: number): PortraitParts {
  const { hair, clothes } = person
  const style = styles[hair.name]
  const head = headOf({ yaw: 0, pitch: 0, roll: 0, gaze: [0, 0] })
  const tone = mixed(hair.color, light.shadow, 0.7)
  const paint = linear(
    [
      [0, mixed(tone, light.edge, 0.16)],
      [0.3, tone],
      [0.72, tone],
      [1, mixed(tone, light.key, 0.36)],
    ],
    { x: 1, y: 0 },
  )
  const skin = acrossSkin(tonesOf(person, light))
  const plain = outlines[hair.name] ?? skull
  const reach = plain === falling ? 350 : 96
  // Against the light, every lock at the edge is seen.
  const roots = hair.name === 'hood' || hair.name === 'curly' ? [] : rootsOf(plain, 6, 0, [0, -30])
  const outline = withLocks(plain, roots, 13)
  const inside = clip(outline)
  const strands = repeat(hair.name === 'hood' ? 0 : 34, (at) => {
    const x = (at - 16.5) * 7.2
    return `<path d="M${n(x * 0.16)} -168 C${n(x)} -140 ${n(x * 1.05)} ${n(reach * 0.2)} ${n(x * 1.06)} ${reach}" stroke="${at % 2 === 0 ? mixed(tone, light.key, 0.3) : light.shadow}" opacity="${at % 2 === 0 ? 0.22 : 0.4}"/>`
  })
  const rim = linear(
    [
      [0, light.edge, 0.9],
      [0.14, light.edge, 0],
      [0.8, light.key, 0],
      [1, light.key, 1],
    ],
    { x: 1, y: 0 },
  )
  const drawn = drawClothes(
    {
      ...person,
      clothes: {
        ...clothes,
        color: mixed(clothes.color, light.shadow, dark),
        second: mixed(clothes.color, light.shadow, dark + 0.1),
      },
    },
    head,
    light,
    true,
  )
  const knot =
    'back' in style && (hair.name === 'bun' || hair.name === 'topknot')
      ? `<path d="${warped(style.back, head.behind)}" fill="${paint.url}"/>`
      : ''
  const tail = bound[hair.name]
  const hanging = tail
    ? `<path d="${tail}" fill="${light.shadow}" fill-opacity=".5" transform="translate(-9,7)"/><path d="${tail}" fill="${paint.url}" stroke="${mixed(tone, light.key, 0.4)}" stroke-width="2.4" stroke-opacity=".8"/>`
    : ''
  return {
    back: `${skin.defs}<path d="M-56 40 C-54 120 -60 160 -96 186 L96 186 C60 160 54 120 56 40 Z" fill="${skin.url}"/>`,
    body: (clothes.name === 'dress' ? bareBack(bareBody(person, head), skin.url, light) : '') + drawn.front,
    head: group(
      `transform="translate(0,${n(130 * (1 - headShare))}) scale(${headShare})"`,
      paint.defs + rim.defs + inside.defs,
      knot,
      hiddenEars.has(hair.name) ? '' : ears(person.skin, light),
      `<path d="${outline}" fill="${paint.url}"/>`,
      group(`clip-path="${inside.url}" fill="none" stroke-width="3"`, strands),
      `<path d="${plain}" clip-path="${inside.url}" fill="none" stroke="${rim.url}" stroke-width="14" stroke-opacity=".6"/>`,
      fineHairs(
        roots,
        (path) => path,
        ({ x }) => [mixed(tone, x > 20 ? light.key : light.edge, 0.6), 0.7],
        17,
      ),
      hanging,
    ),
  }
}

const ears = (skin: string, { shadow, key }: PortraitLight): string =>
  `<ellipse cx="-108" cy="-4" rx="13" ry="28" fill="${mixed(skin, shadow, 0.6)}"/><ellipse cx="108" cy="-4" rx="13" ry="28" fill="${mixed(skin, key, 0.2)}"/>`

/** What a dress leaves of a back: its skin, and the shade along the spine and below the shoulder blades. */
function bareBack(shape: string, skin: string, { shadow }: PortraitLight): string {
  const inside = clip(shape)
  const shades = [
    soft(0, 260, 16, 110, shadow, 0.4),
    soft(-92, 276, 60, 60, shadow, 0.3),
    soft(88, 280, 54, 60, shadow, 0.24),
  ]
  return `${inside.defs}<path d="${shape}" fill="${skin}"/>${group(`clip-path="${inside.url}"`, soft(0, 150, 70, 60, shadow, 0.5), ...shades)}`
}

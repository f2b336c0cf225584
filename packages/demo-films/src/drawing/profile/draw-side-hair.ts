import { crowned, smoothStep, warped } from '../face/head.ts'
import { clumps } from '../hair/clumps.ts'
import { curls, drawWorn, framing, type HairTones, hairTones, lightOn } from '../hair/hair.ts'
import { curlyEdge, fineHairs, overBrow, type Root, rootsOf, withLocks } from '../hair/strands.ts'
import type { Person, PortraitLight } from '../person.ts'
import { clip, group, linear, soft } from '../svg.ts'
import { type SideHair, sideHair } from './profile-hair.ts'

/** How a head is held from the side: nodded by these degrees about the top of its neck, and as large as its shape has it. */
export interface SidePose {
  readonly nod: number
  readonly across: number
  readonly down: number
}

interface DrawnSideHair {
  readonly back: string
  readonly front: string
}

/** Between the back of the head and the neck. */
const nape = 'M-116 -60 C-116 0 -108 34 -90 50 L-44 66 L-40 -30 Z'

/** Where hair begins above the brow, and the middle of what it leaves free. */
const [brow, faceMiddle] = [
  [60, -122],
  [60, 0],
] as const

/** The crown and what hangs behind, rather than around the face. */
const isOutside = ({ x, y }: Root): boolean =>
  y < -20 ? Math.hypot((x + 20) / 106, (y + 30) / 150) > 0.9 && (x < 50 || y < -130) : x < -108 && y < 330

const isOnBrow = ({ x, y }: Root): boolean => x > -30 && y > -120 && y < 0

const facingRight = { side: 1, share: 0.6 } as const

/** Hair of a profile: it goes with the head above, and hangs straight down below. */
export function drawSideHair({ hair }: Person, light: PortraitLight, pose: SidePose): DrawnSideHair {
  const style = sideHair[hair.name]
  const tones = hairTones(hair.color, light)
  const at = (path: string): string => warped(path, held(pose))
  const isPlain = style.isCloth || style.isCurly
  const roots = isPlain ? [] : rootsOf(style.cap, 5, brow[0], [-24, -40]).filter(isOutside)
  const curly = style.isCurly ? rootsOf(style.cap, 2, brow[0], [-24, -40]).filter(isOutside) : []
  const cap = at(withLocks(style.cap, roots, 9))
  const inside = clip(cap)
  const plain = style.isCloth ? { ...tones, bright: tones.middle } : tones
  const drawn = style.isCurly ? curls(facingRight, tones) : clumps(style.flows, at, plain, style.isCloth ? 4 : 13)
  const rim = linear(
    [
      [0, light.edge, 0.8],
      [0.26, light.edge, 0],
      [0.82, light.key, 0],
      [1, light.key, 0.6],
    ],
    { x: 1, y: 0 },
  )
  return {
    back: behind(style, at, tones, light),
    front: [
      tones.defs + inside.defs + rim.defs,
      `<path d="${cap}" fill="${tones.front.url}"/>`,
      group(
        `clip-path="${inside.url}"`,
        drawn,
        style.isCloth ? '' : soft(...held(pose)(20, -150), 74, 36, tones.bright, 0.34),
        `<path d="${at(style.cap)}" fill="none" stroke="${rim.url}" stroke-width="14" stroke-opacity=".4"/>`,
      ),
      curlyEdge(curly, at, tones),
      isPlain
        ? `<path d="${cap}" fill="none" stroke="${tones.line}" stroke-width="1.6" stroke-opacity=".6"/>`
        : fineHairs(roots, at, lightOn(tones, light), 41) +
          overBrow(rootsOf(style.cap, 2, brow[0], faceMiddle).filter(isOnBrow), at, tones, 43),
      framing(style.frame ?? [], at, tones),
      style.lock
        ? `<path d="${at(style.lock)}" fill="${tones.front.url}" stroke="${tones.line}" stroke-width="2" stroke-opacity=".7"/>`
        : '',
      drawWorn(style.worn ?? [], at),
    ].join(''),
  }
}

function behind(style: SideHair, at: (path: string) => string, tones: HairTones, { edge }: PortraitLight): string {
  const under = style.isCloth ? '' : `<path d="${at(nape)}" fill="${tones.behind.url}"/>`
  if (!style.back) return tones.defs + under
  const back = at(style.back)
  return [
    tones.defs,
    `<path d="${back}" fill="${edge}" fill-opacity=".36" transform="translate(-3,0)"/>`,
    `<path d="${back}" fill="${tones.behind.url}"/>`,
    clumps(style.backFlows ?? [], at, tones, 7),
    under,
  ].join('')
}

/** Above the shoulders everything is nodded with the head. */
function held({ nod, across, down }: SidePose) {
  return (x: number, y: number): readonly [number, number] => {
    const share = 1 - smoothStep(30, 250, y)
    const [wide, high] = [1 + (across - 1) * share, 1 + (down - 1) * share]
    const angle = (nod * share * Math.PI) / 180
    const [fromX, fromY] = [x * wide + 40, (crowned(y) - 120) * high]
    return [
      fromX * Math.cos(angle) - fromY * Math.sin(angle) - 40,
      fromX * Math.sin(angle) + fromY * Math.cos(angle) + 120,
    ]
  }
}

import { n } from '../svg.ts'

/** How a head is held, in degrees: to which side of the picture it looks, how far down, how far it leans, and where the eyes go (-1 to 1). */
export interface Turn {
  /** Positive looks to the right of the picture. */
  readonly yaw: number
  /** Positive looks down. */
  readonly pitch: number
  /** Positive leans to the right. */
  readonly roll: number
  readonly gaze: readonly [x: number, y: number]
}

export const straight: Turn = { yaw: 0, pitch: 0, roll: 0, gaze: [0, 0] }

export type Point = readonly [x: number, y: number]

/** Where a point drawn on a head from the front lies once it is turned; `lift` stands out of the face. */
export type At = (x: number, y: number, lift?: number) => Point

/** A head as it is held. Everything is drawn from the front and brought to its place by these. */
export interface Head {
  readonly turn: Turn
  /** Where it looks. */
  readonly side: 1 | -1
  /** 0 from the front, 1 in three quarters. */
  readonly share: number
  readonly face: At
  /** The hair: its line follows the face, its outline the skull. */
  readonly hair: At
  /** The skull alone, which is deeper than it is wide. */
  readonly skull: At
  /** What hangs behind the head. */
  readonly behind: At
  /** Of the body below, which turns less. */
  readonly body: At
}

/** Half the width and the depth of a face, and how far it is from the ear to the back of the head. */
const round = { width: 101, depth: 78, back: 134 } as const
/** Up to here a head may turn: what is farther aside would need another drawing. */
export const farthestYaw = 32

const radians = (degrees: number) => (degrees * Math.PI) / 180
export const between = (from: number, to: number, share: number): number => from + (to - from) * share
export const smoothStep = (from: number, to: number, value: number) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Above the brow, hair is drawn higher than a grown-up skull is. */
export const crowned = (y: number): number => (y < -84 ? -84 + (y + 84) * 0.84 : y)

export function headOf(turn: Turn): Head {
  const yaw = Math.max(-farthestYaw, Math.min(farthestYaw, turn.yaw))
  const [sine, cosine] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))]
  const nod = Math.sin(radians(turn.pitch))
  const side = yaw < 0 ? -1 : 1
  const share = Math.abs(sine) / Math.sin(radians(farthestYaw))
  const depthAt = (x: number) => round.depth * Math.sqrt(1 - Math.min(1, Math.abs(x) / round.width) ** 2.4)
  const face: At = (x, y, lift = 0) => {
    const z = depthAt(x) + lift
    return [x * cosine + z * sine, y + z * nod * (y > 90 ? 0.6 : 1)]
  }
  const far = Math.hypot(cosine, 1.04 * sine)
  const near = Math.hypot(cosine, (round.back / round.width) * sine)
  const skull: At = (x, y) => [x * (x * side > 0 ? far : near), crowned(y)]
  const hair: At = (x, y, lift = 4) => {
    const outside = smoothStep(0.86, 1.08, Math.hypot(x / 106, (y + 22) / 142))
    // Hair grows a little lower than its outline leaves room for.
    const low = crowned(y)
    const [onFace, onSkull] = [face(x, low < -60 ? low - (low + 60) * 0.4 : low, lift), skull(x, y)]
    return [between(onFace[0], onSkull[0], outside), between(onFace[1], onSkull[1], outside)]
  }
  const behind: At = (x, y) => [x * (1 + 0.05 * share) - side * 30 * share, crowned(y)]
  const bodySine = Math.sin(radians(yaw * 0.55))
  const body: At = (x, y) => {
    const z = 96 * Math.sqrt(1 - Math.min(1, Math.abs(x) / 330) ** 2)
    return [
      x * (1 - 0.12 * share) + (z - 40) * bodySine * Math.min(1, Math.max(0, (y - 130) / 90)) - side * 9 * share,
      y - 22,
    ]
  }
  return { turn, side, share, face, hair, skull, behind, body }
}

/** Brings each point of a path (absolute commands, points as pairs of numbers) to its place. */
export const warped = (path: string, at: At, lift?: number): string =>
  path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => {
    const [toX, toY] = at(Number(x), Number(y), lift)
    return `${n(toX)} ${n(toY)}`
  })

/** A curve through all points. */
export function through(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  const parts = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    return `C${[first, second, to].map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}`
  })
  const [startX, startY] = at(0)
  return `M${n(startX)} ${n(startY)} ${parts.join(' ')}${isClosed ? ' Z' : ''}`
}

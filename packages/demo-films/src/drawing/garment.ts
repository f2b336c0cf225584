/** Which of a garment's tones a piece has. */
export type Paint = 'color' | 'shade' | 'deep' | 'lit' | 'second' | 'secondShade' | 'secondLit' | 'white' | 'whiteShade'

export interface Piece {
  readonly path: string
  readonly paint: Paint
  /** Drawn as a line of this width. */
  readonly stroke?: number
  readonly opacity?: number
  /** A line that goes on behind what it lies on: it has no round ends. */
  readonly isCutOff?: true
}

/** How a garment is cut, from the front: the neck comes out of it at (0, 190), the picture ends 480 below the face's middle. */
export interface Garment {
  readonly cut: string
  /** A collar's far side, behind the neck. */
  readonly behind: readonly Piece[]
  readonly folds: readonly string[]
  /** Collars, lapels, seams: within the cut. */
  readonly over: readonly Piece[]
  /** Straps and chains: on the skin. */
  readonly outside: readonly Piece[]
}

/** Hangs from the shoulders; `neck` goes from the right of the neck to its left. */
const fromShoulders = (neck: string) =>
  `M-62 158 C-76 196 -172 204 -220 236 C-254 258 -262 306 -266 366 C-270 440 -284 540 -280 660 L280 660 C284 540 270 440 266 366 C262 306 254 258 220 236 C172 204 76 196 62 158 ${neck} Z`

export const shoulders = fromShoulders('C34 214 -34 214 -62 158')

/** Open at the throat: as a point, and round. */
export const pointed = fromShoulders('C46 206 22 252 0 286 C-22 252 -46 206 -62 158')
export const scooped = fromShoulders('C52 212 34 240 0 242 C-34 240 -52 212 -62 158')

export const sleeveFolds = [
  'M-210 300 C-196 350 -200 410 -196 470',
  'M210 300 C196 350 200 410 196 470',
  'M-238 350 C-228 390 -232 430 -228 480',
  'M236 350 C228 390 230 430 226 480',
]

/** A button, a stone, a lamp on a suit. */
export const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y} C${x - r} ${y - r * 1.3} ${x + r} ${y - r * 1.3} ${x + r} ${y} C${x + r} ${y + r * 1.3} ${x - r} ${y + r * 1.3} ${x - r} ${y} Z`

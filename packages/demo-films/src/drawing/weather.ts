import { n, repeat, seeded } from './svg.ts'

export type WeatherName = 'rain' | 'snow' | 'petals' | 'embers' | 'leaves' | 'feathers' | 'dust'

/** What falls or rises in front of the camera: a picture twice as high as the screen that repeats itself, and how it moves. */
export interface Weather {
  readonly body: string
  /** Pixels a second; negative rises. */
  readonly fall: number
  /** Pixels it sways to each side. */
  readonly sway: number
}

export const weatherSize = { width: 800, height: 2560, period: 1280 } as const

interface Kind {
  readonly count: number
  readonly fall: number
  readonly sway: number
  readonly draw: (random: () => number, color: string) => string
}

const kinds: Readonly<Record<WeatherName, Kind>> = {
  // Few, long and soft: many fine lines would leave blocks once they are encoded.
  rain: {
    count: 30,
    fall: 1280,
    sway: 0,
    draw: (random, color) => {
      const [length, width] = [240 + random() * 260, 1.6 + random() * 2.6]
      const [x, middle] = [-length * 0.08, length * 0.62]
      return `<path d="M0 0 Q${n(x * 0.62 - width)} ${n(middle)} ${n(x)} ${n(length)} Q${n(x * 0.62 + width)} ${n(middle)} 0 0 Z" fill="${color}" opacity="${n(0.12 + random() * 0.22)}"/>`
    },
  },
  snow: {
    count: 64,
    fall: 128,
    sway: 26,
    draw: (random) => `<circle r="${n(1.5 + random() ** 3 * 9)}" fill="#fff" opacity="${n(0.35 + random() * 0.55)}"/>`,
  },
  petals: {
    count: 34,
    fall: 160,
    sway: 36,
    draw: (random, color) =>
      turned(
        random,
        `<path d="M0 0 C${n(8 + random() * 8)} -9 22 -4 26 4 C16 12 6 10 0 0 Z" fill="${color}" opacity="${n(0.5 + random() * 0.5)}"/>`,
      ),
  },
  embers: {
    count: 60,
    fall: -128,
    sway: 22,
    draw: (random, color) =>
      `<circle r="${n(1 + random() ** 2 * 5)}" fill="${color}" opacity="${n(0.35 + random() * 0.6)}"/>`,
  },
  leaves: {
    count: 26,
    fall: 160,
    sway: 44,
    draw: (random, color) =>
      turned(random, `<path d="M0 0 Q24 -9 52 0 Q24 9 0 0 Z" fill="${color}" opacity="${n(0.5 + random() * 0.45)}"/>`),
  },
  feathers: {
    count: 16,
    fall: 96,
    sway: 54,
    draw: (random, color) =>
      turned(
        random,
        `<path d="M0 0 C20 -22 66 -22 96 -4 C66 14 24 14 0 0 Z M-22 4 L96 -4" stroke="${color}" stroke-width="1.6" fill="${color}" fill-opacity=".75" opacity="${n(0.4 + random() * 0.5)}"/>`,
      ),
  },
  dust: {
    count: 46,
    fall: -32,
    sway: 18,
    draw: (random, color) =>
      `<circle r="${n(1 + random() ** 4 * 15)}" fill="${color}" opacity="${n(0.08 + random() * 0.28)}"/>`,
  },
}

const turned = (random: () => number, drawn: string) =>
  `<g transform="rotate(${n(random() * 360)}) scale(${n(0.6 + random() * 0.9)})">${drawn}</g>`

export function weather(name: WeatherName, color: string, seed: number): Weather {
  const { count, fall, sway, draw } = kinds[name]
  const random = seeded(seed)
  const body = repeat(count, () => {
    const [x, y] = [random() * weatherSize.width, random() * weatherSize.period]
    const drawn = draw(random, color)
    // A piece at the seam shows at both ends, so that the repetition has no edge.
    return [y - weatherSize.period, y, y + weatherSize.period, y + 2 * weatherSize.period]
      .map((each) => `<g transform="translate(${n(x)},${n(each)})">${drawn}</g>`)
      .join('')
  })
  return { body, fall, sway }
}

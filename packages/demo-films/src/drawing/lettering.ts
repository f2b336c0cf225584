import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Path } from 'opentype.js'
import { n } from './svg.ts'

/** The faces come with npm, so that no machine needs fonts; they hold Latin letters only. */
const files = {
  cinzel: '@fontsource/cinzel/files/cinzel-latin-700-normal.woff',
  playfair: '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff',
  playfairItalic: '@fontsource/playfair-display/files/playfair-display-latin-600-italic.woff',
  oswald: '@fontsource/oswald/files/oswald-latin-600-normal.woff',
  script: '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff',
} as const

export type FaceName = keyof typeof files

const loaded = new Map<FaceName, Font>()
const { resolve } = createRequire(import.meta.url)

function face(name: FaceName): Font {
  const known = loaded.get(name)
  if (known) return known
  const bytes = readFileSync(resolve(files[name]))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  loaded.set(name, font)
  return font
}

export interface Lettering {
  readonly text: string
  readonly face: FaceName
  readonly size: number
  /** The middle of the line. */
  readonly x: number
  /** The line the letters stand on. */
  readonly y: number
  readonly fill: string
  /** Between letters, in parts of the size. */
  readonly spacing?: number
  /** The size shrinks until the line fits. */
  readonly maxWidth?: number
  /** More attributes of the path. */
  readonly extra?: string
}

/** One line of text as a path. Letters are set one by one with their kerning: these faces need no other shaping for English. */
export function lettering(line: Lettering): string {
  const { text, face: name, x, y, fill, spacing = 0, maxWidth = Infinity, extra = '' } = line
  const font = face(name)
  const size = Math.min(line.size, (line.size * maxWidth) / setLine(font, text, line.size, spacing).width)
  const { width, letters } = setLine(font, text, size, spacing)
  const path = letters.map(({ glyph, at }) => outline(glyph.getPath(x - width / 2 + at, y, size))).join('')
  return `<path d="${path}" fill="${fill}" ${extra}/>`
}

/** The path in SVG's words; the library's own writer stumbles over numbers close to zero. */
const outline = ({ commands }: Path): string =>
  commands
    .map((command) => {
      switch (command.type) {
        case 'M':
        case 'L':
          return `${command.type}${n(command.x)} ${n(command.y)}`
        case 'Q':
          return `Q${n(command.x1)} ${n(command.y1)} ${n(command.x)} ${n(command.y)}`
        case 'C':
          return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${n(command.x)} ${n(command.y)}`
        case 'Z':
          return 'Z'
        default:
          return command satisfies never
      }
    })
    .join('')

function setLine(font: Font, text: string, size: number, spacing: number) {
  const scale = size / font.unitsPerEm
  let at = 0
  const letters = [...text].map((letter, index, all) => {
    const glyph = font.charToGlyph(letter)
    const next = all[index + 1]
    const placed = { glyph, at }
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, font.charToGlyph(next))
    at += ((glyph.advanceWidth ?? 0) + kerning) * scale + (next === undefined ? 0 : spacing * size)
    return placed
  })
  return { letters, width: at }
}

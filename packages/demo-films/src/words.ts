import sharp from 'sharp'
import { type Lettering, lettering } from './drawing/lettering.ts'
import { blur, n, radial, svgDocument } from './drawing/svg.ts'
import { screen } from './stage.ts'
import type { Look } from './story.ts'

export interface Words {
  readonly png: Buffer
  /** Of the upper edge on the screen. */
  readonly top: number
}

const middle = screen.width / 2
/** A tall phone shows the middle four fifths of the picture. */
const safeWidth = 540
const wordsHeight = { title: 760, ending: 190 }
/** Room above the title for the veil behind it. */
const titleMargin = 170

/** The name of the drama and of the episode, on its first shot. */
export function drawTitle(look: Look, number: number, title: string): Promise<Words> {
  const { palette, titleFace, titleLines } = look
  const size = titleFace === 'script' ? 128 : 92
  const lines = titleLines.map((text, at) => {
    const y = titleMargin + 110 + at * size * 1.02
    return shadowed({ text, face: titleFace, size, x: middle, y, maxWidth: safeWidth, fill: palette.text })
  })
  const below = titleMargin + 110 + titleLines.length * size * 1.02
  const rule = `<path d="M250 ${n(below - 44)} h220" stroke="${palette.light}" stroke-width="3"/>`
  const episode = {
    text: `EPISODE ${number}`,
    face: 'oswald',
    size: 26,
    x: middle,
    y: below + 8,
    spacing: 0.28,
  } as const
  const name = { text: title, face: 'playfairItalic', size: 38, x: middle, y: below + 60, maxWidth: safeWidth } as const
  const body = [
    veil(titleMargin + (below - titleMargin) * 0.55),
    ...lines,
    rule,
    shadowed({ ...episode, fill: palette.light }),
    shadowed({ ...name, fill: palette.text }),
  ]
  return drawWords(body.join(''), wordsHeight.title, 250 - titleMargin)
}

export function drawEnding(text: string, { palette }: Look): Promise<Words> {
  const ending = { text, face: 'cinzel', size: 40, x: middle, y: 70, spacing: 0.12, maxWidth: safeWidth } as const
  return drawWords(shadowed({ ...ending, fill: palette.text }), wordsHeight.ending, 590)
}

/** Bright skies stand behind letters, too. */
function shadowed(line: Lettering): string {
  const soft = blur(7)
  const dark = `filter="${soft.url}" stroke="#000" stroke-width="9" opacity=".8" transform="translate(0,3)"`
  return soft.defs + lettering({ ...line, fill: '#000', extra: dark }) + lettering(line)
}

function veil(y: number): string {
  const shade = radial([
    [0, '#000', 0.5],
    [0.6, '#000', 0.32],
    [1, '#000', 0],
  ])
  return `${shade.defs}<ellipse cx="${middle}" cy="${n(y)}" rx="460" ry="300" fill="${shade.url}"/>`
}

async function drawWords(body: string, height: number, top: number): Promise<Words> {
  return {
    png: await sharp(svgDocument(body, { width: screen.width, height }))
      .png()
      .toBuffer(),
    top,
  }
}

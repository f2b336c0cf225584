import sharp from 'sharp'
import { glow, group, linear, svgDocument } from '../drawing/svg.ts'
import { type Paint, type ShapeName, shapes } from './shapes.ts'

/** Colours of an article and of the wall behind it. */
export interface GoodsLook {
  readonly shape: ShapeName
  readonly paint: Paint
  readonly wall: readonly [from: string, to: string]
}

const webp = { quality: 84, effort: 4 } as const
const side = 800

const toWebp = (body: string, size: { readonly width: number; readonly height: number }): Promise<Buffer> =>
  sharp(svgDocument(body, size)).webp(webp).toBuffer()

function room([from, to]: GoodsLook['wall'], width: number): string {
  const wall = linear([
    [0, from],
    [1, to],
  ])
  const floor = linear([
    [0, '#000', 0.3],
    [1, '#000', 0],
  ])
  return `${wall.defs}${floor.defs}<rect width="${width}" height="${side}" fill="${wall.url}"/>${glow(width * 0.42, 330, 420, '#ffffff', 0.28)}<rect y="640" width="${width}" height="160" fill="${floor.url}"/>`
}

const shadow = '<ellipse cx="400" cy="648" rx="250" ry="26" fill="#000" opacity=".32"/>'

const stand = ({ shape, paint }: GoodsLook): string => `${shadow}${shapes[shape](paint)}`

/** Two square pictures of an article, as WebP: the whole of it, and near enough to see how it is made. */
export async function drawGoods(look: GoodsLook): Promise<readonly Uint8Array[]> {
  const whole = room(look.wall, side) + group('transform="translate(-80 -92) scale(1.2)"', stand(look))
  const near =
    room([look.wall[1], look.wall[0]], side) +
    group('transform="translate(-330 -330) rotate(-10 400 400) scale(1.75)"', stand(look))
  const size = { width: side, height: side }
  return Promise.all([toWebp(whole, size), toWebp(near, size)])
}

const wide = { width: 960, height: 540 }

/** Several articles beside each other, as the wide picture of an event. */
export const drawShelf = (looks: readonly GoodsLook[], wall: GoodsLook['wall']): Promise<Uint8Array> =>
  toWebp(
    room(wall, wide.width) +
      looks
        .map((look, index) => {
          const left = (wide.width / looks.length) * (index + 0.5) - 400 * 0.56
          return group(`transform="translate(${left} ${96 + (index % 2) * 14}) scale(.56)"`, stand(look))
        })
        .join(''),
    wide,
  )

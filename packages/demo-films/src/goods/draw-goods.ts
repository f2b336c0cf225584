import sharp from 'sharp'
import { bloomed } from '../bloom.ts'
import { glow, group, linear, mixed, soft, svgDocument } from '../drawing/svg.ts'
import { type Paint, type ShapeName, shapes } from './shapes.ts'

/** Colours of an article and of the wall behind it. */
export interface GoodsLook {
  readonly shape: ShapeName
  readonly paint: Paint
  readonly wall: readonly [from: string, to: string]
}

const webp = { quality: 84, effort: 4 } as const
const side = 800

interface Size {
  readonly width: number
  readonly height: number
}

/** A wall with a lamp on it, and the table that it ends at. */
function room([from, to]: GoodsLook['wall'], width: number, lampX: number, tableY: number): string {
  const wall = linear([
    [0, mixed(from, to, 0.2)],
    [0.5, from],
    [1, to],
  ])
  const table = linear([
    [0, mixed(to, from, 0.7)],
    [0.12, mixed(to, from, 0.36)],
    [1, mixed(to, '#05040a', 0.5)],
  ])
  const edge = linear([
    [0, '#000', 0],
    [1, '#000', 0.34],
  ])
  return [
    wall.defs + table.defs + edge.defs,
    `<rect width="${width}" height="${side}" fill="${wall.url}"/>`,
    `<rect y="${tableY - 130}" width="${width}" height="130" fill="${edge.url}"/>`,
    glow(lampX, 250, 520, '#fff3dc', 0.4),
    `<rect y="${tableY}" width="${width}" height="${side}" fill="${table.url}"/>`,
    soft(lampX, tableY + 40, 460, 70, '#fff3dc', 0.26),
  ].join('')
}

const stand = ({ shape, paint }: GoodsLook): string => shapes[shape](paint)

/** Lit from the upper right as people are: over what is drawn alone, so that it has a body. */
async function modelled(drawn: string, { width, height }: Size): Promise<Buffer> {
  const across = linear(
    [
      [0.1, '#0a0618', 0.32],
      [0.42, '#0a0618', 0.04],
      [0.58, '#fff6e4', 0.03],
      [0.9, '#fff6e4', 0.3],
    ],
    { x: 1, y: 0 },
  )
  const down = linear([
    [0.1, '#fff6e4', 0.16],
    [0.5, '#fff6e4', 0],
    [0.6, '#0a0618', 0],
    [0.9, '#0a0618', 0.26],
  ])
  const area = `width="${width}" height="${height}"`
  const over = `${across.defs}${down.defs}<rect ${area} fill="${across.url}"/><rect ${area} fill="${down.url}"/>`
  return sharp(svgDocument(drawn, { width, height }))
    .composite([{ input: svgDocument(over, { width, height }), blend: 'atop' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** What it throws on the wall behind it, to the side that the light does not come from. */
async function thrown(item: Buffer, { width, height }: Size): Promise<Buffer> {
  const alpha = await sharp(item).extractChannel('alpha').blur(22).linear(0.42, 0).raw().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#05030c' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Articles in a room, and the light between them. */
async function staged(walls: string, drawn: string, size: Size): Promise<Buffer> {
  const item = await modelled(drawn, size)
  const shadow = await sharp(await thrown(item, size))
    .extract({ left: 26, top: 0, width: size.width - 26, height: size.height - 16 })
    .toBuffer()
  const scene = sharp(svgDocument(walls, size)).composite([{ input: shadow, left: 0, top: 16 }, { input: item }])
  const seen = await bloomed(sharp(await scene.png({ compressionLevel: 1 }).toBuffer()))
  return seen.webp(webp).toBuffer()
}

/** Where the feet of an article are on its own 800 by 800, dark below it. */
const contact = '<ellipse cx="400" cy="646" rx="236" ry="17" fill="#000" opacity=".4"/>'

/** The same look with a picture on its poster, given as whatever format a picture has. */
export async function withArt(look: GoodsLook, picture: Uint8Array): Promise<GoodsLook> {
  const jpeg = await sharp(picture).jpeg({ quality: 92 }).toBuffer()
  return { ...look, paint: { ...look.paint, art: `data:image/jpeg;base64,${jpeg.toString('base64')}` } }
}

/** Two square pictures of an article, as WebP: the whole of it, and near enough to see how it is made. */
export async function drawGoods(look: GoodsLook): Promise<readonly Uint8Array[]> {
  const whole = group('transform="translate(-80 -92) scale(1.2)"', contact, stand(look))
  const near = group('transform="translate(-330 -330) rotate(-10 400 400) scale(1.75)"', stand(look))
  const size = { width: side, height: side }
  return Promise.all([
    staged(room(look.wall, side, 520, 660), whole, size),
    staged(room([look.wall[1], look.wall[0]], side, 560, side), near, size),
  ])
}

const wide = { width: 960, height: 540 }

/** Several articles beside each other, as the wide picture of an event. */
export function drawShelf(looks: readonly GoodsLook[], wall: GoodsLook['wall']): Promise<Uint8Array> {
  const drawn = looks.map((look, index) => {
    const left = (wide.width / looks.length) * (index + 0.5) - 400 * 0.56
    return group(`transform="translate(${left} ${96 + (index % 2) * 14}) scale(.56)"`, contact, stand(look))
  })
  return staged(room(wall, wide.width, 600, 440), drawn.join(''), wide)
}

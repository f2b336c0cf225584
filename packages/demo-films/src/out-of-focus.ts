import sharp from 'sharp'
import { group, n, svgDocument } from './drawing/svg.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** How much smaller a picture is drawn that is seen out of focus: the enlarging blurs it, for less than it costs to draw it sharply. */
const smaller = 0.32

/** A drawing as a lens sees it that is focused elsewhere, to put into another drawing of this size. */
export async function outOfFocus(drawn: string, { width, height }: Size, softness = 1): Promise<string> {
  const small = { width: Math.ceil(width * smaller), height: Math.ceil(height * smaller) }
  const png = await sharp(svgDocument(group(`transform="scale(${smaller})"`, drawn), small))
    .blur(softness)
    .png({ compressionLevel: 1 })
    .toBuffer()
  // A little larger than the picture: its rim is half transparent.
  return `<image x="-4" y="-4" width="${n(width + 8)}" height="${n(height + 8)}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`
}

import { rgbaToThumbHash } from 'thumbhash'
import { fitInside, hashSide, jpegQuality, type Size, thumbnailSide } from './image-size.ts'
import { UnfitFile } from './upload-errors.ts'

/** Something that can be drawn, with the size it has when it stands upright. */
export interface Drawable extends Size {
  readonly source: CanvasImageSource
}

const canvasOf = ({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UnfitFile('unreadable')
  return [canvas, context]
}

/** A JPEG of `size`, on white where the picture lets light through. `cut` is the part of the picture that is drawn. */
export const drawJpeg = async (
  { source, width, height }: Drawable,
  size: Size,
  cut: Size & { readonly x: number; readonly y: number } = { x: 0, y: 0, width, height },
): Promise<Blob> => {
  const [canvas, context] = canvasOf(size)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, cut.x, cut.y, cut.width, cut.height, 0, 0, size.width, size.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (!blob) throw new UnfitFile('unreadable')
  return blob
}

export const drawThumbnail = (picture: Drawable): Promise<Blob> => drawJpeg(picture, fitInside(picture, thumbnailSide))

/** A blurred preview of about 25 bytes as base64. */
export const blurredPreview = (picture: Drawable): string => {
  const size = fitInside(picture, hashSide)
  const [, context] = canvasOf(size)
  context.drawImage(picture.source, 0, 0, size.width, size.height)
  const { data } = context.getImageData(0, 0, size.width, size.height)
  return btoa(String.fromCharCode(...rgbaToThumbHash(size.width, size.height, data)))
}

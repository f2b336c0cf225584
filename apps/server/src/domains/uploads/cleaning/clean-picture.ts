import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxPixels, type PictureForm } from '@cliffhanger/rules/uploads/file-form.ts'
import sharp, { type Metadata } from 'sharp'
import type { CleanFile, Source } from './source.ts'
import { stripGif } from './strip-gif.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

/** Longest side of a small picture in a list of messages. */
const thumbnailSide = 320
const timeoutSeconds = 30
const limits = { limitInputPixels: maxPixels, failOn: 'error' } as const
/** Nobody sees that a picture was encoded a second time. */
const quality = 90

const strip: Readonly<Record<PictureForm, (bytes: Buffer) => Buffer | undefined>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
}

/**
 * Frees a picture of all that is not its pixels: place and time in EXIF, comments, whatever hides behind its end. The pixels are copied as
 * they are coded; only a picture that must be turned to stand upright without its EXIF, or is written in an odd way, is coded anew.
 * That it can be decoded is proven by its small picture. Undefined for what is no picture of this form, is damaged, or has too many
 * pixels.
 */
export async function cleanPicture({ path, folder }: Source, form: PictureForm): Promise<CleanFile | undefined> {
  const bytes = await readFile(path)
  try {
    const found = await sharp(bytes, limits).metadata()
    if (found.format !== form || pixelsOf(found) > maxPixels) return undefined
    const isStill = (found.pages ?? 1) === 1 && form !== 'gif'
    const stripped = isStill && (found.orientation ?? 1) > 1 ? undefined : strip[form](bytes)
    if (!stripped && !isStill) return undefined
    const cleaned = stripped ?? (await encodeUpright(bytes))
    const thumbnail = await thumbnailOf(cleaned)
    const { width, height, pageHeight } = await sharp(cleaned, limits).metadata()
    const target = join(folder, 'cleaned')
    await writeFile(target, cleaned)
    return {
      path: target,
      contentType: `image/${form}`,
      width,
      height: pageHeight ?? height,
      durationMs: 0,
      thumbnail,
    }
  } catch (error) {
    // What the decoder stumbles over is the file's own fault; what the disk refuses is not.
    if (error instanceof Error && 'syscall' in error) throw error
    return undefined
  }
}

/** Of all pictures of an animation together. */
const pixelsOf = ({ width, height, pageHeight, pages = 1 }: Metadata): number => width * (pageHeight ?? height) * pages

const encodeUpright = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, limits)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .jpeg({ quality, force: false })
    .webp({ quality, force: false })
    .png({ force: false })
    .toBuffer()

/** The small picture of a picture; of an animation its first. Throws for what cannot be decoded. */
export const thumbnailOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, limits)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer()

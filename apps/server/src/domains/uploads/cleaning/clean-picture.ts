import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxPixels, type PictureForm } from '@cliffhanger/rules/uploads/file-form.ts'
import sharp, { type Sharp } from 'sharp'
import type { CleanFile, Source } from './clean-file.ts'
import { cleanGif } from './clean-gif.ts'

/** Longest side of a small picture in a list of messages. */
const thumbnailSide = 320
const timeoutSeconds = 30
const limits = { limitInputPixels: maxPixels, failOn: 'error' } as const

/**
 * Decodes a picture, turns it the way its camera meant and writes it anew in its own form: what was in it besides its pixels (place and
 * time in EXIF, comments, something hidden behind its end) is gone. Undefined for what is no picture or one with too many pixels.
 */
export async function cleanPicture({ path, folder }: Source, form: PictureForm): Promise<CleanFile | undefined> {
  const cleaned = join(folder, 'cleaned')
  try {
    const size = form === 'gif' ? await writeGif(path, cleaned) : await writeAnew(path, cleaned, form)
    if (!size) return undefined
    return {
      path: cleaned,
      contentType: `image/${form}`,
      width: size.width,
      height: size.height,
      durationMs: 0,
      thumbnail: await thumbnailOf(cleaned),
    }
  } catch {
    // Whatever the decoder stumbles over, the file is at fault: its bytes lie on this machine's own disk.
    return undefined
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

async function writeAnew(path: string, cleaned: string, form: Exclude<PictureForm, 'gif'>): Promise<Size | undefined> {
  const found = await sharp(path, limits).metadata()
  if (found.format !== form) return undefined
  const isAnimated = (found.pages ?? 1) > 1
  const picture = sharp(path, { ...limits, animated: isAnimated }).timeout({ seconds: timeoutSeconds })
  const turned = isAnimated ? picture : picture.autoOrient()
  const { width, height, pageHeight } = await encode(turned, form).toFile(cleaned)
  return { width, height: pageHeight ?? height }
}

/** Qualities at which nobody sees that the picture was written a second time. */
function encode(picture: Sharp, form: Exclude<PictureForm, 'gif'>): Sharp {
  switch (form) {
    case 'jpeg':
      return picture.jpeg({ quality: 88 })
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({ quality: 88, effort: 2 })
    default:
      return form satisfies never
  }
}

/** An animation is not encoded anew, which would take seconds and look worse: its blocks are copied, those that only talk are left out. */
async function writeGif(path: string, cleaned: string): Promise<Size | undefined> {
  const gif = cleanGif(await readFile(path), maxPixels)
  if (!gif) return undefined
  await writeFile(cleaned, gif.bytes)
  return gif
}

/** The small picture of a picture; of an animation its first. Throws for what cannot be decoded. */
export const thumbnailOf = (picture: string | Buffer): Promise<Buffer> =>
  sharp(picture, limits)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer()

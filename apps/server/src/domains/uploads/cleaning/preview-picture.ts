import { formOf, isPicture } from '@cliffhanger/rules/uploads/file-form.ts'
import sharp from 'sharp'
import { Semaphore } from '../../../platform/semaphore.ts'
import { thumbHashOf } from '../../media/index.ts'

/** A picture made small, as WebP. */
export interface PreviewPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** Base64 of its ThumbHash. */
  readonly thumbHash: string
}

/** Longest side in a preview, and the shortest of a picture that is one: what is smaller measures who looks. */
const longestSide = 640
const shortestSide = 40
const limits = { limitInputPixels: 25_000_000, failOn: 'error', pages: 1 } as const
const timeoutSeconds = 10

/** Pictures of strangers that one process decodes at once. */
const decoding = new Semaphore({ permits: 2, maxQueued: Number.POSITIVE_INFINITY })

/** A picture from a stranger's page, decoded and encoded again; undefined for what is none, is damaged, too large or too small. */
export async function previewPicture(bytes: Buffer): Promise<PreviewPicture | undefined> {
  const form = formOf(bytes)
  if (form === undefined || !isPicture(form)) return undefined
  const release = await decoding.acquire()
  try {
    const upright = sharp(bytes, limits).timeout({ seconds: timeoutSeconds }).autoOrient()
    const { data, info } = await upright
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer({ resolveWithObject: true })
    if (Math.min(info.width, info.height) < shortestSide) return undefined
    const { width, height } = info
    return { bytes: data, width, height, thumbHash: await thumbHashOf(sharp(data)) }
  } catch {
    return undefined
  } finally {
    release()
  }
}

import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import type { Log } from '../../../../platform/log.ts'
import type { ObjectStore } from '../../../../platform/storage/storage.ts'

/** What other sites show of a link: the size they ask for, and light enough for all of them. */
export const shareImageSize = { width: 1200, height: 630 } as const
export const largestShareImage = 290_000

/** Pictures one process remembers to be there. */
const maxRemembered = 5000

/** Raised when pictures are made another way, so that all are made anew. */
const version = 1

/** Pictures of links, each made once from a cover and kept in the store. */
export interface ShareImages {
  /** Key of the picture of a cover, '' for none; of the platform's own where the cover cannot be read. */
  keyOf(coverKey: string): Promise<string>
}

export function createShareImages(storage: ObjectStore, log: Log): ShareImages {
  const made = new Map<string, Promise<string>>()
  const ensure = (coverKey: string): Promise<string> => {
    const known = made.get(coverKey)
    if (known) return known
    const [oldest] = made.keys()
    if (oldest !== undefined && made.size >= maxRemembered) made.delete(oldest)
    const making = make(storage, coverKey)
    made.set(coverKey, making)
    // What failed is tried again by the next visitor.
    making.catch(() => made.delete(coverKey))
    return making
  }
  return {
    async keyOf(coverKey) {
      if (coverKey === '') return ensure('')
      try {
        return await ensure(coverKey)
      } catch (error) {
        log.warn({ err: error, coverKey }, 'a cover made no picture of a link')
        return ensure('')
      }
    },
  }
}

async function make(storage: ObjectStore, coverKey: string): Promise<string> {
  const name = createHash('sha256').update(`${version} ${coverKey}`).digest('hex').slice(0, 32)
  const key = `public/share/${name}.jpg`
  if (await storage.head(key)) return key
  const picture = coverKey === '' ? sharp(Buffer.from(ownPicture)) : await framed(await read(storage, coverKey))
  await storage.put(key, await light(picture), {
    contentType: 'image/jpeg',
    cacheControl: 'public, max-age=31536000, immutable',
  })
  return key
}

async function read(storage: ObjectStore, key: string): Promise<Buffer> {
  const stored = await storage.get(key)
  if (!stored) throw new Error(`No cover ${key}`)
  return buffer(stored.body)
}

const { width, height } = shareImageSize

/** A wide cover fills the picture; an upright one stands whole in the middle, over itself, large and blurred. */
async function framed(cover: Buffer): Promise<Sharp> {
  const source = sharp(cover, { limitInputPixels: 50_000_000 })
  const { width: coverWidth, height: coverHeight } = await source.metadata()
  if (coverWidth >= coverHeight) return source.resize({ ...shareImageSize, fit: 'cover' })
  const whole = await source.clone().resize({ width, height, fit: 'inside' }).toBuffer()
  const behind = await source
    .clone()
    .resize({ ...shareImageSize, fit: 'cover' })
    .blur(28)
    .modulate({ brightness: 0.55 })
    .toBuffer()
  return sharp(behind).composite([{ input: whole, gravity: 'center' }])
}

/** As good as fits the limit. */
async function light(picture: Sharp): Promise<Buffer> {
  const source = await picture.flatten({ background: '#0b0b10' }).png().toBuffer()
  let written = Buffer.alloc(0)
  for (const quality of [84, 72, 58, 42, 25]) {
    written = await sharp(source).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (written.length <= largestShareImage) break
  }
  return written
}

/** The platform's mark, for dramas without a cover. */
const ownPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#2a1030" /><stop offset="1" stop-color="#0b0b10" />
    </linearGradient>
    <linearGradient id="edge" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ff7a5c" /><stop offset="1" stop-color="#d93030" />
    </linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#sky)" />
  <g transform="translate(344 59)">
    <path d="M112 400V196a28 28 0 0 1 28-28h112a24 24 0 0 1 22 34l-18 40a24 24 0 0 0 22 34h22l-74 124z" fill="#1e1e29" />
    <path d="M212 128l212 122a14 14 0 0 1 0 24L212 396a14 14 0 0 1-21-12V140a14 14 0 0 1 21-12z" fill="url(#edge)" />
  </g>
</svg>`

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { ObjectStore } from '../../platform/storage/storage.ts'

/** Where operators' browsers put files; nobody reads from there but the server. */
export const uploadFolder = 'upload/operator/'

/** One upload's own prefix, as `startUpload` hands it out. */
const uploadPrefix = /^upload\/operator\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/$/

export const newUploadPrefix = (): string => `${uploadFolder}${randomUUID()}/`
export const isUploadPrefix = (prefix: string): boolean => uploadPrefix.test(prefix)

const maxPictureBytes = 20 * 1024 * 1024
/** Where a published picture stands, and how large it is at most. */
interface PictureFolder {
  readonly folder: string
  /** In pixels. */
  readonly longestSide: number
  /** What is refused rather than made smaller or written anew; left out where any picture will do. */
  readonly refuses?: { readonly sidePx: number; readonly sizeBytes: number; readonly formats: readonly string[] }
}

const coverFolder: PictureFolder = { folder: 'covers', longestSide: 1600 }

export interface PictureContext {
  readonly storage: ObjectStore
  readonly origin: string
}

/** Makes an uploaded picture public: decoded and written anew as WebP without any metadata, so that nothing but its pixels
 *  survives. A key that is public already stays. Refuses 5019 where nothing was uploaded, 4000 where it is no picture, or none of a format that
 *  is asked for, 5038 where it is larger than its folder takes. */
export async function publishPicture(
  storage: ObjectStore,
  key: string,
  field: string,
  { folder, longestSide, refuses } = coverFolder,
): Promise<string> {
  if (key === '' || key.startsWith('public/')) return key
  if (!key.startsWith(uploadFolder)) return refuseField(field)
  const stored = await storage.get(key)
  if (!stored) return refuse('fileNotUploaded')
  if (stored.info.sizeBytes > maxPictureBytes) {
    stored.body.destroy()
    return refuseField(field)
  }
  if (refuses && stored.info.sizeBytes > refuses.sizeBytes) {
    stored.body.destroy()
    return refuse('fileTooLarge')
  }
  const chunks: Buffer[] = []
  for await (const chunk of stored.body) chunks.push(Buffer.from(chunk))
  const source = sharp(Buffer.concat(chunks), { limitInputPixels: 50_000_000 })
  if (refuses) {
    const { format, width, height } = await source.metadata().catch(() => refuseField(field))
    if (!refuses.formats.includes(format)) return refuseField(field)
    if (Math.max(width, height) > refuses.sidePx) return refuse('fileTooLarge')
  }
  const picture = await source
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => refuseField(field))
  const publicKey = `public/${folder}/${randomUUID()}.webp`
  await storage.put(publicKey, picture, {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
  })
  await storage.delete(key)
  return publicKey
}

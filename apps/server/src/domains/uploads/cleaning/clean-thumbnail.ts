import { buffer } from 'node:stream/consumers'
import { formOf, isPicture } from '@cliffhanger/rules/uploads/file-form.ts'
import type { ObjectStore } from '../../../platform/storage/storage.ts'
import { thumbnailOf } from './clean-picture.ts'

/** A small picture has no reason to be bigger. */
const maxBytes = 2 * 1024 * 1024

/** The thumbnail a member uploaded, encoded again as WebP; undefined if it is missing, too big or no picture. */
export async function cleanThumbnail(storage: ObjectStore, key: string): Promise<Buffer | undefined> {
  const found = await storage.get(key)
  if (!found) return undefined
  if (found.info.sizeBytes > maxBytes) {
    found.body.destroy()
    return undefined
  }
  const bytes = await buffer(found.body)
  const form = formOf(bytes)
  if (form === undefined || !isPicture(form)) return undefined
  return thumbnailOf(bytes).catch(() => undefined)
}

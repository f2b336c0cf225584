import { createHash } from 'node:crypto'
import { uploadKey } from '@cliffhanger/rules/uploads/object-key.ts'
import type { ServerContext } from '../../context.ts'
import { findUpload, noteUpload, setRegistered } from './queries.ts'
import { lookEveryMs, saveFile } from './reference-scan.ts'

/** A picture this server made for a member to send. */
export interface MadePicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** Tells it from others of this member: the same name gives the same key within a month. */
  readonly name: string
}

/** Stores a picture among the member's files of chats, registered as if they had uploaded it; answers its key. */
export async function storePicture(
  { db, storage, clock }: Pick<ServerContext, 'db' | 'storage' | 'clock'>,
  userId: number,
  { bytes, width, height, name }: MadePicture,
): Promise<string> {
  const nowMs = clock()
  const place = createHash('sha256').update(`${userId} ${name}`).digest().subarray(0, 16)
  const url = uploadKey({ kind: 'chat', userId }, 'preview.webp', place, nowMs)
  const known = await findUpload(db, url)
  if (known && known.registered_ms !== null && (await saveFile(db, known.file_id, nowMs + lookEveryMs))) return url
  const hash = createHash('sha256').update(bytes).digest('hex')
  await noteUpload(db, {
    user_id: userId,
    upload_type: 'chat',
    resource_type: 'image',
    url,
    thumb_url: '',
    file_name: 'preview.webp',
    file_total: 1,
    file_size: bytes.length,
    file_hash: hash,
    content_type: 'image/webp',
    stored_size: bytes.length,
    stored_hash: hash,
    width,
    height,
    duration_ms: 0,
    created_ms: nowMs,
  })
  const cacheControl = 'private, max-age=31536000, immutable'
  await storage.put(url, bytes, { contentType: 'image/webp', cacheControl, isFinal: true })
  await setRegistered(db, url, nowMs, nowMs + lookEveryMs)
  return url
}

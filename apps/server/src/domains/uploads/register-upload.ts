import { stat } from 'node:fs/promises'
import { maxFileBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { thumbnailKey } from '@cliffhanger/rules/uploads/object-key.ts'
import type { ServerContext } from '../../context.ts'
import { Refusal, refuse, refuseField } from '../../platform/http/refusal.ts'
import type { ObjectInfo } from '../../platform/storage/storage.ts'
import type { Scratch } from '../media/index.ts'
import { type Claim, sameFile } from './claim.ts'
import { cleanFile } from './cleaning/clean-file.ts'
import { cleanThumbnail } from './cleaning/clean-thumbnail.ts'
import type { CleanFile } from './cleaning/source.ts'
import { registrableForMs } from './collect-orphans.ts'
import { type FetchedObject, fetchObject, hashFile } from './fetch-object.ts'
import { keepFile, lookEveryMs } from './looks.ts'
import type { UploadsNeeds } from './needs.ts'
import { findUpload, isThumbnail, noteUpload, setRegistered, type UploadRow } from './queries.ts'

/** What registering works with. */
export interface RegisterParts extends Pick<ServerContext, 'db' | 'storage' | 'clock'> {
  readonly scratch: Scratch
  readonly domains: Pick<UploadsNeeds, 'media'>
}

/** A registered object never changes, so whoever has it need not ask again. */
const cacheControl = 'private, max-age=31536000, immutable'
const publicCacheControl = 'public, max-age=31536000, immutable'

/**
 * Checks an uploaded object against what is said of it, cleans it and stores it for good. The row is noted before the bytes are replaced,
 * with the hash of both, so that after a crash in between the same claim finds either the bytes as they were sent, and begins anew,
 * or the cleaned ones, and only has to end. Call it once at a time for a key.
 */
export async function registerUpload(parts: RegisterParts, claim: Claim): Promise<UploadRow> {
  const { db, storage } = parts
  const known = await findUpload(db, claim.url)
  if (known && known.registered_ms !== null) {
    sameFile(known, claim)
    return (await keepFile(db, known.file_id, parts.clock() + lookEveryMs)) ? known : refuse('fileNotUploaded')
  }
  const info = await uploadedObject(parts, claim.url)
  if (claim.thumb_url !== '') await uploadedObject(parts, claim.thumb_url)
  if (![claim.file_size, known?.stored_size].includes(info.sizeBytes)) refuseField('file_size')
  return parts.scratch.use(async (folder) => {
    const file = await fetchObject(storage, claim.url, folder, maxFileBytes[claim.resource_type])
    if (!file) return refuse('fileNotUploaded')
    const isStored = known?.file_hash === claim.file_hash && known.stored_hash === file.hash
    if (isStored) return finish(parts, claim)
    if (file.sizeBytes !== claim.file_size) refuseField('file_size')
    if (file.hash !== claim.file_hash) refuseField('file_hash')
    return store(parts, claim, await cleanOrRemove(parts, claim, file))
  })
}

/** The object at a key that may still be registered; refuses 5019 otherwise. */
async function uploadedObject({ storage, clock }: RegisterParts, key: string): Promise<ObjectInfo> {
  const info = await storage.head(key)
  if (!info || info.modifiedMs < clock() - registrableForMs) return refuse('fileNotUploaded')
  return info
}

/** What turns out to be something else is not kept for a day, where its sender could show it to others. */
async function cleanOrRemove({ storage, domains }: RegisterParts, claim: Claim, file: FetchedObject) {
  try {
    return await cleanFile(file, claim.resource_type, await domains.media.toolsForMembers())
  } catch (fault) {
    if (fault instanceof Refusal) await storage.delete(claim.url)
    throw fault
  }
}

async function store(parts: RegisterParts, claim: Claim, clean: CleanFile): Promise<UploadRow> {
  const { db, storage, clock } = parts
  const thumbnail = await thumbnailFor(parts, claim, clean)
  const put = {
    cacheControl: claim.upload_type === 'avatar' ? publicCacheControl : cacheControl,
    isFinal: true,
  }
  if (thumbnail.bytes) await storage.put(thumbnail.key, thumbnail.bytes, { ...put, contentType: 'image/webp' })
  const noted = await noteUpload(db, {
    user_id: claim.userId,
    upload_type: claim.upload_type,
    resource_type: claim.resource_type,
    url: claim.url,
    thumb_url: thumbnail.key,
    file_name: claim.file_name,
    file_total: claim.file_total,
    file_size: claim.file_size,
    file_hash: claim.file_hash,
    content_type: clean.contentType,
    stored_size: (await stat(clean.path)).size,
    stored_hash: await hashFile(clean.path),
    width: clean.width || (claim.width ?? 0),
    height: clean.height || (claim.height ?? 0),
    duration_ms: clean.durationMs || Math.round((claim.duration ?? 0) * 1000),
    created_ms: clock(),
  })
  // Another process was quicker with the same object.
  if (!noted) return finish(parts, claim)
  await storage.putFile(claim.url, clean.path, { ...put, contentType: clean.contentType })
  return finish(parts, claim)
}

/** The small picture: the member's own, cleaned, else one made here; no bytes where it stands there for good already. */
async function thumbnailFor(
  { db, storage }: RegisterParts,
  { url, thumb_url: own }: Claim,
  clean: CleanFile,
): Promise<{ key: string; bytes?: Buffer }> {
  if (own === '') return clean.thumbnail ? { key: thumbnailKey(url), bytes: clean.thumbnail } : { key: '' }
  const registered = await findUpload(db, own)
  if ((registered && registered.registered_ms !== null) || (await isThumbnail(db, own))) return { key: own }
  const bytes = await cleanThumbnail(storage, own)
  if (bytes) return { key: own, bytes }
  await storage.delete(own)
  return refuseField('thumb_url')
}

async function finish({ db, clock }: RegisterParts, claim: Claim): Promise<UploadRow> {
  const nowMs = clock()
  await setRegistered(db, claim.url, nowMs, nowMs + lookEveryMs)
  const row = await findUpload(db, claim.url)
  return row ? sameFile(row, claim) : refuse('fileNotUploaded')
}

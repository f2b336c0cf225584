import { stat } from 'node:fs/promises'
import { maxFileBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { thumbnailKey } from '@cliffhanger/rules/uploads/object-key.ts'
import type { ServerContext } from '../../context.ts'
import { Refusal, refuse, refuseField } from '../../platform/http/refusal.ts'
import type { VirusCheck } from '../../platform/security/clamav.ts'
import type { ObjectInfo } from '../../platform/storage/storage.ts'
import type { Scratch } from '../media/index.ts'
import { type Claim, sameFile } from './claim.ts'
import { cleanFile } from './cleaning/clean-file.ts'
import { cleanThumbnail } from './cleaning/clean-thumbnail.ts'
import type { CleanFile } from './cleaning/source.ts'
import { registrableForMs } from './collect-orphans.ts'
import { type FetchedObject, fetchObject, hashFile } from './fetch-object.ts'
import type { UploadsNeeds } from './needs.ts'
import { findUpload, isThumbnail, noteUpload, setRegistered, type UploadRow } from './queries.ts'
import { lookEveryMs, saveFile } from './reference-scan.ts'

/** What registering works with. */
export interface RegisterDeps extends Pick<ServerContext, 'db' | 'storage' | 'clock'> {
  readonly scratch: Scratch
  readonly domains: Pick<UploadsNeeds, 'media'>
  /** Looks into files of any kind; undefined where the installation has no such program (S-128). */
  readonly virusCheck: VirusCheck | undefined
}

/** When to ask again for a file that could not be checked. */
const virusRetryS = 15

/** A registered object never changes, so whoever has it need not ask again. */
const cacheControl = 'private, max-age=31536000, immutable'
const publicCacheControl = 'public, max-age=31536000, immutable'

/**
 * Checks an uploaded object against what is said of it, cleans it and stores it for good. The row is noted before the bytes are replaced,
 * with the hash of both, so that after a crash in between the same claim finds either the bytes as they were sent, and begins anew,
 * or the cleaned ones, and only has to end. Call it once at a time for a key.
 */
export async function registerUpload(deps: RegisterDeps, claim: Claim): Promise<UploadRow> {
  const { db, storage } = deps
  const known = await findUpload(db, claim.url)
  if (known && known.registered_ms !== null) {
    sameFile(known, claim)
    return (await saveFile(db, known.file_id, deps.clock() + lookEveryMs)) ? known : refuse('fileNotUploaded')
  }
  const info = await uploadedObject(deps, claim.url)
  if (claim.thumb_url !== '') await uploadedObject(deps, claim.thumb_url)
  if (![claim.file_size, known?.stored_size].includes(info.sizeBytes)) refuseField('file_size')
  return deps.scratch.use(async (folder) => {
    const file = await fetchObject(storage, claim.url, folder, maxFileBytes[claim.resource_type])
    if (!file) return refuse('fileNotUploaded')
    const isStored = known?.file_hash === claim.file_hash && known.stored_hash === file.hash
    if (isStored) return finish(deps, claim)
    if (file.sizeBytes !== claim.file_size) refuseField('file_size')
    if (file.hash !== claim.file_hash) refuseField('file_hash')
    return store(deps, claim, await cleanOrRemove(deps, claim, file))
  })
}

/** The object at a key that may still be registered; refuses 5019 otherwise. */
async function uploadedObject({ storage, clock }: RegisterDeps, key: string): Promise<ObjectInfo> {
  const info = await storage.head(key)
  if (!info || info.modifiedMs < clock() - registrableForMs) return refuse('fileNotUploaded')
  return info
}

/** Refuses 5037 a file that holds a virus, and 4006 as long as nobody can tell: it is not registered, so nobody can be sent it. */
async function checkForViruses(
  { virusCheck, storage }: RegisterDeps,
  claim: Claim,
  file: FetchedObject,
): Promise<void> {
  if (!virusCheck || claim.resource_type !== 'file') return
  const decision = await virusCheck(file.path)
  if (decision === 'unknown') refuse('tooManyRequests', { retry_after: virusRetryS })
  if (decision === 'clean') return
  await storage.delete(claim.url)
  refuse('fileInfected')
}

/** What turns out to be something else is not kept for a day, where its sender could show it to others. */
async function cleanOrRemove(deps: RegisterDeps, claim: Claim, file: FetchedObject) {
  const { storage, domains } = deps
  await checkForViruses(deps, claim, file)
  try {
    return await cleanFile(file, claim.resource_type, await domains.media.toolsForMembers())
  } catch (error) {
    if (error instanceof Refusal) await storage.delete(claim.url)
    throw error
  }
}

async function store(deps: RegisterDeps, claim: Claim, clean: CleanFile): Promise<UploadRow> {
  const { db, storage, clock } = deps
  const thumbnail = await thumbnailFor(deps, claim, clean)
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
  if (!noted) return finish(deps, claim)
  await storage.putFile(claim.url, clean.path, { ...put, contentType: clean.contentType })
  return finish(deps, claim)
}

/** The small picture: the member's own, cleaned, else one made here; no bytes where it stands there for good already. */
async function thumbnailFor(
  { db, storage }: RegisterDeps,
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

async function finish({ db, clock }: RegisterDeps, claim: Claim): Promise<UploadRow> {
  const nowMs = clock()
  await setRegistered(db, claim.url, nowMs, nowMs + lookEveryMs)
  const row = await findUpload(db, claim.url)
  return row ? sameFile(row, claim) : refuse('fileNotUploaded')
}

import { Refused } from '@cliffhanger/client/call-error.ts'
import { partsOf } from '@cliffhanger/client/object-store/send-parts.ts'
import { sha256OfFile } from '@cliffhanger/client/object-store/sha256.ts'
import { isAbort } from '@cliffhanger/client/object-store/store-error.ts'
import type { CallData, CallRequest } from '@cliffhanger/contract/call.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { fileContentType, maxFileBytes, type UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { call } from '../server/client.ts'
import { recordError } from '../server/request-log.ts'
import { currentUser } from '../session/session.ts'
import { type PreparedFile, prepareFile } from './prepare.ts'
import { sentPercent } from './progress.ts'
import { forgetSent, sendFile } from './send-file.ts'
import { UnfitFile } from './upload-errors.ts'

/** A file that messages, pictures of members and proofs may refer to. */
export interface UploadedFile extends Omit<PreparedFile, 'content' | 'thumbnail' | 'durationSeconds'> {
  readonly url: string
  readonly thumb_url: string
  readonly file_id: number
  /** Seconds; 0 for pictures. */
  readonly duration: number
  readonly file_size: number
}

export interface UploadOptions {
  /** What it is for. */
  readonly kind: UploadKind
  /** Name where the file has none of its own. */
  readonly name?: string
  /** Length in seconds of a recording whose file does not tell it. */
  readonly durationSeconds?: number
  /** It is sent as it is, whatever it is, to be saved and not to be looked at (S-128). */
  readonly isFile?: boolean
  /** Hears 0…100, and -1 when the upload failed (S-43). */
  readonly onProgress?: (percent: number) => void
  readonly signal?: AbortSignal
}

/** Uploads a file and registers it: big pictures downscaled (V-29), in fragments (V-28), nothing that I uploaded before.
 *  Rejects with UnfitFile, StoreError, Refused or TransportError after failures are repeated, or with an AbortError. */
export const uploadFile = async (file: Blob, options: UploadOptions): Promise<UploadedFile> => {
  const { onProgress, signal } = options
  try {
    onProgress?.(0)
    const prepared = await prepare(file, options)
    signal?.throwIfAborted()
    const uploaded = await uploadPrepared(prepared, options)
    onProgress?.(100)
    return uploaded
  } catch (error) {
    if (!isAbort(error)) {
      onProgress?.(-1)
      // E-20: logged and rethrown.
      recordError(error)
    }
    throw error
  }
}

const prepare = async (file: Blob, options: UploadOptions): Promise<PreparedFile> => {
  const name = options.name ?? (file instanceof File ? file.name : 'file')
  const prepared = await prepareAs(file, name, options)
  if (prepared.content.size > maxFileBytes[prepared.resourceType]) throw new UnfitFile('tooLarge')
  return prepared
}

const prepareAs = async (file: Blob, name: string, options: UploadOptions): Promise<PreparedFile> => {
  const bare = {
    content: file,
    name,
    width: 0,
    height: 0,
    durationSeconds: options.durationSeconds ?? 0,
    thumbHash: '',
  }
  if (options.isFile) return { ...bare, contentType: fileContentType, resourceType: 'file' }
  // What a recorder writes often does not tell its length; its maker does.
  if (options.durationSeconds !== undefined) return { ...bare, contentType: file.type, resourceType: 'audio' }
  return prepareFile(file, name)
}

const uploadPrepared = async (
  prepared: PreparedFile,
  { kind, onProgress, signal }: UploadOptions,
): Promise<UploadedFile> => {
  const { content, name, contentType, resourceType, width, height, durationSeconds, thumbHash } = prepared
  const described = { name, contentType, resourceType, width, height, thumbHash }
  const answered = { ...described, duration: durationSeconds, file_size: content.size }
  const hash = await sha256OfFile(content)
  const question = { file_hash: hash, file_size: content.size, content_type: contentType, upload_type: kind }
  const known = await call(uploadsCalls.findUpload, question, { ...(signal && { signal }), retries: 2 })
  if (known.is_exist === 1) {
    return { ...answered, url: known.url, thumb_url: known.thumb_url, file_id: known.file_id }
  }
  const userId = currentUser()?.user_id
  if (userId === undefined) throw new TypeError('nobody is signed in')
  const file = { userId, kind, name, contentType, content, hash }
  const notify = (bytes: number): void => {
    if (!signal?.aborted) onProgress?.(Math.floor((bytes / content.size) * sentPercent))
  }
  const [url, thumbUrl] = await Promise.all([
    sendFile(file, { signal, onProgress: notify }),
    prepared.thumbnail ? sendThumbnail(userId, kind, prepared.thumbnail, signal) : '',
  ])
  const claim = {
    url,
    thumb_url: thumbUrl,
    file_name: name.slice(0, 255) || 'file',
    content_type: contentType,
    file_size: content.size,
    file_hash: hash,
    ...(width > 0 && height > 0 && { width, height }),
    upload_type: kind,
    file_total: partsOf(content.size),
    ...(resourceType !== 'image' && { duration: durationSeconds }),
    resource_type: resourceType,
  }
  const registered = await register(claim, signal).catch(async (error: unknown) => {
    if (error instanceof Refused) await forgetSent(file)
    throw error
  })
  await forgetSent(file)
  return { ...answered, ...registered }
}

/** Tells the server of the file, and again as long as it is too busy to look at it. */
const register = async (
  claim: CallRequest<typeof uploadsCalls.saveUpload>,
  signal: AbortSignal | undefined,
): Promise<CallData<typeof uploadsCalls.saveUpload>> => {
  for (let left = busyTries; ; left--) {
    try {
      return await call(uploadsCalls.saveUpload, claim, { ...(signal && { signal }), retries: 2 })
    } catch (error) {
      if (left === 0 || !(error instanceof Refused) || !error.is('tooManyRequests')) throw error
      await pause(Math.min(retryAfterSeconds(error), longestPauseSeconds) * 1000)
      signal?.throwIfAborted()
    }
  }
}

const busyTries = 4
const longestPauseSeconds = 30
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const retryAfterSeconds = ({ data }: Refused): number =>
  typeof data === 'object' && data !== null && 'retry_after' in data && typeof data.retry_after === 'number'
    ? Math.max(1, data.retry_after)
    : 2

/** Without a thumbnail a file is still a file: the server draws one. */
const sendThumbnail = async (
  userId: number,
  kind: UploadKind,
  content: Blob,
  signal: AbortSignal | undefined,
): Promise<string> => {
  const file = { userId, kind, name: 'thumb.jpg', contentType: 'image/jpeg', content, hash: '' }
  try {
    return await sendFile(file, { signal })
  } catch (error) {
    if (isAbort(error)) throw error
    return ''
  }
}

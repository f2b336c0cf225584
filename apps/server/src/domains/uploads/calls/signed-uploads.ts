import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { locationOf, type UploadLocation } from '@cliffhanger/rules/uploads/object-key.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import {
  beginSignedUpload,
  dropSignedUpload,
  finishSignedUpload,
} from '../../../platform/storage/object-store/signed-upload.ts'
import { folderDueAfterMs } from '../collect-orphans.ts'
import { maxDayBytes } from '../credential.ts'
import { largestBytes } from '../file-limit.ts'
import type { KeyedSemaphore } from '../keyed-semaphore.ts'
import { consumeDayBytes, findUpload, isThumbnail, noteFolder } from '../queries.ts'

/** Where the key lies, if it is the caller's own and may still be written to; refuses 5019 otherwise. A registered file never changes. */
async function ownLocation({ db, caller }: CallContext<'bearer'>, key: string): Promise<UploadLocation> {
  const location = locationOf(key)
  if (location?.userId !== caller.userId) return refuse('fileNotUploaded')
  const known = await findUpload(db, key)
  const isRegistered = (known && known.registered_ms !== null) || (await isThumbnail(db, key))
  return isRegistered ? refuse('fileNotUploaded') : location
}

/** The limit that credentials of our own store carry. Refuses 4006 until the day (of UTC) is over. */
async function takeFromDay(
  { db, caller, language }: CallContext<'bearer'>,
  { kind, bytes, nowMs }: { readonly kind: UploadLocation['kind']; readonly bytes: number; readonly nowMs: number },
): Promise<void> {
  const day = Math.floor(nowMs / dayMs)
  if (await consumeDayBytes(db, { userId: caller.userId, kind, day, bytes, maxBytes: maxDayBytes })) return
  const retryAfter = Math.ceil(((day + 1) * dayMs - nowMs) / 1000)
  refuse('tooManyRequests', { retry_after: retryAfter }, messageText(language, 'uploadsTooMuch'))
}

export const beginUpload: Handler<typeof uploadsCalls.beginUpload> = async (
  context,
  { key, content_type: contentType, file_size: sizeBytes, upload_id: uploadId },
) => {
  const { db, caller, clock } = context
  const { kind } = await ownLocation(context, key)
  if (sizeBytes > largestBytes(kind, context.settings)) return refuseField('file_size')
  const nowMs = clock()
  // What goes on was counted when it began. Begun twice it counts twice, as the store keeps both for a day.
  if (uploadId === undefined) await takeFromDay(context, { kind, bytes: sizeBytes, nowMs })
  await noteFolder(db, { userId: caller.userId, kind, nowMs, dueMs: nowMs + folderDueAfterMs })
  return beginSignedUpload(context, { key, sizeBytes }, { contentType, uploadId })
}

/** In the file's turn, so that a registration under way is not written over. */
export const finishUpload =
  (semaphore: KeyedSemaphore): Handler<typeof uploadsCalls.finishUpload> =>
  (context, { key, upload_id: uploadId, file_size: sizeBytes }) =>
    semaphore.run(key, async () => {
      const { kind } = await ownLocation(context, key)
      if (sizeBytes > largestBytes(kind, context.settings)) return refuseField('file_size')
      await finishSignedUpload(context.storage, { key, sizeBytes }, { uploadId, field: 'file_size' })
      return {}
    })

export const dropUpload: Handler<typeof uploadsCalls.dropUpload> = async (context, { key, upload_id: uploadId }) => {
  await ownLocation(context, key)
  await dropSignedUpload(context.storage, key, uploadId)
  return {}
}

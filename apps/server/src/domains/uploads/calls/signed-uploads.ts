import type { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { maxFileBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { placeOf, type UploadPlace } from '@cliffhanger/rules/uploads/object-key.ts'
import type { CallContext, Handler } from '../../../platform/handlers.ts'
import {
  beginSignedUpload,
  dropSignedUpload,
  finishSignedUpload,
} from '../../../platform/object-store/signed-upload.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { folderDueAfterMs } from '../collect-orphans.ts'
import { findUpload, isThumbnail, noteFolder } from '../queries.ts'
import type { Turns } from '../turns.ts'

const largestBytes = (kind: UploadPlace['kind']): number =>
  kind === 'avatar' ? maxFileBytes.image : Math.max(...Object.values(maxFileBytes))

/** Where the key lies, if it is the caller's own and may still be written to; refuses 5019 otherwise. A registered file never changes. */
async function ownPlace({ db, caller }: CallContext<'bearer'>, key: string): Promise<UploadPlace> {
  const place = placeOf(key)
  if (place?.userId !== caller.userId) return refuse('fileNotUploaded')
  const known = await findUpload(db, key)
  const isRegistered = (known && known.registered_ms !== null) || (await isThumbnail(db, key))
  return isRegistered ? refuse('fileNotUploaded') : place
}

export const beginUpload: Handler<typeof uploadsCalls.beginUpload> = async (
  context,
  { key, content_type: contentType, file_size: sizeBytes, upload_id: uploadId },
) => {
  const { db, caller, clock } = context
  const { kind } = await ownPlace(context, key)
  if (sizeBytes > largestBytes(kind)) return refuseField('file_size')
  const nowMs = clock()
  await noteFolder(db, { userId: caller.userId, kind, nowMs, dueMs: nowMs + folderDueAfterMs })
  return beginSignedUpload(context, { key, sizeBytes }, { contentType, uploadId })
}

/** In the file's turn, so that a registration under way is not written over. */
export const finishUpload =
  (turns: Turns): Handler<typeof uploadsCalls.finishUpload> =>
  (context, { key, upload_id: uploadId, file_size: sizeBytes }) =>
    turns.take(key, async () => {
      const { kind } = await ownPlace(context, key)
      if (sizeBytes > largestBytes(kind)) return refuseField('file_size')
      await finishSignedUpload(context.storage, { key, sizeBytes }, { uploadId, field: 'file_size' })
      return {}
    })

export const dropUpload: Handler<typeof uploadsCalls.dropUpload> = async (context, { key, upload_id: uploadId }) => {
  await ownPlace(context, key)
  await dropSignedUpload(context.storage, key, uploadId)
  return {}
}

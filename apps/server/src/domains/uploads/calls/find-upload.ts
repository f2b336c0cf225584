import type { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { fileContentType } from '@cliffhanger/contract/uploads/schemas.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { checkFileSize } from '../file-limit.ts'
import { findSameFile } from '../queries.ts'
import { lookEveryMs, saveFile } from '../reference-scan.ts'

const nothing = { is_exist: 0, url: '', thumb_url: '', file_id: 0 } as const

/** Looks among the member's own files only: a hash is no proof that one has the file. What is found is about to be used, so nobody
 *  removes it for a while. A file that is too large is told before it is sent (S-128). */
export const findUpload: Handler<typeof uploadsCalls.findUpload> = async (context, input) => {
  const { db, storage, clock, caller } = context
  const isFile = input.content_type === fileContentType
  if (isFile) checkFileSize(context, input.file_size)
  const found = await findSameFile(db, {
    userId: caller.userId,
    hash: input.file_hash,
    sizeBytes: input.file_size,
    kind: input.upload_type,
    isFile,
  })
  if (!found || !(await storage.head(found.url))) return nothing
  if (!(await saveFile(db, found.file_id, clock() + lookEveryMs))) return nothing
  return { is_exist: 1, url: found.url, thumb_url: found.thumb_url, file_id: found.file_id }
}

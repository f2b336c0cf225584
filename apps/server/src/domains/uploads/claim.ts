import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { fileContentType, maxFileBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { locationOf } from '@cliffhanger/rules/uploads/object-key.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { UploadRow } from './queries.ts'

/** A member's description of an object they uploaded. */
export type Claim = CallInput<typeof uploadsCalls.saveUpload> & { readonly userId: number }

/** Refuses what is wrong before anything is looked at: 5019 for a place that is not the member's, 4000 for what contradicts itself. */
export function checkClaim(claim: Claim): void {
  const { url, thumb_url: thumbUrl, upload_type: kind, resource_type: type, duration } = claim
  for (const key of thumbUrl === '' ? [url] : [url, thumbUrl]) {
    const location = locationOf(key)
    if (location?.userId !== claim.userId) refuse('fileNotUploaded')
    if (location.kind !== kind) refuseField('upload_type')
  }
  if (thumbUrl === url) refuseField('thumb_url')
  if (kind === 'avatar' && type !== 'image') refuseField('resource_type')
  if (type === 'file') return checkFile(claim)
  if (type !== 'image' && duration === undefined) refuseField('duration')
  if (!claim.content_type.toLowerCase().startsWith(`${type}/`)) refuseField('content_type')
  if (claim.file_size > maxFileBytes[type]) refuseField('file_size')
}

/** A file of any kind stands in a chat, and is nothing a page would show (S-128). */
function checkFile({ upload_type: kind, thumb_url: thumbUrl, content_type: contentType }: Claim): void {
  if (kind !== 'chat') refuseField('resource_type')
  if (thumbUrl !== '') refuseField('thumb_url')
  if (contentType !== fileContentType) refuseField('content_type')
}

/** The row of an earlier registration with the same bytes; refuses 4000 where the bytes are said to be others. */
export function sameFile(registered: UploadRow, claim: Claim): UploadRow {
  if (registered.file_size !== claim.file_size) refuseField('file_size')
  if (registered.file_hash !== claim.file_hash) refuseField('file_hash')
  return registered
}

import type { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { checkClaim } from '../claim.ts'
import { checkFileSize } from '../file-limit.ts'
import type { KeyedSemaphore } from '../keyed-semaphore.ts'
import { type RegisterDeps, registerUpload } from '../register-upload.ts'

/** Registers an object; the same claim again answers the same file, and two at once are one after the other. */
export const saveUpload =
  (deps: RegisterDeps, semaphore: KeyedSemaphore): Handler<typeof uploadsCalls.saveUpload> =>
  async (context, input) => {
    const { caller, language } = context
    const claim = { ...input, userId: caller.userId }
    checkClaim(claim)
    const isFile = claim.resource_type === 'file'
    if (isFile) checkFileSize(context, claim.file_size)
    else if (claim.resource_type !== 'image' && !(await deps.domains.media.toolsForMembers()))
      refuse('serviceNotOpen', undefined, messageText(language, 'recordingsWait'))
    const { file_id, url, thumb_url } = await semaphore.run(claim.url, () => registerUpload(deps, claim))
    return { file_id, url, thumb_url }
  }

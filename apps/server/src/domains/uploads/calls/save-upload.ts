import type { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { checkClaim } from '../claim.ts'
import { type RegisterParts, registerUpload } from '../register-upload.ts'
import type { Turns } from '../turns.ts'

/** Registers an object; the same claim again answers the same file, and two at once are one after the other. */
export const saveUpload =
  (parts: RegisterParts, turns: Turns): Handler<typeof uploadsCalls.saveUpload> =>
  async ({ caller, language }, input) => {
    const claim = { ...input, userId: caller.userId }
    checkClaim(claim)
    if (claim.resource_type !== 'image' && !(await parts.domains.media.toolsForMembers()))
      refuse('serviceNotOpen', undefined, messageText(language, 'recordingsWait'))
    const { file_id, url, thumb_url } = await turns.take(claim.url, () => registerUpload(parts, claim))
    return { file_id, url, thumb_url }
  }

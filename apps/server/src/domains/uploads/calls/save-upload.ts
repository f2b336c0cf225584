import type { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { checkClaim } from '../claim.ts'
import { type RegisterParts, registerUpload } from '../register-upload.ts'
import type { Turns } from '../turns.ts'

/** Registers an object; the same claim again answers the same file, and two at once are one after the other. */
export const saveUpload =
  (parts: RegisterParts, turns: Turns): Handler<typeof uploadsCalls.saveUpload> =>
  async ({ caller }, input) => {
    const claim = { ...input, userId: caller.userId }
    checkClaim(claim)
    const { file_id, url, thumb_url } = await turns.take(claim.url, () => registerUpload(parts, claim))
    return { file_id, url, thumb_url }
  }

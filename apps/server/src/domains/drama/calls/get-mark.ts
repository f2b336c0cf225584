import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { presentProgress } from '../present.ts'
import { findProgress } from '../queries/watching.ts'

/** Where I stopped in a drama, or null. */
export const getMark: Handler<typeof dramaCalls.getMark> = async (context, { video_id }) => {
  const progress = await findProgress(context.db, context.caller.userId, video_id)
  return progress ? presentProgress(progress) : null
}

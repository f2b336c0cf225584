import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { presentMark } from '../present.ts'
import { findMark } from '../queries/watching.ts'

/** Where I stopped in a drama, or null. */
export const getMark: Handler<typeof dramaCalls.getMark> = async (context, { video_id }) => {
  const mark = await findMark(context.db, context.caller.userId, video_id)
  return mark ? presentMark(mark) : null
}

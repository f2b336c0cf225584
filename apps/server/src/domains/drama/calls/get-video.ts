import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import { findMine } from '../collection/queries/lists.ts'
import { presentMark, presentVideo } from '../present.ts'
import { countVisit, findListedDrama } from '../queries/dramas.ts'
import { findMark } from '../queries/watching.ts'

/** One drama with my resume mark; counts one visit. Refuses 4002 when members do not see the drama. */
export const getVideo: Handler<typeof dramaCalls.getVideo> = async (context, { id }) => {
  const drama = (await findListedDrama(context.db, id)) ?? refuse('notFound')
  const { userId } = context.caller
  const mark = await findMark(context.db, userId, id)
  const mine = await findMine(context.db, userId, id)
  await countVisit(context.db, id)
  return { video: presentVideo(context, drama, mine), mark: mark ? presentMark(mark) : null }
}

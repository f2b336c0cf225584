import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findMine } from '../collection/queries/lists.ts'
import type { DramaNeeds } from '../needs.ts'
import { presentProgress, presentVideo } from '../present.ts'
import { countVisit, findListedDrama } from '../queries/dramas.ts'
import { findProgress } from '../queries/watching.ts'
import { recordVisit } from '../share/record-visit.ts'
import { findDramaTerms } from '../unlock/queries/unlock-context.ts'

/** One drama with my resume mark; counts one visit, and whose link led here where `code` tells it. Refuses 4002 when members do not see the drama. */
export const getVideo =
  (domains: DramaNeeds): Handler<typeof dramaCalls.getVideo> =>
  async (context, { id, code }) => {
    const drama = (await findListedDrama(context.db, id)) ?? refuse('notFound')
    const { userId } = context.caller
    const progress = await findProgress(context.db, userId, id)
    const mine = await findMine(context.db, userId, id)
    const terms = (await findDramaTerms(context.db, userId, id)) ?? refuse('notFound')
    await countVisit(context.db, id)
    if (code !== undefined) await recordVisit(context, domains, id, code)
    return { video: presentVideo(context, drama, mine, terms), mark: progress ? presentProgress(progress) : null }
  }

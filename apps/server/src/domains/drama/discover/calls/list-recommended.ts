import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { recommendLike, recommendToMember } from '../recommendations.ts'
import type { ShowingCount } from '../showing-count.ts'

/** What I might like, or what is like a drama; nothing is like one that members do not see. */
export const listRecommended =
  (showings: ShowingCount): Handler<typeof discoverCalls.listRecommended> =>
  (context, { id, ...page }) =>
    id === undefined ? recommendToMember(context, page, showings) : recommendLike(context, id, page)

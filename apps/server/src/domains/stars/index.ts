import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { roleDoes } from '../../platform/role.ts'
import { listStarComments, listStarReplies } from './calls/comments.ts'
import { getStarPost, listRecommendedPosts, listStarPosts } from './calls/posts.ts'
import {
  getStar,
  listDiscoverEntries,
  listStarBanners,
  listStarCategories,
  listStarNotices,
  listStars,
} from './calls/stars.ts'
import { addStarPost, deleteStarPost } from './calls/write.ts'
import { startStarJobs } from './jobs.ts'
import type { StarsNeeds } from './needs.ts'
import { createStarsOperator, type StarsOperator } from './operator.ts'
import { createViewCount } from './view-count.ts'

export { videoStateOf } from './present.ts'
export type { CategoryDraft, CategoryRow } from './queries/categories.ts'
export { type CommentRow, findComment } from './queries/comments.ts'
export type { DiscoverDraft, DiscoverRow } from './queries/discover.ts'
export { findPost, type PostRow, usedByStars } from './queries/posts.ts'
export type { StarDraft, StarRow } from './queries/stars.ts'
export { findReadable as findReadablePost } from './read-posts.ts'

export interface StarsDomain extends Domain {
  /** What operators do about stars. */
  readonly operator: StarsOperator
}

/** Public stars: who they are, what they post, and what members write under it. */
export function createStarsDomain(context: ServerContext, domains: StarsNeeds): StarsDomain {
  const views = createViewCount(context)
  return {
    operator: createStarsOperator(context, domains),
    calls: [
      ...bindCalls(starCalls, {
        listStarBanners,
        listDiscoverEntries,
        listStarNotices: listStarNotices(domains),
        listStarCategories,
        getStar,
        listStars,
      }),
      ...bindCalls(starPostCalls, {
        getStarPost: getStarPost(domains, views),
        listStarPosts: listStarPosts(domains),
        listStarComments,
        listStarReplies,
        listRecommendedPosts: listRecommendedPosts(domains),
        addStarPost: addStarPost(domains),
        deleteStarPost: deleteStarPost(domains),
      }),
    ],
    async start(role) {
      if (roleDoes.calls(role)) views.start()
      if (roleDoes.jobs(role)) await startStarJobs(context)
    },
    stop: () => views.stop(),
  }
}

import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** Has posts asked for again, as after one was written or deleted. */
export const forgetPosts = (): Promise<void> =>
  forgetAnswersEverywhere(
    starPostCalls.listStarPosts,
    starPostCalls.listRecommendedPosts,
    starCalls.getStar,
    starCalls.listStars,
  )

/** Has comments asked for again, and how many there are in lists; the post that is open is not, as its video would begin anew. */
export const forgetComments = (): Promise<void> =>
  forgetAnswersEverywhere(starPostCalls.listStarComments, starPostCalls.listStarReplies, starPostCalls.listStarPosts)

import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { empty, id, paged, paging, queryNumber, timely } from '../schema.ts'
import { starCommentOverview, starPostOverview } from './operator-schemas.ts'
import { postVipType, starPostState } from './schemas.ts'

const changedPost = z.object({ post: starPostOverview })

/** Posts of stars under review and published, and comments under them. */
export const starPostOperatorCalls = {
  listStarPostQueue: call({
    id: 'op-star-posts',
    method: 'GET',
    path: '/operator/v1/stars/posts',
    auth: 'operator',
    permission: 'star.read',
    request: z.object({
      ...paging,
      ...timely,
      status: z.optional(queryNumber(starPostState)),
      star_id: z.optional(queryNumber(id())),
    }),
    data: paged(starPostOverview),
    errors: [],
    summary: 'Posts by state and star: those under review the oldest first, all others the newest first',
  }),
  getReviewedStarPost: call({
    id: 'op-star-post',
    method: 'GET',
    path: '/operator/v1/stars/posts/one',
    auth: 'operator',
    permission: 'star.read',
    request: z.object({ id: queryNumber(id()) }),
    data: changedPost,
    errors: ['notFound'],
    summary: 'One post in full',
  }),
  approveStarPost: call({
    id: 'op-star-post-approve',
    method: 'POST',
    path: '/operator/v1/stars/posts/approve',
    auth: 'operator',
    permission: 'post.review',
    request: z.object({
      id: id(),
      /** In place of what its author chose. */
      cate_id: z.optional(id()),
      vip_type: z.optional(postVipType),
    }),
    data: changedPost,
    errors: ['notFound', 'stateChanged'],
    summary: 'Publishes a post that is under review, was turned down or taken down; its author is told',
  }),
  rejectStarPost: call({
    id: 'op-star-post-reject',
    method: 'POST',
    path: '/operator/v1/stars/posts/reject',
    auth: 'operator',
    permission: 'post.review',
    request: z.object({ id: id(), reason }),
    data: changedPost,
    errors: ['notFound', 'stateChanged'],
    summary: 'Turns down a post that is under review; its author is told why',
  }),
  hideStarPost: call({
    id: 'op-star-post-hide',
    method: 'POST',
    path: '/operator/v1/stars/posts/hide',
    auth: 'operator',
    permission: 'post.review',
    request: z.object({ id: id(), reason }),
    data: changedPost,
    errors: ['notFound', 'stateChanged'],
    summary: 'Takes a published post down, which has the state of one that was turned down; its author is told why',
  }),
  listStarCommentQueue: call({
    id: 'op-star-comments',
    method: 'GET',
    path: '/operator/v1/stars/comments',
    auth: 'operator',
    permission: 'star.read',
    request: z.object({ ...paging, product_id: queryNumber(id()) }),
    data: paged(starCommentOverview),
    errors: [],
    summary: 'Comments and replies under a post, the newest first',
  }),
  deleteStarComment: call({
    id: 'op-star-comment-delete',
    method: 'POST',
    path: '/operator/v1/stars/comments/delete',
    auth: 'operator',
    permission: 'post.review',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Deletes a comment; a root comment takes its replies along',
  }),
} as const

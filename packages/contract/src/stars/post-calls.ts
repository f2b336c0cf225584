import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, id, paged, paging, queryNumber, text } from '../schema.ts'
import { objectKey } from '../uploads/schemas.ts'
import { postVipType, starsComment, starsProduct } from './schemas.ts'
import { postPictures } from './states.ts'

const optionalId = () => z.optional(queryNumber(count()))

/** Posts of stars, and comments under them. Lists show teasers of what is for members only, and nothing playable. */
export const starPostCalls = {
  getStarPost: call({
    id: 'starsproducts-info',
    method: 'GET',
    path: '/api/v6/starsProducts/info',
    auth: 'bearer',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ product: starsProduct }),
    errors: ['notFound', 'membershipRequired'],
    summary: 'One post in full, with the address of its video; 7018 with `data.vip_type` where it is for members only.',
  }),
  listStarPosts: call({
    id: 'starsproducts-list',
    method: 'GET',
    path: '/api/v6/starsProducts/list',
    auth: 'bearer',
    request: z.object({
      ...paging,
      star_id: optionalId(),
      cate_id: optionalId(),
      /** 1: mine in every state, the newest first. */
      mine: z.optional(queryNumber(flag())),
    }),
    data: paged(starsProduct),
    errors: [],
    summary: 'Published posts of a star, of a category or of all, or mine in every state; the newest first.',
  }),
  listStarComments: call({
    id: 'starsproducts-getStarsProductCommentList',
    method: 'GET',
    path: '/api/v6/starsProducts/getStarsProductCommentList',
    auth: 'bearer',
    request: z.object({ ...paging, product_id: queryNumber(id()) }),
    data: paged(starsComment),
    errors: ['notFound', 'membershipRequired'],
    summary:
      'Root comments of a post, the newest first, each with its oldest two replies; `total` counts the root comments.',
  }),
  listStarReplies: call({
    id: 'starsproducts-getStarsProductParallelCommentList',
    method: 'GET',
    path: '/api/v6/starsProducts/getStarsProductParallelCommentList',
    auth: 'bearer',
    request: z.object({ ...paging, comment_id: queryNumber(id()) }),
    data: paged(starsComment),
    errors: ['notFound', 'membershipRequired'],
    summary: 'All replies under a root comment, the oldest first.',
  }),
  listRecommendedPosts: call({
    id: 'starsproducts-getRecommendList',
    method: 'GET',
    path: '/api/v6/starsProducts/getRecommendList',
    auth: 'bearer',
    request: z.object({
      ...paging,
      star_id: optionalId(),
      /** A post to leave out. */
      id: optionalId(),
    }),
    data: paged(starsProduct),
    errors: [],
    summary: 'Posts to go on with: those of other stars first, of them those of the same category, the hottest first.',
  }),
  addStarPost: call({
    id: 'starsproducts-add',
    method: 'POST',
    path: '/api/v6/starsProducts/add',
    auth: 'bearer',
    rate: '30/min',
    /** Without `product_id` a post, which only stars may write; with it a comment, or with `parent_id` a reply. */
    request: z.object({
      cate_id: z.optional(id()),
      title: z.optional(text(0, 60)),
      content: text(1, 2000),
      images: z._default(z.array(objectKey()).check(z.maxLength(postPictures)), []),
      video_url: z._default(z.union([objectKey(), z.literal('')]), ''),
      vip_type: z._default(postVipType, 0),
      product_id: z._default(count(), 0),
      parent_id: z._default(count(), 0),
    }),
    data: z.object({ product: z.optional(starsProduct), comment: z.optional(starsComment) }),
    errors: ['noPermission', 'notFound', 'fileNotUploaded', 'membershipRequired', 'blacklisted'],
    summary:
      'Posts something, which an operator reviews before others see it; or writes a comment, which is there at once.',
  }),
  deleteStarPost: call({
    id: 'starsproducts-del',
    method: 'POST',
    path: '/api/v6/starsProducts/del',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ id: id(), type: z.literal(['product', 'comment']) }),
    data: empty(),
    errors: ['noPermission', 'notFound'],
    summary:
      'Deletes my post, or a comment: mine, or any under a post of mine. A root comment takes its replies along.',
  }),
} as const

import type { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { StarsNeeds } from '../needs.ts'
import { playPost } from '../play-post.ts'
import { presentPost } from '../present.ts'
import {
  countOwnPosts,
  countPublished,
  countRecommended,
  listOwnPosts,
  listPublished,
  listRecommended,
} from '../queries/post-lists.ts'
import { findPost } from '../queries/posts.ts'
import { findStar } from '../queries/stars.ts'
import { getReadable, presentPosts } from '../read-posts.ts'
import type { ViewCount } from '../view-count.ts'

type Calls = typeof starPostCalls

/** One post in full; whoever opens it is counted once. */
export const getStarPost =
  (domains: StarsNeeds, views: Pick<ViewCount, 'note'>): Handler<Calls['getStarPost']> =>
  async (context, { id }) => {
    const { db, caller, clock } = context
    const { userId } = caller
    const { row, membership } = await getReadable({ db, userId, nowMs: clock() }, id)
    const [asset] = row.asset_id === null ? [] : await domains.media.findAssets(db, [row.asset_id])
    const play = await playPost(context, domains, { row, asset, membership })
    const isMine = row.user_id === userId
    if (row.state === starPostStates.published && !isMine) views.note({ postId: id, userId })
    return { product: await presentPost(context, row, { access: 'full', isMine, asset, play }) }
  }

/** Published posts, or those of the member in every state. */
export const listStarPosts =
  (domains: StarsNeeds): Handler<Calls['listStarPosts']> =>
  async (context, { star_id: starId = 0, cate_id: categoryId = 0, mine, page, limit }) => {
    const { db, caller } = context
    const part = { offset: (page - 1) * limit, limit }
    const filter = { starId, categoryId }
    const [rows, total] = await Promise.all(
      mine === 1
        ? [listOwnPosts(db, caller.userId, part), countOwnPosts(db, caller.userId)]
        : [listPublished(db, filter, part), countPublished(db, filter)],
    )
    return { list: await presentPosts(context, domains, rows), total, page, limit }
  }

/** Posts to go on with after a star or a post. */
export const listRecommendedPosts =
  (domains: StarsNeeds): Handler<Calls['listRecommendedPosts']> =>
  async (context, { star_id: requestedStar = 0, id: leftOutId = 0, page, limit }) => {
    const { db } = context
    const post = leftOutId > 0 ? await findPost(db, leftOutId) : undefined
    const starId = requestedStar > 0 ? requestedStar : (post?.star_id ?? 0)
    const star = starId > 0 && !post ? await findStar(db, starId) : undefined
    const from = { starId, categoryId: post?.category_id ?? star?.category_id ?? 0, leftOutId }
    const [rows, total] = await Promise.all([
      listRecommended(db, from, { offset: (page - 1) * limit, limit }),
      countRecommended(db, leftOutId),
    ])
    return { list: await presentPosts(context, domains, rows), total, page, limit }
  }

import type { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { StarsNeeds } from '../needs.ts'
import { presentComment, presentPost } from '../present.ts'
import { findPost } from '../queries/posts.ts'
import { removeComment, removePost } from '../remove.ts'
import { writeComment } from '../write-comment.ts'
import { writePost } from '../write-post.ts'

type Calls = typeof starPostCalls

/** Posts something, or writes under what somebody posted. */
export const addStarPost =
  (domains: StarsNeeds): Handler<Calls['addStarPost']> =>
  async (context, input) => {
    const { db, caller } = context
    const content = input.content.trim()
    if (input.product_id > 0) {
      if (input.images.length > 0) return refuseField('images')
      if (input.video_url !== '') return refuseField('video_url')
      const form = { postId: input.product_id, parentId: input.parent_id, content }
      const { post, comment } = await writeComment(context, form)
      return { comment: presentComment({ userId: caller.userId, starUserId: post.user_id }, comment) }
    }
    if (input.parent_id > 0) return refuseField('product_id')
    const id = await writePost(context, domains, {
      categoryId: input.cate_id,
      title: input.title?.trim() ?? '',
      content,
      imageKeys: input.images,
      videoKey: input.video_url,
      vipType: input.vip_type,
    })
    const row = (await findPost(db, id)) ?? refuse('notFound')
    const [asset] = row.asset_id === null ? [] : await domains.media.findAssets(db, [row.asset_id])
    return { product: await presentPost(context, row, { access: 'full', isMine: true, asset }) }
  }

/** Deletes a post of mine, or a comment that is mine or under a post of mine. */
export const deleteStarPost =
  (domains: StarsNeeds): Handler<Calls['deleteStarPost']> =>
  async ({ db, caller, clock }, { id, type }) => {
    const { userId } = caller
    await db.transaction(
      (tx) =>
        type === 'product' ? removePost(tx, domains, { userId, id, nowMs: clock() }) : removeComment(tx, userId, id),
      { retries: 3 },
    )
    return {}
  }

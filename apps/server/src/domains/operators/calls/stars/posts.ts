import type { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import type { StarPostOverview } from '@cliffhanger/contract/stars/operator-schemas.ts'
import type { PostAct } from '@cliffhanger/rules/stars/post-state.ts'
import type { CallContext, Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { PostRow } from '../../../stars/index.ts'
import { carryOut } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentReviewedPosts, presentStarComments } from '../../present/stars.ts'

type Calls = typeof starPostOperatorCalls

const listStarPostQueue =
  (needs: OperatorNeeds): Handler<Calls['listStarPostQueue']> =>
  async (context, { status: state, star_id: starId, page, limit, ...listing }) => {
    const filter = { state, starId, ...listingOf(listing) }
    const { posts } = needs.stars.operator
    const rows = await posts.list(context.db, filter, { offset: (page - 1) * limit, limit })
    const list = await presentReviewedPosts(context, needs, rows)
    return { list, total: await posts.count(context.db, filter), page, limit }
  }

const getReviewedStarPost =
  (needs: OperatorNeeds): Handler<Calls['getReviewedStarPost']> =>
  async (context, { id }) => ({
    post: await presentOne(
      context,
      needs,
      (await needs.stars.operator.posts.find(context.db, id)) ?? refuse('notFound'),
    ),
  })

interface Decision {
  readonly id: number
  readonly act: PostAct
  readonly reason: string
  readonly categoryId?: number | undefined
  readonly vipType?: 0 | 1 | 2 | undefined
}

/** Decides about a post, whose author is told. */
async function decide(
  context: CallContext<'operator'>,
  needs: OperatorNeeds,
  { id, ...review }: Decision,
): Promise<{ readonly post: StarPostOverview }> {
  const { after } = await carryOut(
    context,
    (tx) => needs.stars.operator.posts.review(tx, id, review),
    (change) => ({
      action: `starPost.${review.act}`,
      target: `star post ${id}`,
      reason: review.reason,
      before: logged(change.before),
      after: logged(change.after),
    }),
  )
  return { post: await presentOne(context, needs, after) }
}

const approveStarPost =
  (needs: OperatorNeeds): Handler<Calls['approveStarPost']> =>
  (context, { id, cate_id: categoryId, vip_type: vipType }) =>
    decide(context, needs, { id, act: 'approve', reason: '', categoryId, vipType })

const rejectStarPost =
  (needs: OperatorNeeds): Handler<Calls['rejectStarPost']> =>
  (context, { id, reason }) =>
    decide(context, needs, { id, act: 'reject', reason })

const hideStarPost =
  (needs: OperatorNeeds): Handler<Calls['hideStarPost']> =>
  (context, { id, reason }) =>
    decide(context, needs, { id, act: 'hide', reason })

const listStarCommentQueue =
  ({ stars }: OperatorNeeds): Handler<Calls['listStarCommentQueue']> =>
  async ({ db }, { product_id: postId, page, limit }) => {
    const post = await stars.operator.posts.find(db, postId)
    const rows = post ? await stars.operator.comments.list(db, postId, { offset: (page - 1) * limit, limit }) : []
    return { list: await presentStarComments({ db }, rows), total: post?.comment_total ?? 0, page, limit }
  }

const deleteStarComment =
  ({ stars }: OperatorNeeds): Handler<Calls['deleteStarComment']> =>
  async (context, { id, reason }) => {
    await carryOut(
      context,
      (tx) => stars.operator.comments.remove(tx, id),
      (comment) => ({
        action: 'starComment.delete',
        target: `star comment ${id}`,
        reason,
        before: {
          post: comment.post_id,
          user_id: comment.user_id,
          content: comment.content,
          replies: comment.reply_total,
        },
      }),
    )
    return {}
  }

const presentOne = async (
  context: CallContext<'operator'>,
  needs: OperatorNeeds,
  row: PostRow,
): Promise<StarPostOverview> => {
  const [post] = await presentReviewedPosts(context, needs, [row])
  return post ?? refuse('notFound')
}

const logged = ({ state, category_id, vip_type, reason }: PostRow) => ({ state, category_id, vip_type, reason })

export const postHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listStarPostQueue: listStarPostQueue(needs),
  getReviewedStarPost: getReviewedStarPost(needs),
  approveStarPost: approveStarPost(needs),
  rejectStarPost: rejectStarPost(needs),
  hideStarPost: hideStarPost(needs),
  listStarCommentQueue: listStarCommentQueue(needs),
  deleteStarComment: deleteStarComment(needs),
})

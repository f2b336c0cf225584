import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { categories, type PastStar, pastPortraitKey, stars } from './star-posts.ts'
import type { World } from './world.ts'

type Post = PastStar['posts'][number]

/** Stars in categories; posts that were published, that are for members alone and that wait for review; comments with replies. */
export async function planStars(world: World): Promise<void> {
  const { simulation, timeline, moment, operators } = world
  const categoryIds: number[] = []
  for (const [sort, names] of categories.entries()) {
    const made = await simulation.call(operators[0], starOperatorCalls.createStarCategory, { names, sort, is_open: 1 })
    categoryIds.push(made.category.id)
  }
  for (const star of stars) {
    const cate_id = categoryIds[star.category] ?? 0
    timeline.at(moment(star.since, 11), () =>
      simulation.call(operators[0], starOperatorCalls.makeStar, {
        user_no: world.person(star.name).number,
        cate_id,
        cover_key: pastPortraitKey(star.slug),
        reason: 'Known from a drama of ours',
      }),
    )
    for (const post of star.posts) timeline.at(moment(post.day, 18), () => write(world, star, post, cate_id))
  }
}

async function write(world: World, star: PastStar, post: Post, cate_id: number): Promise<void> {
  const { simulation, timeline, moment, operators } = world
  const { title, content, vipType, day, comments = [] } = post
  const { product } = await simulation.call(world.person(star.name), starPostCalls.addStarPost, {
    cate_id,
    title,
    content,
    vip_type: vipType ?? 0,
  })
  const id = product?.id
  if (!post.isPublished || id === undefined) return
  timeline.at(moment(day, 20), () => simulation.call(operators[1], starPostOperatorCalls.approveStarPost, { id }))
  // Each some hours after the one before.
  for (const [index, comment] of comments.entries())
    timeline.at(moment(day + 1, 8 + index * 5), async () => {
      const rootId = await say(world, id, comment)
      for (const reply of comment.replies ?? []) await say(world, id, reply, rootId)
    })
}

async function say(
  { simulation, person }: World,
  postId: number,
  { by, says }: { readonly by: string; readonly says: string },
  parentId = 0,
): Promise<number> {
  const written = { product_id: postId, parent_id: parentId, content: says }
  const { comment } = await simulation.call(person(by), starPostCalls.addStarPost, written)
  return comment?.id ?? 0
}

import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { operatorToken, reason } from './operator.ts'
import { callPlatform, type Person } from './platform.ts'

/** A star with a post that was published. */
export interface StarWithPost {
  readonly starId: number
  readonly postId: number
}

/** Has an operator make a member a star, who posts something that is published and that another member comments on. */
export async function fillStars(member: Person, reader: Person): Promise<StarWithPost> {
  const form = { names: { en: 'Actors' }, sort: 1, is_open: 1 } as const
  const { category } = await callPlatform(starOperatorCalls.createStarCategory, form, operatorToken())
  const { star } = await callPlatform(
    starOperatorCalls.makeStar,
    { user_no: member.userNo, cate_id: category.id, cover_key: '', reason },
    operatorToken(),
  )
  const written = { cate_id: category.id, title: 'Behind the scenes', content: 'We filmed at night.' }
  const { product } = await callPlatform(starPostCalls.addStarPost, written, member.token)
  if (!product) throw new Error('There is no post')
  await callPlatform(starPostOperatorCalls.approveStarPost, { id: product.id }, operatorToken())
  await callPlatform(starPostCalls.addStarPost, { product_id: product.id, content: 'So beautiful' }, reader.token)
  return { starId: star.star_id, postId: product.id }
}

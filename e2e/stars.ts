import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { starPlanOperatorCalls } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { operatorToken, reason } from './operator.ts'
import { callPlatform, type Person } from './platform.ts'
import { payPassword } from './wallet.ts'

/** A star with a post that was published. */
export interface StarWithPost {
  readonly starId: number
  readonly postId: number
}

/** Has an operator make a member a star; answers the number of the star and of their category. */
export async function makeStar(member: Person, category = 'Actors'): Promise<{ starId: number; categoryId: number }> {
  const form = { names: { en: category }, sort: 1, is_open: 1 } as const
  const { category: made } = await callPlatform(starOperatorCalls.createStarCategory, form, operatorToken())
  const { star } = await callPlatform(
    starOperatorCalls.makeStar,
    { user_no: member.userNo, cate_id: made.id, cover_key: '', reason },
    operatorToken(),
  )
  return { starId: star.star_id, categoryId: made.id }
}

/** A star posts something, which an operator publishes; answers its number. */
export async function publishPost(
  member: Person,
  categoryId: number,
  words: { readonly title: string; readonly content: string; readonly vip_type?: 0 | 1 | 2 },
): Promise<number> {
  const { product } = await callPlatform(starPostCalls.addStarPost, { cate_id: categoryId, ...words }, member.token)
  if (!product) throw new Error('There is no post')
  await callPlatform(starPostOperatorCalls.approveStarPost, { id: product.id }, operatorToken())
  return product.id
}

/** Writes a comment below a post, or an answer to one; answers its number. */
export async function commentOn(post: number, writer: Person, content: string, parent = 0): Promise<number> {
  const written = { product_id: post, content, parent_id: parent }
  const { comment } = await callPlatform(starPostCalls.addStarPost, written, writer.token)
  if (!comment) throw new Error('There is no comment')
  return comment.id
}

/** Has an operator make a member a star, who posts something that is published and that another member comments on. */
export async function fillStars(member: Person, reader: Person): Promise<StarWithPost> {
  const { starId, categoryId } = await makeStar(member)
  const words = { title: 'Behind the scenes', content: 'We filmed at night.' }
  const postId = await publishPost(member, categoryId, words)
  await commentOn(postId, reader, 'So beautiful')
  return { starId, postId }
}

/** Has an operator sell a star package, which a member pays with their balance; answers the number of the order. */
export async function fillStarPackages(member: Person): Promise<string> {
  const { plan } = await callPlatform(
    starPlanOperatorCalls.createStarPlan,
    {
      names: { en: 'Silver', 'zh-CN': '银星', vi: 'Bạc', pt: 'Prata' },
      level: 1,
      price: '20.00',
      coin_code: 'money',
      days: 30,
      limit_number: 0,
      benefits: ['badge', 'posters', 'statistics'],
      sort: 0,
      is_open: 1,
      reason,
    },
    operatorToken(),
  )
  const { order } = await callPlatform(starPlanCalls.buyStar, { star_id: plan.id }, member.token)
  await callPlatform(
    orderCalls.payOrder,
    { order_no: order.order_no, action: 'pay', pay_type: 'balance', pay_password: payPassword },
    member.token,
  )
  return order.order_no
}

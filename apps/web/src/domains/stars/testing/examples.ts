import type { StarsComment, StarsProduct, StarsUser } from '@cliffhanger/contract/stars/schemas.ts'

export const exampleStar: StarsUser = {
  star_id: 3,
  user_id: 21,
  nick_name: 'Hana',
  avatar_url: '',
  cover: '',
  sign_remark: 'Stories every evening',
  cate_id: 1,
  cate_name: 'Actors',
  product_total: 2,
  hot: 40,
  create_time: 1_760_000_000,
}

export const examplePost: StarsProduct = {
  id: 8,
  star_id: 3,
  cate_id: 1,
  cate_name: 'Actors',
  title: 'Behind the scenes',
  content: 'We filmed at night.',
  images: [],
  thumbs: [],
  cover: '',
  video_url: '',
  video_state: '',
  duration: 0,
  vip_type: 0,
  is_locked: 0,
  comment_total: 3,
  view_total: 12,
  status: 1,
  reason: '',
  user_id: 21,
  nick_name: 'Hana',
  avatar_url: '',
  is_mine: 0,
  create_time: 1_760_000_000,
}

const exampleReply = (id: number, content: string): StarsComment => ({
  replies: [],
  id,
  product_id: 8,
  root_id: 1,
  parent_id: 1,
  user_id: 21,
  nick_name: 'Hana',
  avatar_url: '',
  reply_nick_name: '',
  content,
  reply_total: 0,
  is_mine: 0,
  is_star: 1,
  can_delete: 0,
  create_time: 1_760_000_100,
})

export const exampleReplies = [
  exampleReply(2, 'Thank you!'),
  exampleReply(3, 'More to come'),
  exampleReply(4, 'On Friday'),
]

/** A root comment with three replies, of which two come along. */
export const exampleComment: StarsComment = {
  ...exampleReply(1, 'So beautiful'),
  root_id: 0,
  parent_id: 0,
  user_id: 30,
  nick_name: 'Bao',
  is_star: 0,
  reply_total: 3,
  replies: exampleReplies.slice(0, 2),
}

/** One page with all there is. */
export const pageOf = <Item>(list: Item[]) => ({ list, total: list.length, page: 1, limit: 20 })

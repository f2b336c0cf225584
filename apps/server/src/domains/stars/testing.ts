import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { StarsComment } from '@cliffhanger/contract/stars/schemas.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import type { TestServer } from '../../testing/server.ts'

export const reason = 'a good reason'

/** A star of a test. */
export interface Star extends Member {
  readonly starId: number
}

/** A server with an editor and a category of stars. */
export interface StarWorld {
  readonly server: TestServer
  readonly editor: string
  readonly categoryId: number
}

export async function openStarWorld(server: TestServer): Promise<StarWorld> {
  const editor = await newOperatorToken(server, 'editor')
  return { server, editor, categoryId: await newCategory(server, editor) }
}

/** Answers its id. */
export const newCategory = async (server: TestServer, editor: string, isOpen: 0 | 1 = 1): Promise<number> =>
  (
    await server.succeed(
      starOperatorCalls.createStarCategory,
      { names: { en: 'Actors', 'zh-CN': '演员' }, sort: 0, is_open: isOpen },
      { token: editor, key: randomUUID() },
    )
  ).category.id

/** Makes a member a star. */
export async function newStar({ server, editor, categoryId }: StarWorld, nickName?: string): Promise<Star> {
  const member = await newMember(server, nickName === undefined ? {} : { nickName })
  const form = { user_no: member.userNo, cate_id: categoryId, cover_key: '', reason }
  const { star } = await server.succeed(starOperatorCalls.makeStar, form, { token: editor, key: randomUUID() })
  return { ...member, starId: star.star_id }
}

/** Registers a file of this member's, uploaded for posts, and answers its key. */
export async function newFile(
  { context }: TestServer,
  { userId }: Member,
  {
    type = 'image',
    kind = 'stars',
    bytes = type,
  }: { readonly type?: 'image' | 'video'; readonly kind?: 'stars' | 'chat'; readonly bytes?: Buffer | string } = {},
): Promise<string> {
  const name = `${kind}/${userId}/202611/${randomUUID().replaceAll('-', '')}`
  const url = `${name}.${type === 'image' ? 'a.png' : 'a.mp4'}`
  await context.db.execute(
    `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
       stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms)
     values ($1, $2, $3, $4, $5, 'a', 1, 1, repeat('0', 64), 'image/png', 1, repeat('0', 64), 1, 1, 0, 0, 1)`,
    [userId, kind, type, url, `${name}.thumb.webp`],
  )
  await context.storage.put(url, bytes, { contentType: 'image/png' })
  return url
}

type Writing = CallRequest<typeof starPostCalls.addStarPost>

/** What stars, members and operators do with posts. */
export function postActions(world: () => StarWorld) {
  const add = (who: Member, fields: Partial<Writing> = {}) =>
    world().server.call(
      starPostCalls.addStarPost,
      { cate_id: world().categoryId, title: 'On the set', content: 'Day one', ...fields },
      { token: who.token, language: 'en' },
    )
  const approve = (id: number, changes: { vip_type?: 0 | 1 | 2; cate_id?: number } = {}, by = world().editor) =>
    world().server.call(starPostOperatorCalls.approveStarPost, { id, ...changes }, { token: by })
  const comment = (who: Member, postId: number, content: string, parentId = 0) =>
    world().server.call(
      starPostCalls.addStarPost,
      { product_id: postId, parent_id: parentId, content },
      { token: who.token },
    )
  return {
    add,
    approve,
    comment,
    /** Posts something, which an operator publishes; answers its id. */
    async published(who: Member, fields: Partial<Writing> = {}): Promise<number> {
      const { data } = await add(who, fields)
      const id = data.product?.id ?? 0
      await approve(id)
      return id
    },
    /** Writes a comment, which has to go well. */
    async commented(who: Member, postId: number, content: string, parentId = 0): Promise<StarsComment> {
      const { data } = await comment(who, postId, content, parentId)
      if (!data.comment) throw new Error(`not written: ${JSON.stringify(data)}`)
      return data.comment
    },
    reject: (id: number, by = world().editor) =>
      world().server.call(starPostOperatorCalls.rejectStarPost, { id, reason }, { token: by }),
    hide: (id: number, by = world().editor) =>
      world().server.call(starPostOperatorCalls.hideStarPost, { id, reason }, { token: by }),
    open: (who: Member, id: number) =>
      world().server.call(starPostCalls.getStarPost, { id }, { token: who.token, language: 'en' }),
    list: async (who: Member, filter: CallRequest<typeof starPostCalls.listStarPosts> = {}) =>
      world().server.succeed(starPostCalls.listStarPosts, { limit: 100, ...filter }, { token: who.token }),
    comments: (who: Member, postId: number, page: { page?: number; limit?: number } = {}) =>
      world().server.call(starPostCalls.listStarComments, { product_id: postId, ...page }, { token: who.token }),
    replies: (who: Member, commentId: number, page: { page?: number; limit?: number } = {}) =>
      world().server.call(starPostCalls.listStarReplies, { comment_id: commentId, ...page }, { token: who.token }),
    recommended: async (who: Member, from: CallRequest<typeof starPostCalls.listRecommendedPosts>) =>
      world().server.succeed(starPostCalls.listRecommendedPosts, { limit: 100, ...from }, { token: who.token }),
    remove: (who: Member, type: 'product' | 'comment', id: number) =>
      world().server.call(starPostCalls.deleteStarPost, { id, type }, { token: who.token }),
  }
}

/** Gives a member days of VIP or SVIP. */
export const giveVip = async ({ context, domains }: TestServer, { userId }: Member, kind: 1 | 2): Promise<void> => {
  await context.db.transaction((tx) =>
    domains.membership.giveMembership(tx, { userId, kind, days: 30, source: 'gift', actKey: randomUUID() }),
  )
}

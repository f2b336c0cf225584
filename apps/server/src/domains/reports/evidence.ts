import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { ReportType } from '@cliffhanger/contract/reports/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { filesIn } from '@cliffhanger/rules/chat/content.ts'
import { withPollKey } from '@cliffhanger/rules/chat/polls.ts'
import { keyInAddress } from '@cliffhanger/rules/uploads/object-key.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { privateStream } from '../../platform/realtime/stream-names.ts'
import { findUsers } from '../account/index.ts'
import { findReadable, listVersions, type ReadableMessage, type VersionRow } from '../chat/index.ts'
import { findGroup, type GroupRow } from '../groups/index.ts'
import { findComment, findReadablePost } from '../stars/index.ts'

/** How a member looked. */
type Profile = Pick<UserInfo, 'user_id' | 'user_no' | 'nick_name' | 'avatar_url' | 'user_type' | 'sex' | 'sign_remark'>

/** What of a group a report keeps. */
type ReportableGroup = Pick<
  GroupRow,
  'group_id' | 'g_no' | 'group_name' | 'avatar_url' | 'description' | 'notice' | 'creator_id' | 'member_total'
>

/** A message as it stood, with where it stood and who had sent it. */
interface MessageEvidence {
  readonly msg_id: number
  readonly conversation_id: string
  readonly chat_type: 'private' | 'group'
  readonly sender_id: number
  readonly target_id: number
  readonly msg_type: MessageType
  readonly content_text: string
  readonly create_time: number
  /** What it said before it was edited, oldest first, each from then on; absent where it never was. */
  readonly versions?: readonly { readonly content_text: string; readonly create_time: number }[]
}

/** A post of a star as it stood: keys of its files. */
interface PostEvidence {
  readonly id: number
  readonly star_id: number
  readonly title: string
  readonly content: string
  readonly images: readonly string[]
  readonly video_key: string
  readonly vip_type: 0 | 1 | 2
  readonly create_time: number
}

/** A comment as it stood. */
interface CommentEvidence {
  readonly id: number
  readonly product_id: number
  readonly content: string
  readonly create_time: number
}

/** What was reported, and nothing else: the only thing of a conversation that operators ever see. */
export interface Evidence {
  /** The reported member, or who sent the message, posted the post or wrote the comment. */
  readonly user?: Profile
  readonly group?: ReportableGroup
  readonly message?: MessageEvidence
  readonly post?: PostEvidence
  readonly comment?: CommentEvidence
}

/** What a report is about. */
export interface Reported {
  readonly type: ReportType
  readonly targetId: number
  readonly messageId: number
  /** 0: no post, no comment. */
  readonly postId: number
  readonly commentId: number
}

/** Who reports. */
interface Reporter {
  readonly db: Db
  readonly userId: number
  readonly nowMs: number
}

/** Copies what is reported; refuses 4002 where there is no such thing, or the reporter may not see it. */
export async function collectEvidence(
  reporter: Reporter,
  { type, targetId, messageId, postId, commentId }: Reported,
): Promise<Evidence> {
  const { db, userId: reporterId } = reporter
  switch (type) {
    case 'user':
      return { user: await profileOf(db, targetId) }
    case 'star': {
      if (commentId > 0) return commentEvidence(reporter, commentId, targetId)
      if (postId > 0) return postEvidence(reporter, postId, targetId)
      const user = await profileOf(db, targetId)
      return user.user_type === userTypes.star ? { user } : refuse('notFound')
    }
    case 'group':
      return { group: groupCard((await findGroup(db, targetId)) ?? refuse('notFound')) }
    case 'message': {
      const message = await findReadable(db, reporterId, messageId)
      if (!message || message.msg_type === 'sys_notice') return refuse('notFound')
      if (targetId !== message.sender_id && targetId !== message.chat_id) return refuse('notFound')
      const versions = await listVersions(db, message)
      return { message: copyOf(message, reporterId, versions), user: await profileOf(db, message.sender_id) }
    }
    case 'feedback':
      return {}
    default:
      return type satisfies never
  }
}

/** Object keys the evidence shows. */
export const filesOf = ({ user, group, message, post }: Evidence): string[] => [
  ...[user, group].flatMap((shown) => keyInAddress(shown?.avatar_url ?? '') ?? []),
  ...(message ? filesIn(message.content_text) : []),
  ...(post ? [...post.images, ...(post.video_key === '' ? [] : [post.video_key])] : []),
]

async function postEvidence(reporter: Reporter, id: number, authorId: number): Promise<Evidence> {
  const row = await findReadablePost(reporter, id)
  if (row?.user_id !== authorId) return refuse('notFound')
  const post = {
    id,
    star_id: row.star_id,
    title: row.title,
    content: row.content,
    images: row.images.map(({ url }) => url),
    video_key: row.video_key,
    vip_type: row.vip_type,
    create_time: toSeconds(row.created_ms),
  }
  return { user: await profileOf(reporter.db, authorId), post }
}

async function commentEvidence(reporter: Reporter, id: number, writerId: number): Promise<Evidence> {
  const row = await findComment(reporter.db, id)
  if (row?.user_id !== writerId || !(await findReadablePost(reporter, row.post_id))) return refuse('notFound')
  const { post_id, content, created_ms } = row
  const comment = { id, product_id: post_id, content, create_time: toSeconds(created_ms) }
  return { user: await profileOf(reporter.db, writerId), comment }
}

async function profileOf(db: Db, userId: number): Promise<Profile> {
  const profile = (await findUsers(db, [userId])).get(userId) ?? refuse('notFound')
  const { user_id, user_no, nick_name, avatar_url, user_type, sex, sign_remark } = profile
  return { user_id, user_no, nick_name, avatar_url, user_type, sex, sign_remark }
}

const groupCard = (group: ReportableGroup): ReportableGroup => ({
  group_id: group.group_id,
  g_no: group.g_no,
  group_name: group.group_name,
  avatar_url: group.avatar_url,
  description: group.description,
  notice: group.notice,
  creator_id: group.creator_id,
  member_total: group.member_total,
})

const copyOf = (message: ReadableMessage, reporterId: number, versions: readonly VersionRow[]): MessageEvidence => ({
  msg_id: message.msg_id,
  conversation_id: message.kind === 'group' ? `g_${message.chat_id}` : privateStream(reporterId, message.chat_id),
  chat_type: message.kind,
  sender_id: message.sender_id,
  target_id: message.target_id,
  msg_type: message.msg_type,
  content_text: message.poll ? withPollKey(message.content_text, message.poll) : message.content_text,
  create_time: toSeconds(message.created_ms),
  ...(versions.length > 0 && {
    versions: versions.map(({ content_text, since_ms }) => ({ content_text, create_time: toSeconds(since_ms) })),
  }),
})

import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { ReportType } from '@cliffhanger/contract/reports/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { filesIn } from '@cliffhanger/rules/chat/content.ts'
import { keyInAddress } from '@cliffhanger/rules/uploads/object-key.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { privateStream } from '../../platform/realtime/stream-names.ts'
import { findUsers } from '../account/index.ts'
import { findReadable, type ReadableMessage } from '../chat/index.ts'
import { findGroup, type GroupRow } from '../groups/index.ts'

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
}

/** What was reported, and nothing else: the only thing of a conversation that operators ever see. */
export interface Evidence {
  /** The reported member, or the sender of the reported message. */
  readonly user?: Profile
  readonly group?: ReportableGroup
  readonly message?: MessageEvidence
}

/** What a report is about. */
export interface Reported {
  readonly type: ReportType
  readonly targetId: number
  readonly messageId: number
}

/** Copies what is reported; refuses 4002 where there is no such thing, or the reporter may not see it. */
export async function collectEvidence(
  db: Db,
  reporterId: number,
  { type, targetId, messageId }: Reported,
): Promise<Evidence> {
  switch (type) {
    case 'user':
      return { user: await profileOf(db, targetId) }
    case 'star': {
      const user = await profileOf(db, targetId)
      return user.user_type === userTypes.star ? { user } : refuse('notFound')
    }
    case 'group':
      return { group: groupCard((await findGroup(db, targetId)) ?? refuse('notFound')) }
    case 'message': {
      const message = await findReadable(db, reporterId, messageId)
      if (!message || message.msg_type === 'sys_notice') return refuse('notFound')
      if (targetId !== message.sender_id && targetId !== message.chat_id) return refuse('notFound')
      return { message: copyOf(message, reporterId), user: await profileOf(db, message.sender_id) }
    }
    case 'feedback':
      return {}
    default:
      return type satisfies never
  }
}

/** Object keys the evidence shows. */
export const filesOf = ({ user, group, message }: Evidence): string[] => [
  ...[user, group].flatMap((shown) => keyInAddress(shown?.avatar_url ?? '') ?? []),
  ...(message ? filesIn(message.content_text) : []),
]

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

const copyOf = (message: ReadableMessage, reporterId: number): MessageEvidence => ({
  msg_id: message.msg_id,
  conversation_id: message.kind === 'group' ? `g_${message.chat_id}` : privateStream(reporterId, message.chat_id),
  chat_type: message.kind,
  sender_id: message.sender_id,
  target_id: message.target_id,
  msg_type: message.msg_type,
  content_text: message.content_text,
  create_time: toSeconds(message.created_ms),
})

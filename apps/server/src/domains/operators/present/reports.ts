import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import type { ReportDetail, ReportOverview, ShownEvidence } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { findGroup } from '../../groups/index.ts'
import type { ReportRow } from '../../reports/index.ts'
import { findComment, findPost } from '../../stars/index.ts'

import type { OperatorNeeds } from '../needs.ts'
import { fileAddress, showMessage } from './chat.ts'

type Reader = Pick<CallContext, 'origin' | 'storage' | 'db'>

export const presentReport = (row: ReportRow, reporter: MemberLine): ReportOverview => ({
  id: row.id,
  type: row.type,
  state: row.state,
  introduction: row.introduction,
  reporter,
  about: row.evidence.user?.nick_name ?? row.evidence.group?.group_name ?? '',
  reply: row.reply,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.updated_ms),
})

/** A report with everything that was reported, as it was then, and how far that still is so. */
export async function presentReportDetail(
  reader: Reader,
  needs: Pick<OperatorNeeds, 'chat' | 'session'>,
  row: ReportRow,
  reporter: MemberLine,
): Promise<ReportDetail> {
  const images = await Promise.all(row.images.map((key) => fileAddress(reader, key)))
  return {
    ...presentReport(row, reporter),
    description: row.description,
    contact: row.contact,
    images: images.filter((address) => address !== undefined),
    evidence: await showEvidence(reader, row),
    now: await standsNow(reader.db, needs, row),
  }
}

async function showEvidence(reader: Reader, { evidence }: ReportRow): Promise<ShownEvidence> {
  const { user, group, message, post, comment } = evidence
  return {
    ...(user && { user }),
    ...(group && { group }),
    ...(message && {
      message: {
        ...(await showMessage(reader, message)),
        chat_type: message.chat_type,
        versions: [...(message.versions ?? [])],
      },
    }),
    ...(post && { post: await showPost(reader, post) }),
    ...(comment && { comment }),
  }
}

async function showPost(
  reader: Reader,
  post: NonNullable<ReportRow['evidence']['post']>,
): Promise<ShownEvidence['post']> {
  const { video_key: videoKey, images, ...words } = post
  const addresses = await Promise.all(images.map((key) => fileAddress(reader, key)))
  return {
    ...words,
    images: addresses.filter((address) => address !== undefined),
    video_url: (await fileAddress(reader, videoKey)) ?? '',
  }
}

async function standsNow(
  db: Db,
  { chat, session }: Pick<OperatorNeeds, 'chat' | 'session'>,
  { evidence: { user, group, message, post, comment } }: ReportRow,
): Promise<ReportDetail['now']> {
  const member = user && (await session.operator.findMember(db, user.user_id))
  const groupId = group?.group_id ?? (message?.chat_type === 'group' ? message.target_id : undefined)
  const found = groupId === undefined ? undefined : await findGroup(db, groupId)
  return {
    ...(member && { is_member_enabled: flagOf(member.is_enabled) }),
    ...(found && { group: { group_id: found.group_id, group_name: found.group_name, status: found.status } }),
    ...(message && { is_message_there: flagOf(await chat.operator.isThere(db, message.msg_id)) }),
    ...(post && { is_post_there: flagOf((await findPost(db, post.id))?.state === starPostStates.published) }),
    ...(comment && { is_comment_there: flagOf((await findComment(db, comment.id)) !== undefined) }),
  }
}

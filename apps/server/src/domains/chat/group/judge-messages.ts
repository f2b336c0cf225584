import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { Content, SendableType } from '@cliffhanger/rules/chat/content.ts'
import { isMutedAt } from '@cliffhanger/rules/groups/mutes.ts'
import { maySend, needsReview } from '@cliffhanger/rules/groups/policy.ts'
import { slowWaitSeconds } from '@cliffhanger/rules/groups/slow-mode.ts'
import type { GroupSendResult, GroupState, KnownMessage, PlacedMessage } from '../queries/group-state.ts'
import { refusalDetails } from './acting-member.ts'

/** One message on its way into a group. */
export interface NewGroupMessage {
  readonly senderId: number
  readonly groupId: number
  readonly localId: string
  readonly messageType: SendableType
  readonly content: Content
  readonly refMessageId: number
  readonly ip: string
}

type Decision =
  | { readonly placed: PlacedMessage }
  /** Comes a second time in the same batch; the first has this seq. */
  | { readonly twinOf: number }
  | { readonly result: GroupSendResult }

const refused = (refusal: RefusalName, details?: Readonly<Record<string, unknown>>): Decision => ({
  result: { outcome: 'refused', refusal, details },
})

interface Body {
  readonly msg_type: string
  readonly content_text: string
  readonly ref_msg_id: number
}

const isSameBody = (body: Body, { messageType, content, refMessageId }: NewGroupMessage): boolean =>
  body.msg_type === messageType && body.content_text === content.contentText && body.ref_msg_id === refMessageId

const keyOf = (senderId: number, localId: string): string => `${senderId} ${localId}`

/** Judges a batch under the lock, in order of arrival. A repeat is answered before any right is looked at; `held` are the files that are
 *  there until the commit. */
export function judge(
  { group, last_seq, members, known, answered }: GroupState,
  batch: readonly NewGroupMessage[],
  held: ReadonlySet<string>,
  nowMs: number,
): Decision[] {
  const knownByKey = new Map<string, KnownMessage>(known.map((row) => [keyOf(row.sender_id, row.local_id), row]))
  const memberById = new Map(members.map((member) => [member.user_id, member]))
  const mayAnswer = new Set(answered.map(({ user_id, msg_id }) => `${user_id} ${msg_id}`))
  const placedByKey = new Map<string, PlacedMessage>()
  const lastSent = new Map(members.map(({ user_id, last_sent_ms }) => [user_id, last_sent_ms]))
  let seq = last_seq
  return batch.map((message): Decision => {
    const key = keyOf(message.senderId, message.localId)
    const before = knownByKey.get(key)
    if (before)
      return isSameBody(before, message)
        ? { result: { ...before, outcome: 'repeat' } }
        : refused('idempotencyKeyReused')
    const duplicate = placedByKey.get(key)
    if (duplicate)
      return isSameBody(
        { msg_type: duplicate.messageType, content_text: duplicate.contentText, ref_msg_id: duplicate.refMessageId },
        message,
      )
        ? { twinOf: duplicate.seq }
        : refused('idempotencyKeyReused')
    const stored = memberById.get(message.senderId)
    const member = stored && { ...stored, is_muted: isMutedAt(stored, nowMs) }
    const { kinds, mentions } = message.content
    const refusal = maySend(group, member, { kinds, mentionsAll: mentions.includes('all') })
    if (refusal || !member) return refused(refusal ?? 'notGroupMember', refusalDetails(refusal, member))
    const waitSeconds = slowWaitSeconds(group, member.role, lastSent.get(message.senderId) ?? 0, nowMs)
    if (waitSeconds > 0) return refused('slowMode', { retry_after: waitSeconds })
    if (message.refMessageId !== 0 && !mayAnswer.has(`${message.senderId} ${message.refMessageId}`))
      return refused('messageGone')
    if (!message.content.fileKeys.every((fileKey) => held.has(fileKey))) return refused('fileNotUploaded')
    const placed: PlacedMessage = {
      seq: ++seq,
      senderId: message.senderId,
      localId: message.localId,
      messageType: message.messageType,
      contentText: message.content.contentText,
      refMessageId: message.refMessageId,
      review: needsReview(group, member.role) ? 0 : 1,
      ip: message.ip,
      fileKeys: message.content.fileKeys,
      pollKey: message.content.pollKey,
      mentions: mentions.map((whom) => (whom === 'all' ? 0 : whom)),
    }
    placedByKey.set(key, placed)
    lastSent.set(message.senderId, nowMs)
    return { placed }
  })
}

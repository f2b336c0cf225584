import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import { hasText } from '@cliffhanger/rules/chat/edits.ts'
import {
  mayClosePoll,
  mayDelete,
  mayPin,
  mayReact,
  mayReview,
  maySeeMembers,
  mayWithdraw,
  needsReview,
} from '@cliffhanger/rules/groups/policy.ts'
import { meInGroup } from '../../../shared/people/me-in-group.ts'
import { pinsOf } from '../conversations/pins.ts'
import type { GroupRow } from '../storage/rows.ts'
import type { Bubble } from './chat-rows.ts'

/** What can be done with a message. */
export type MessageAction =
  | 'reply'
  | 'edit'
  | 'copy'
  | 'forward'
  | 'favorite'
  | 'remind'
  | 'translate'
  | 'approve'
  | 'reject'
  | 'pin'
  | 'unpin'
  | 'readBy'
  | 'reactions'
  | 'retractVote'
  | 'closePoll'
  | 'select'
  | 'withdraw'
  | 'delete'
  | 'report'
  | 'resend'
  | 'discard'
  | 'cancel'

/** For whom a message is deleted: me, both sides, or everybody. */
export type DeleteReach = 'me' | 'both' | 'all'

export interface Circumstances {
  readonly nowMs: number
  /** How long a message of mine can be taken back. */
  readonly withdrawMs: number
  /** Something can be written here. */
  readonly canWrite: boolean
  /** The group with my role in it; undefined between two people. */
  readonly group: GroupRow | undefined
  /** Groups up to this size tell who has read what. */
  readonly readByMax: number
}

const authorOf = (row: Bubble): { readonly isOwn: boolean; readonly authorRole: GroupRole | undefined } => ({
  isOwn: row.isMine,
  authorRole: row.sender?.role || undefined,
})

const canWithdraw = (row: Bubble, { group, nowMs, withdrawMs }: Circumstances): boolean => {
  const ageMs = nowMs - row.sentMs
  if (!group) return row.isMine && ageMs <= withdrawMs
  return mayWithdraw(group, group.userRole, { ...authorOf(row), ageMs, windowMs: withdrawMs }) === undefined
}

/** Whom a deletion may reach, always me first. */
export const deleteReaches = (row: Bubble, { group }: Pick<Circumstances, 'group'>): readonly DeleteReach[] => {
  if (!group) return row.isMine ? ['me', 'both'] : ['me']
  return mayDelete(group.userRole, authorOf(row)) === undefined ? ['me', 'all'] : ['me']
}

/** S-116: my own text, while it may be unsent; in a group that reviews messages only by those who are not reviewed. */
export const canEdit = (row: Bubble, { group, nowMs, withdrawMs }: Circumstances): boolean =>
  row.isMine &&
  hasText(row.msgType) &&
  textOfRow(row) !== '' &&
  nowMs - row.sentMs <= withdrawMs &&
  (!group || !needsReview(group, group.userRole))

/** whether I may react to a message. */
export const canReact = (row: Bubble, { group, canWrite }: Pick<Circumstances, 'group' | 'canWrite'>): boolean =>
  row.msgId > 0 &&
  row.review === reviewStates.approved &&
  (group ? mayReact(group, meInGroup(group)) === undefined : canWrite)

/** What is written in a message; '' where nothing is. */
export const textOfRow = ({ body }: Bubble): string => {
  if (body.kind === 'text') return body.text
  if (body.kind === 'media') return body.content.text
  return body.kind === 'poll' ? body.question : ''
}

/** A poll belongs to those who read it where it was asked (S-125). */
const staying: ReadonlySet<Bubble['body']['kind']> = new Set(['poll', 'transfer', 'unreadable'])

/** S-125: whether my vote can be taken back; an answer to a quiz stays. */
const canRetract = (row: Bubble, around: Circumstances): boolean =>
  row.body.kind === 'poll' &&
  row.body.poll.quiz === 0 &&
  row.poll?.closed === 0 &&
  row.poll.mine.length > 0 &&
  canReact(row, around)

/** S-125: whether I may end a poll: mine, or in a group I manage. */
const canClose = (row: Bubble, { group, canWrite }: Circumstances): boolean =>
  row.poll?.closed === 0 &&
  row.review === reviewStates.approved &&
  (group ? mayClosePoll(group, group.userRole, row.isMine) === undefined : row.isMine && canWrite)

/** What its menu offers for a message, in its order. */
export const messageActions = (row: Bubble, around: Circumstances): readonly MessageAction[] => {
  if (row.state === 'failed') return [...(textOfRow(row) === '' ? [] : ['copy' as const]), 'resend', 'discard']
  if (row.isWaiting) return [...(textOfRow(row) === '' ? [] : ['copy' as const]), 'cancel']
  const { group, canWrite, readByMax } = around
  const isStored = row.msgId > 0
  const isForwardable = isStored && !staying.has(row.body.kind)
  const isForAll = row.review === reviewStates.approved
  const isPinning = group !== undefined && mayPin(group, meInGroup(group)) === undefined
  const isPinned = group !== undefined && pinsOf(group).some(({ msg_id }) => msg_id === row.msgId)
  const isReviewing =
    isStored &&
    row.review === reviewStates.waiting &&
    group !== undefined &&
    mayReview(group, group.userRole) === undefined
  const offers: readonly (readonly [MessageAction, boolean])[] = [
    ['approve', isReviewing],
    ['reject', isReviewing],
    ['reply', isStored && isForAll && canWrite],
    ['edit', isStored && isForAll && canWrite && canEdit(row, around)],
    ['copy', textOfRow(row) !== ''],
    ['forward', isForwardable && isForAll],
    ['favorite', isForwardable && isForAll],
    ['remind', isStored && isForAll],
    ['translate', isStored && textOfRow(row) !== '' && row.body.kind !== 'poll'],
    ['pin', isStored && isForAll && isPinning && !isPinned],
    ['unpin', isStored && isPinning && isPinned],
    [
      'readBy',
      isStored && row.isMine && group !== undefined && group.member_total > 0 && group.member_total <= readByMax,
    ],
    ['reactions', row.reactions.length > 0 && (!group || maySeeMembers(group, group.userRole) === undefined)],
    ['retractVote', canRetract(row, around)],
    ['closePoll', canClose(row, around)],
    ['select', isStored],
    ['report', isStored && !row.isMine],
    ['withdraw', isStored && canWithdraw(row, around)],
    ['delete', isStored],
  ]
  return offers.filter(([, isOffered]) => isOffered).map(([action]) => action)
}

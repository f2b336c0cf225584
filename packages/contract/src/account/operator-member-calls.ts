import * as z from 'zod/mini'
import { call } from '../call.ts'
import { dramaForm } from '../drama/operator-schemas.ts'
import { groupRole, groupState } from '../groups/schemas.ts'
import { version } from '../notices/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty, flag, id, paged, paging, queryNumber, seconds, text } from '../schema.ts'

const ofMember = z.object({ ...paging, user_id: queryNumber(id()) })

/** Why a sign-in ended; '' while it lasts. */
const sessionEnds = ['', 'logout', 'password', 'reset', 'reuse', 'disabled', 'operator'] as const

/** One sign-in on one device. What the device says of itself is '' where it says nothing. */
const memberSession = z.object({
  id: id(),
  device_type: z.string(),
  device_os: z.string(),
  device_model: z.string(),
  browser: z.string(),
  time_zone: z.string(),
  /** The last one, without its end: `203.0.113.*`. */
  address: z.string(),
  end_reason: z.literal(sessionEnds),
  /** Its tokens were renewed last then. */
  seen_time: seconds(),
  create_time: seconds(),
  /** 0 while it lasts. */
  end_time: seconds(),
})
export type MemberSession = z.output<typeof memberSession>

const watchedEntry = z.extend(z.pick(dramaForm, { language: true, texts: true }), {
  /** The drama's. */
  id: id(),
  cover: z.string(),
  /** The episode where they stopped, the second in it, and how long it is. */
  number: id(),
  position: count(),
  duration: count(),
  is_done: flag(),
  watch_time: seconds(),
})
export type WatchedEntry = z.output<typeof watchedEntry>

const memberGroup = z.object({
  group_id: id(),
  g_no: z.string(),
  group_name: z.string(),
  avatar_url: z.string(),
  member_total: count(),
  status: groupState,
  role: groupRole,
  is_muted: flag(),
  join_time: seconds(),
})
export type MemberGroup = z.output<typeof memberGroup>

/** What an operator wrote down about a member; members never read it. */
const memberNote = z.object({
  id: id(),
  text: z.string(),
  operator_name: z.string(),
  /** The operator who asks wrote it, and may edit it. */
  is_own: flag(),
  version: count(),
  create_time: seconds(),
  /** 0: it is as it was written. */
  edit_time: seconds(),
})
export type MemberNote = z.output<typeof memberNote>

export const longestNote = 2000
const noteText = text(1, longestNote)
const written = z.object({ note: memberNote })

/** What the page of one member shows besides their account: sign-ins, what they watched, their groups, and notes of operators. */
export const memberOperatorCalls = {
  listMemberSessions: call({
    id: 'op-member-sessions',
    method: 'GET',
    path: '/operator/v1/member/sessions',
    auth: 'operator',
    permission: 'member.read',
    request: ofMember,
    data: paged(memberSession),
    errors: ['notFound'],
    summary: 'Sign-ins of a member and their devices, the newest first',
  }),
  endMemberSession: call({
    id: 'op-member-session-end',
    method: 'POST',
    path: '/operator/v1/member/sessions/end',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ user_id: id(), session_id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Ends one sign-in of a member with 6001; one that ended before stays as it was',
  }),
  openMemberHistory: call({
    id: 'op-member-history',
    method: 'POST',
    path: '/operator/v1/member/history',
    auth: 'operator',
    permission: 'member.read',
    request: z.object({ ...paging, user_id: id() }),
    data: paged(watchedEntry),
    errors: ['notFound'],
    summary: 'What a member watched, the latest first, without what they removed; the log notes who looked',
  }),
  listMemberGroups: call({
    id: 'op-member-groups',
    method: 'GET',
    path: '/operator/v1/member/groups',
    auth: 'operator',
    permission: 'group.read',
    request: ofMember,
    data: paged(memberGroup),
    errors: ['notFound'],
    summary: 'Groups a member is in, with their role there, joined last first; nothing of what is said in them',
  }),
  listMemberNotes: call({
    id: 'op-member-notes',
    method: 'GET',
    path: '/operator/v1/member/notes',
    auth: 'operator',
    permission: 'member.read',
    request: ofMember,
    data: paged(memberNote),
    errors: ['notFound'],
    summary: 'What operators noted about a member, the newest first',
  }),
  addMemberNote: call({
    id: 'op-member-note-add',
    method: 'POST',
    path: '/operator/v1/member/notes/add',
    auth: 'operator',
    permission: 'member.write',
    idempotency: 'key',
    request: z.object({ user_id: id(), text: noteText }),
    data: written,
    errors: ['notFound'],
    summary: 'Adds a note about a member; the same key adds it once',
  }),
  editMemberNote: call({
    id: 'op-member-note-edit',
    method: 'POST',
    path: '/operator/v1/member/notes/edit',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ id: id(), version, text: noteText }),
    data: written,
    errors: ['notFound', 'stateChanged'],
    summary: 'Changes a note of one’s own; 4001 for somebody else’s, 4003 where it was changed meanwhile',
  }),
  removeMemberNote: call({
    id: 'op-member-note-remove',
    method: 'POST',
    path: '/operator/v1/member/notes/remove',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Removes a note, whoever wrote it; the log keeps what it said and why it went',
  }),
} as const

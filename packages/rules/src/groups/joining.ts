import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { JoinEntry, JoinLinkState } from '@cliffhanger/contract/groups/join-links.ts'
import type { GroupRole, Scope } from '@cliffhanger/contract/groups/schemas.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { type GroupRules, isAdministrator, mayInvite } from './policy.ts'

/** What of a link decides whether it lets people in. */
export interface StoredJoinLink {
  readonly needs_approval: boolean
  /** 0: it has no end. */
  readonly expires_ms: number
  /** 0: as many as come. */
  readonly use_limit: number
  readonly used: number
  /** 0: it was not. */
  readonly revoked_ms: number
}

/** Somebody who opens a link. */
export interface Comer {
  readonly isMember: boolean
  /** A manager removed them from the group, and nobody took them in again since. */
  readonly wasRemoved: boolean
  /** They asked, and nobody answered yet. */
  readonly isWaiting: boolean
  /** When they were refused last; 0: never. */
  readonly refusedMs: number
  /** A blacklist stands between them and who made the link. */
  readonly isApart: boolean
}

/** Whoever was refused asks again after this long. */
export const askAgainMs = dayMs

/** Whether a link lets people in (S-135). */
export function joinLinkState(link: StoredJoinLink, nowMs: number): JoinLinkState {
  if (link.revoked_ms > 0) return 'revoked'
  if (link.expires_ms > 0 && link.expires_ms <= nowMs) return 'expired'
  return link.use_limit > 0 && link.used >= link.use_limit ? 'used' : 'open'
}

const deadLinks = { revoked: 'joinLinkGone', expired: 'joinLinkExpired', used: 'joinLinkUsedUp' } as const

export type JoinDecision =
  | { readonly entry: JoinEntry; readonly refusal?: undefined }
  | { readonly refusal: RefusalName; readonly entry?: undefined }

interface JoinContext {
  readonly group: { readonly status: 0 | 1 | 2; readonly is_invitation: Scope; readonly member_total: number }
  readonly link: StoredJoinLink
  readonly comer: Comer
  readonly memberLimit: number
  readonly nowMs: number
}

/** What a link offers somebody (S-135). Refuses 5014, and 5025, 5026 or 5030 to those outside where it lets nobody in any more. */
export function decideEntry({ group, link, comer, memberLimit, nowMs }: JoinContext): JoinDecision {
  if (group.status === groupStates.dissolved) return { refusal: 'groupDissolved' }
  if (comer.isMember) return { entry: 'member' }
  if (comer.isApart) return { refusal: 'joinLinkGone' }
  if (comer.isWaiting) return { entry: 'waiting' }
  const state = joinLinkState(link, nowMs)
  if (state !== 'open') return { refusal: deadLinks[state] }
  if (group.status === groupStates.banned) return { entry: 'banned' }
  if (group.is_invitation === 3) return { entry: 'closed' }
  if (group.member_total >= memberLimit) return { entry: 'full' }
  if (comer.refusedMs > nowMs - askAgainMs) return { entry: 'refused' }
  return { entry: link.needs_approval || comer.wasRemoved ? 'ask' : 'join' }
}

/** The code of a link to a group, whatever host it leads to: a code says nothing to another platform. Undefined for any other text. */
export const joinCodeIn = (text: string): string | undefined =>
  /^https?:\/\/[^\s/]+\/g\/([\w-]{22})$/.exec(text.trim())?.[1]

/** Making links to join a group: creator and managers, as far as they may invite. Refuses 4001, 5014, 5006. */
export const mayMakeLinks = (group: GroupRules, role: GroupRole): RefusalName | undefined =>
  isAdministrator(role) ? mayInvite(group, role) : 'noPermission'

/** Seeing and revoking links, and who asks to come in. Refuses 4001. */
export const mayManageEntries = (role: GroupRole): RefusalName | undefined =>
  isAdministrator(role) ? undefined : 'noPermission'

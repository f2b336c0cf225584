import * as z from 'zod/mini'
import { call } from '../call.ts'
import { event } from '../event.ts'
import { count, empty, flag, id, paged, paging, queryNumber, seconds } from '../schema.ts'
import { onlineMember } from './schemas.ts'

/** S-135: so many links of a group let people in at once, and so many people one of them at most. */
export const joinLinkLimits = { open: 50, uses: 10_000 } as const

/** Seconds a link may last; 0 is until it is revoked. */
export const joinLinkLasts = [0, 3600, 86_400, 604_800] as const

/** The code of a link, as it stands in `/g/{code}`: nobody comes upon one by trying. */
export const joinCode = () => z.string().check(z.regex(/^[\w-]{22}$/))

export const joinLinkStates = ['open', 'revoked', 'expired', 'used'] as const
export type JoinLinkState = (typeof joinLinkStates)[number]

/** A link as creator and managers see it. */
export const joinLink = z.object({
  link_id: id(),
  group_id: id(),
  code: joinCode(),
  url: z.string(),
  maker: onlineMember,
  needs_approval: flag(),
  /** 0: it has no end. */
  expire_time: count(),
  /** How many people it lets in; 0: as many as come. */
  use_limit: count(),
  used: count(),
  state: z.literal(joinLinkStates),
  create_time: seconds(),
})
export type JoinLink = z.output<typeof joinLink>

/** What a link offers whoever opens it: to come in, to ask, or why not. */
export const joinEntries = ['join', 'ask', 'waiting', 'refused', 'member', 'full', 'closed', 'banned'] as const
export type JoinEntry = (typeof joinEntries)[number]

/** Somebody who waits to be let in. */
export const joinRequest = z.extend(onlineMember, {
  link_id: id(),
  /** A manager removed them from this group before. */
  was_removed: flag(),
  ask_time: seconds(),
})
export type JoinRequest = z.output<typeof joinRequest>

/** Somebody who came by a link. */
export const joinLinkUse = z.extend(onlineMember, { join_time: seconds(), is_member: flag() })
export type JoinLinkUse = z.output<typeof joinLinkUse>

/** A group as somebody sees it who holds a link to it. `member_total` is 0 where the group does not show it; `is_announcement`: creator and managers
 *  alone write in it (S-149). */
export const joinInfo = z.object({
  group: z.object({
    group_id: id(),
    group_name: z.string(),
    avatar_url: z.string(),
    description: z.string(),
    member_total: count(),
    is_announcement: z.optional(flag()),
  }),
  maker: onlineMember,
  entry: z.literal(joinEntries),
})
export type JoinInfo = z.output<typeof joinInfo>

const ofGroup = { group_id: queryNumber(id()) }
const byCode = z.object({ code: joinCode() })
const deadLink = ['joinLinkGone', 'joinLinkExpired', 'joinLinkUsedUp', 'groupDissolved'] as const

/** Links and codes to join a group, who came by them, and who waits to be let in (S-135). */
export const joinLinkCalls = {
  createJoinLink: call({
    id: 'groupjoin-add',
    method: 'POST',
    path: '/api/v6/GroupJoin/add',
    auth: 'bearer',
    rate: '60/h',
    request: z.object({
      group_id: id(),
      last_seconds: z.literal(joinLinkLasts),
      use_limit: z.int().check(z.gte(0), z.lte(joinLinkLimits.uses)),
      needs_approval: flag(),
    }),
    data: joinLink,
    errors: ['noPermission', 'notGroupMember', 'groupForbids', 'groupDissolved', 'tooManyJoinLinks'],
    summary: 'Makes a link to join a group, for creator and managers; one that needs approval has no limit of uses',
  }),
  listJoinLinks: call({
    id: 'groupjoin-list',
    method: 'GET',
    path: '/api/v6/GroupJoin/list',
    auth: 'bearer',
    request: z.object({ ...paging, ...ofGroup }),
    data: paged(joinLink),
    errors: ['noPermission', 'notGroupMember'],
    summary: 'Links of a group, for creator and managers: those that let people in first, then the newest',
  }),
  revokeJoinLink: call({
    id: 'groupjoin-revoke',
    method: 'POST',
    path: '/api/v6/GroupJoin/revoke',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ group_id: id(), link_id: id() }),
    data: joinLink,
    errors: ['noPermission', 'notGroupMember', 'notFound'],
    summary: 'Ends a link of a group, for creator and managers; who asked by it still waits',
  }),
  listJoinLinkUses: call({
    id: 'groupjoin-uses',
    method: 'GET',
    path: '/api/v6/GroupJoin/uses',
    auth: 'bearer',
    request: z.object({ ...paging, ...ofGroup, link_id: queryNumber(id()) }),
    data: paged(joinLinkUse),
    errors: ['noPermission', 'notGroupMember', 'notFound'],
    summary: 'Who came by a link of a group, the last first, for creator and managers',
  }),
  getJoinInfo: call({
    id: 'groupjoin-info',
    method: 'POST',
    path: '/api/v6/GroupJoin/info',
    auth: 'bearer',
    rate: '60/min',
    request: byCode,
    data: joinInfo,
    errors: [...deadLink],
    quiet: true,
    summary: 'What a link leads to and whether I may come in by it',
  }),
  joinByLink: call({
    id: 'groupjoin-join',
    method: 'POST',
    path: '/api/v6/GroupJoin/join',
    auth: 'bearer',
    rate: '30/min',
    request: byCode,
    data: z.object({ group_id: id(), entry: z.literal(['member', 'waiting']) }),
    errors: [...deadLink, 'groupForbids', 'joinRequestRefused'],
    summary: 'Comes into the group of a link, or asks to; twice is the same as once',
  }),
  withdrawJoinRequest: call({
    id: 'groupjoin-withdraw',
    method: 'POST',
    path: '/api/v6/GroupJoin/withdraw',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ group_id: id() }),
    data: empty(),
    errors: [],
    summary: 'Takes back that I asked to join a group; changes nothing where nobody waits',
  }),
  listJoinRequests: call({
    id: 'groupjoin-requests',
    method: 'GET',
    path: '/api/v6/GroupJoin/requests',
    auth: 'bearer',
    request: z.object({ ...paging, ...ofGroup }),
    data: paged(joinRequest),
    errors: ['noPermission', 'notGroupMember'],
    quiet: true,
    summary: 'Who waits to be let into a group, the first first, for creator and managers',
  }),
  decideJoinRequest: call({
    id: 'groupjoin-decide',
    method: 'POST',
    path: '/api/v6/GroupJoin/decide',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ group_id: id(), user_id: id(), is_approved: flag() }),
    data: empty(),
    errors: ['noPermission', 'notGroupMember', 'groupForbids', 'groupDissolved', 'stateChanged'],
    summary: 'Lets somebody in who asked, or not, which they hear by a notice; 4003 where nobody waits any more',
  }),
} as const

/** How many wait to be let into a group; to creator and managers. Whoever misses it has the list. */
export const joinWaits = event({
  action: 'group_join_wait',
  stream: 'transient',
  data: z.object({ target_id: id(), total: count() }),
})

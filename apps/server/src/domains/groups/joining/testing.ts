import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinLink } from '@cliffhanger/contract/groups/join-links.ts'
import type { Member } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'

/** Links to join, as tests make and use them. */
export const joiningIn = (server: TestServer) => ({
  add: (by: Member, group_id: number, terms: Partial<CallRequest<typeof groupsCalls.createJoinLink>> = {}) =>
    server.call(
      groupsCalls.createJoinLink,
      { group_id, last_seconds: 0, use_limit: 0, needs_approval: 0, ...terms },
      { token: by.token },
    ),
  info: (who: Member, code: string) => server.call(groupsCalls.getJoinInfo, { code }, { token: who.token }),
  /** What a link offers somebody, or the code of its refusal. */
  entryOf: async (who: Member, { code }: Pick<JoinLink, 'code'>) => {
    const reply = await server.call(groupsCalls.getJoinInfo, { code }, { token: who.token })
    return reply.code === 200 ? reply.data.entry : reply.code
  },
  join: (who: Member, { code }: Pick<JoinLink, 'code'>) =>
    server.call(groupsCalls.joinByLink, { code }, { token: who.token, language: 'en' }),
  revoke: (by: Member, { group_id, link_id }: Pick<JoinLink, 'group_id' | 'link_id'>) =>
    server.call(groupsCalls.revokeJoinLink, { group_id, link_id }, { token: by.token }),
  list: (by: Member, group_id: number) => server.call(groupsCalls.listJoinLinks, { group_id }, { token: by.token }),
  uses: (by: Member, { group_id, link_id }: Pick<JoinLink, 'group_id' | 'link_id'>) =>
    server.call(groupsCalls.listJoinLinkUses, { group_id, link_id }, { token: by.token }),
  requests: (by: Member, group_id: number) =>
    server.call(groupsCalls.listJoinRequests, { group_id }, { token: by.token }),
  decide: (by: Member, group_id: number, who: Member, is_approved: 0 | 1) =>
    server.call(
      groupsCalls.decideJoinRequest,
      { group_id, user_id: who.userId, is_approved },
      { token: by.token, language: 'en' },
    ),
  withdraw: (who: Member, group_id: number) =>
    server.call(groupsCalls.withdrawJoinRequest, { group_id }, { token: who.token }),
})

/** How many the group counts, and how many are in it. */
export const sizesOf = (server: TestServer, groupId: number) =>
  server.context.db.one<{ total: number; present: number }>(
    `select g.member_total as total, (count(*) filter (where m.left_seq is null))::int as present
       from groups g join group_members m on m.group_id = g.group_id where g.group_id = $1 group by g.member_total`,
    [groupId],
  )

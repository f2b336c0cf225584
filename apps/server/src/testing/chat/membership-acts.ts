import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'
import type { Action } from './any-action.ts'

interface MembershipAct extends Pick<Action, 'back' | 'isOn'> {
  readonly group_id: number
  /** Creator and manager of the group, whichever of them is which: they stay in it. What a member was not shown before they became one of these
   *  is asked for anew by clients, which these devices do not. */
  readonly founders: readonly [Member, Member]
}

/** Removes a member, with their messages or without. */
export async function kick(
  server: TestServer,
  { userId }: Member,
  { group_id, founders, isOn }: MembershipAct,
): Promise<void> {
  if (founders.some((one) => one.userId === userId)) return
  await server.call(
    groupsCalls.removeMembers,
    { group_id, members: [userId], del_msg: flagOf(isOn) },
    { token: founders[0].token },
  )
}

export async function leave(
  server: TestServer,
  { userId, token }: Member,
  { group_id, founders }: MembershipAct,
): Promise<void> {
  if (founders.some((one) => one.userId === userId)) return
  await server.call(groupsCalls.leaveGroup, { group_id }, { token })
}

export async function handOver(server: TestServer, { group_id, founders, isOn }: MembershipAct): Promise<void> {
  const [giver, taker] = isOn ? founders : [founders[1], founders[0]]
  await server.call(groupsCalls.handOverGroup, { group_id, user_id: taker.userId }, { token: giver.token })
}

/** A founder makes a link, for one person, for everybody or with approval; a member comes in by it or asks to, on every process at once, and
 *  is let in or not (S-135). */
export async function joinByLink(
  servers: readonly TestServer[],
  { userId, token }: Member,
  { group_id, founders, back, isOn }: MembershipAct,
): Promise<void> {
  const [server] = servers
  const link = { group_id, last_seconds: 0, use_limit: back % 2, needs_approval: flagOf(back % 3 === 0) } as const
  const made = await server?.call(
    groupsCalls.createJoinLink,
    link.needs_approval === 1 ? { ...link, use_limit: 0 } : link,
    { token: founders[0].token },
  )
  if (!server || !made?.data) return
  const { code, link_id } = made.data
  const answers = await Promise.all(servers.map((one) => one.call(groupsCalls.joinByLink, { code }, { token })))
  if (answers.some(({ data }) => data?.entry === 'waiting')) {
    const decision = { group_id, user_id: userId, is_approved: flagOf(isOn) }
    await Promise.all(
      servers.map((one, index) =>
        one.call(groupsCalls.decideJoinRequest, decision, { token: (founders[index] ?? founders[0]).token }),
      ),
    )
  }
  await server.call(groupsCalls.revokeJoinLink, { group_id, link_id }, { token: founders[0].token })
}

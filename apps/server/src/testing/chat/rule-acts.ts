import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { muteSeconds } from '@cliffhanger/contract/groups/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { MemberStore } from '../member-store.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'
import type { Action } from './any-action.ts'

interface RuleAct extends Pick<Action, 'back' | 'isOn'> {
  readonly group_id: number
  /** Creator or manager. */
  readonly by: Member
}

/** Mutes a member for one of the times there are, or lets them speak again (S-122). */
export async function mute(
  server: TestServer,
  { userId }: Member,
  { group_id, by, back, isOn }: RuleAct,
): Promise<void> {
  const muted_seconds = isOn ? (muteSeconds[back % muteSeconds.length] ?? 0) : 0
  const about = { group_id, members: [userId], is_muted: flagOf(isOn), muted_seconds }
  await server.call(groupsCalls.muteMembers, about, { token: by.token })
}

/** Makes a group slow or quick, has its messages reviewed, or gives ordinary members a right or takes it (S-123, R-18, R-29, R-30). */
export async function permit(server: TestServer, { group_id, by, back, isOn }: RuleAct): Promise<void> {
  const whom = isOn ? 0 : 2
  const changes: readonly Partial<CallRequest<typeof groupsCalls.editGroupSettings>>[] = [
    { is_review: flagOf(isOn) },
    { slow_seconds: isOn ? 10 : 0 },
    { slow_seconds: 0 },
    { can_pin_msg: whom },
    { can_edit_info: whom },
    { can_withdraw_other_msg: whom },
  ]
  await server.call(groupsCalls.editGroupSettings, { group_id, ...changes[back % changes.length] }, { token: by.token })
}

/** What a device heard of the rules of its groups and of its member's mutes there, and what a new one finds of the same. */
export async function rulesBy(server: TestServer, { token }: Member, { conversations }: MemberStore) {
  const { list } = await server.succeed(groupsCalls.listMyGroups, {}, { token })
  return list.map((group) => {
    const { rules = {}, mute: own } = conversations.get(`g_${group.group_id}`) ?? {}
    const found = Object.entries(group).filter(([name]) => name in rules)
    return {
      heard: { ...rules, ...(own && { own }) },
      found: {
        ...Object.fromEntries(found),
        ...(own && { own: { is_muted: group.userMuted, muted_until: group.userMutedUntil ?? 0 } }),
      },
    }
  })
}

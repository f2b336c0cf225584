import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { isMutedAt, muteEndMs } from '@cliffhanger/rules/groups/mutes.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { newGroupEvent } from '../../chat/index.ts'
import { changeMembers } from '../change-members.ts'

/** Mutes members of a lower role, for a time or until it is lifted (S-122), or lets them speak again. Twice is harmless. */
export const muteMembers: Handler<typeof groupsCalls.muteMembers> = async (
  context,
  { group_id: groupId, members: userIds, is_muted, muted_seconds },
) => {
  const isMuted = is_muted === 1
  const nowMs = context.clock()
  const untilMs = isMuted ? muteEndMs(muted_seconds, nowMs) : 0
  const ending = untilMs > 0 ? { muted_until: toSeconds(untilMs) } : {}
  const members = await changeMembers(context, groupId, {
    userIds,
    act: 'mute',
    change: { mute: { isMuted, untilMs } },
    isNew: (member) => isMutedAt(member, nowMs) !== isMuted || (isMuted && member.muted_until_ms !== untilMs),
    event: (about) => newGroupEvent(groupEvents.muted, { ...about, is_muted, ...ending }),
  })
  return { members, is_muted, ...ending }
}

import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { isMutedAt } from '@cliffhanger/rules/groups/mutes.ts'
import { serverNowMs } from '../../platform/server/server-clock.ts'

/** Me in a group, as far as it decides what I may do now: a mute that is over ended by itself (S-122). */
export const meInGroup = ({
  userRole,
  userMuted,
  userMutedUntil = 0,
}: Pick<Group, 'userRole' | 'userMuted' | 'userMutedUntil'>) => ({
  role: userRole,
  is_muted: isMutedAt({ is_muted: userMuted === 1, muted_until_ms: userMutedUntil * 1000 }, serverNowMs()),
})

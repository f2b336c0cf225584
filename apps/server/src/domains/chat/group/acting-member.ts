import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { ActingMember } from '../queries/group-state.ts'

/** What a refusal says besides its name: until when somebody is muted whose mute ends by itself (S-122). */
export const refusalDetails = (
  refusal: RefusalName | undefined,
  member: Pick<ActingMember, 'muted_until_ms'> | undefined,
): Readonly<Record<string, unknown>> | undefined =>
  refusal === 'mutedInGroup' && member && member.muted_until_ms > 0
    ? { muted_until: toSeconds(member.muted_until_ms) }
    : undefined

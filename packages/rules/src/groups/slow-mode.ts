import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import { isAdministrator } from './policy.ts'

/** Seconds until this member may send again in a group with slow mode (S-123); 0 where they may now. Creator and managers always may. */
export const slowWaitSeconds = (
  { slow_seconds: slowSeconds = 0 }: { readonly slow_seconds?: number | undefined },
  role: GroupRole,
  lastSentMs: number,
  nowMs: number,
): number =>
  slowSeconds === 0 || lastSentMs === 0 || isAdministrator(role)
    ? 0
    : Math.min(slowSeconds, Math.max(0, Math.ceil((lastSentMs + slowSeconds * 1000 - nowMs) / 1000)))

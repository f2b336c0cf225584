import type { VipKind, VipTime } from '@cliffhanger/contract/membership/schemas.ts'

/** The pieces that the membership of a kind is made of since it began, the newest first: one that is added to nothing is the first of them. */
export function runningTimes(times: readonly VipTime[], kind: VipKind): readonly VipTime[] {
  const own = times.filter(({ vip_type }) => vip_type === kind)
  const begun = own.findIndex(({ seconds, vip_end_time: end, create_time: at }) => seconds > 0 && end - seconds <= at)
  return begun === -1 ? own : own.slice(0, begun + 1)
}

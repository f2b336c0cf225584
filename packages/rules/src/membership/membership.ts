import { dayMs } from '@cliffhanger/contract/duration.ts'

/** What is bought: 1 VIP, 2 SVIP. */
export type VipKind = 1 | 2

/** Until when a member's times last, in milliseconds; 0 or past: none. VIP pauses while SVIP runs (S-101), so `vipUntilMs` already counts
 *  that pause: it is when VIP will end if nothing more is bought. */
export interface MembershipTimes {
  readonly vipUntilMs: number
  readonly svipUntilMs: number
}

/** What a member is at a moment, and until when. */
export interface Membership {
  readonly kind: 'none' | 'vip' | 'svip'
  /** 0 without a membership. */
  readonly endMs: number
}

export const noMembership: MembershipTimes = { vipUntilMs: 0, svipUntilMs: 0 }

export function membershipAt({ vipUntilMs, svipUntilMs }: MembershipTimes, nowMs: number): Membership {
  if (svipUntilMs > nowMs) return { kind: 'svip', endMs: svipUntilMs }
  if (vipUntilMs > nowMs) return { kind: 'vip', endMs: vipUntilMs }
  return { kind: 'none', endMs: 0 }
}

/** `vip_type` on the wire. */
export const vipTypeOf = ({ kind }: Pick<Membership, 'kind'>): 0 | VipKind =>
  (({ none: 0, vip: 1, svip: 2 }) as const)[kind]

/** When VIP goes on: after the SVIP that runs. */
const vipStartMs = ({ svipUntilMs }: MembershipTimes, nowMs: number): number => Math.max(nowMs, svipUntilMs)

/** Time of a kind that was not used up yet. */
export function leftMs(times: MembershipTimes, kind: VipKind, nowMs: number): number {
  if (kind === 2) return Math.max(0, times.svipUntilMs - nowMs)
  return Math.max(0, times.vipUntilMs - vipStartMs(times, nowMs))
}

/** Adds time to the end of what runs of its kind (S-101); SVIP pushes what is left of VIP back by as much. */
export function addTime(times: MembershipTimes, kind: VipKind, durationMs: number, nowMs: number): MembershipTimes {
  if (kind === 1) return { ...times, vipUntilMs: Math.max(times.vipUntilMs, vipStartMs(times, nowMs)) + durationMs }
  return moved(times, Math.max(times.svipUntilMs, nowMs) + durationMs, durationMs, nowMs)
}

/** Takes time of a kind away, as far as it is not used up; answers how much that was. Of SVIP, VIP goes on as much earlier. */
export function takeTime(
  times: MembershipTimes,
  kind: VipKind,
  durationMs: number,
  nowMs: number,
): { readonly times: MembershipTimes; readonly takenMs: number } {
  const takenMs = Math.min(durationMs, leftMs(times, kind, nowMs))
  if (takenMs === 0) return { times, takenMs }
  if (kind === 1) return { times: { ...times, vipUntilMs: times.vipUntilMs - takenMs }, takenMs }
  return { times: moved(times, times.svipUntilMs - takenMs, -takenMs, nowMs), takenMs }
}

/** SVIP that ends at another time, and VIP that waits for it. */
const moved = (times: MembershipTimes, svipUntilMs: number, byMs: number, nowMs: number): MembershipTimes => ({
  svipUntilMs,
  vipUntilMs: times.vipUntilMs > nowMs ? times.vipUntilMs + byMs : times.vipUntilMs,
})

/** Which part of a price comes back with the time that does, rounded down: a day that was begun counts as not used, so that who is refunded at
 *  once gets all of it. Never more than was paid. */
export function refundOf(paid: bigint, durationMs: number, takenMs: number): bigint {
  const days = BigInt(Math.ceil(durationMs / dayMs))
  const left = BigInt(Math.ceil(Math.max(0, takenMs) / dayMs))
  return left >= days ? paid : (paid * left) / days
}

/** The time that a part of a price bought; all of it where a coupon had paid. */
export const timeBought = (durationMs: number, part: bigint, paid: bigint): number =>
  paid === 0n ? durationMs : Number((BigInt(durationMs) * part) / paid)

import { dayMs } from '@cliffhanger/contract/duration.ts'

/** How long a device may play a copy without hearing from the server: of what is free or bought, and of what a membership opens (C-55).
 *  A membership can be taken back, so its copies ask sooner. */
export const offlineDays = { owned: 30, member: 7 } as const

/** What one member may keep (C-55). */
export const offlineLimits = { devices: 3, perDevice: 200, perDay: 200 } as const
export type OfflineLimits = { readonly [Name in keyof typeof offlineLimits]: number }

/** Until when a copy may be played. `membershipEndMs`: of the membership that opens the episode, undefined where none is needed. */
export const licenceEndMs = (membershipEndMs: number | undefined, nowMs: number): number =>
  membershipEndMs === undefined
    ? nowMs + offlineDays.owned * dayMs
    : Math.min(nowMs + offlineDays.member * dayMs, membershipEndMs)

/** What a member keeps already, without the copy that is asked for. */
export interface OfflineHistory {
  /** Other devices that are signed in and hold copies. */
  readonly otherDevices: number
  /** Copies on this device. */
  readonly onDevice: number
  /** Copies begun within a day, on all devices. */
  readonly inDay: number
  /** This device holds the copy already. */
  readonly isHeld: boolean
}

/** The copies of a member before episodes are asked for, by the ids of these. */
export interface OfflineCopies {
  readonly otherDevices: number
  readonly inDay: number
  /** What this device holds. */
  readonly held: Iterable<number>
  /** What this device began within a day, held or not. */
  readonly begun: Iterable<number>
}

/** Why a device may not keep one more copy: too many devices, too many on this one, too many today. */
export type OfflineRefusal = 'devices' | 'full' | 'tooMany'

/** Whether a device may keep a copy of an episode its member may watch; undefined if so. What it holds already is renewed without limit. */
export function judgeSaving(history: OfflineHistory, limits: OfflineLimits): OfflineRefusal | undefined {
  if (history.isHeld) return undefined
  if (history.otherDevices >= limits.devices) return 'devices'
  if (history.onDevice >= limits.perDevice) return 'full'
  return history.inDay >= limits.perDay ? 'tooMany' : undefined
}

/** Judges episodes one after the other, in their order: what is let in counts for those behind it, and once. Answers for each as `judgeSaving`. */
export function judgeSavings(
  copies: OfflineCopies,
  episodeIds: readonly number[],
  limits: OfflineLimits,
): (OfflineRefusal | undefined)[] {
  const [held, begun] = [new Set(copies.held), new Set(copies.begun)]
  const begunElsewhere = copies.inDay - begun.size
  return episodeIds.map((id) => {
    const { otherDevices } = copies
    const inDay = begunElsewhere + begun.size
    const refusal = judgeSaving({ otherDevices, onDevice: held.size, inDay, isHeld: held.has(id) }, limits)
    if (refusal === undefined && !held.has(id)) {
      held.add(id)
      begun.add(id)
    }
    return refusal
  })
}

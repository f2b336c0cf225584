/** The mute of one member as it is stored: `muted_until_ms` 0 lasts until somebody lifts it. */
export interface StoredMute {
  readonly is_muted: boolean
  readonly muted_until_ms: number
}

/** Whether the mute holds at this moment (S-122): one that is over ended by itself. */
export const isMutedAt = ({ is_muted, muted_until_ms }: StoredMute, nowMs: number): boolean =>
  is_muted && (muted_until_ms === 0 || nowMs < muted_until_ms)

/** When a mute of so many seconds ends, on a whole second as the wire says it; 0 for one that does not end by itself. */
export const muteEndMs = (seconds: number, nowMs: number): number =>
  seconds === 0 ? 0 : (Math.floor(nowMs / 1000) + seconds) * 1000

/** How long the previous refresh token may be repeated after a rotation, for a reply that was lost. */
export const refreshGraceMs = 60_000

/** What a refresh token is held against. Generations count the rotations of a session. */
export interface RefreshState {
  readonly generation: number
  readonly rotated_ms: number
  readonly ended_ms: number | null
}

/** `rotate`: the newest token; `repeat`: the previous one, answered with the newest again; `reused`: somebody else has it. */
export type RefreshDecision = 'rotate' | 'repeat' | 'reused' | 'expired' | 'ended'

/** What a refresh token of this generation, whose signature is ours, leads to. */
export function judgeRefresh(
  state: RefreshState,
  generation: number,
  lifetimeMs: number,
  nowMs: number,
): RefreshDecision {
  if (state.ended_ms !== null) return 'ended'
  if (nowMs >= state.rotated_ms + lifetimeMs) return 'expired'
  if (generation === state.generation) return 'rotate'
  return generation === state.generation - 1 && nowMs < state.rotated_ms + refreshGraceMs ? 'repeat' : 'reused'
}

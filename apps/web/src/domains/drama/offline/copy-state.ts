import type { OfflineLicence } from '@cliffhanger/contract/drama/offline-calls.ts'

/** `waiting` for its turn or the network, `copying`, `paused` by the member, `failed` until they try again, `complete`, or `ended`: its files are
 *  gone, and the row says why. */
export type CopyPhase = 'waiting' | 'copying' | 'paused' | 'failed' | 'complete' | 'ended'

/** Why a copy could not be made, or plays no more: the server's reasons for a licence, or `expired`. */
export type CopyReason = 'space' | 'broken' | 'refused' | 'expired' | Exclude<OfflineLicence['deny_reason'], ''>

export interface CopyState {
  readonly phase: CopyPhase
  /** '' unless it failed or ended. */
  readonly reason: CopyReason | ''
  /** The server's own words where it refused; '' otherwise. */
  readonly words: string
}

/** What happens to a copy. `lost`: the network went, or the page that copied was closed. */
export type CopyEvent =
  | { readonly type: 'begin' | 'lost' | 'pause' | 'resume' | 'complete' }
  | { readonly type: 'fail' | 'end'; readonly reason: CopyReason; readonly words?: string }

const allowed: Readonly<Record<CopyEvent['type'], { readonly from: readonly CopyPhase[]; readonly to: CopyPhase }>> = {
  begin: { from: ['waiting', 'copying'], to: 'copying' },
  lost: { from: ['copying'], to: 'waiting' },
  pause: { from: ['waiting', 'copying'], to: 'paused' },
  resume: { from: ['paused', 'failed', 'ended'], to: 'waiting' },
  complete: { from: ['copying'], to: 'complete' },
  fail: { from: ['waiting', 'copying'], to: 'failed' },
  end: { from: ['waiting', 'copying', 'paused', 'failed', 'complete'], to: 'ended' },
}

/** The state after an event; undefined where the event comes too late to matter. */
export const nextState = ({ phase }: Pick<CopyState, 'phase'>, event: CopyEvent): CopyState | undefined => {
  const { from, to } = allowed[event.type]
  if (!from.includes(phase)) return undefined
  return 'reason' in event
    ? { phase: to, reason: event.reason, words: event.words ?? '' }
    : { phase: to, reason: '', words: '' }
}

/** A clock may be corrected by as much without anybody having put it back. */
const clockSlackMs = 10 * 60_000

/** Whether a copy plays now, or why not: `clock` asks for the server, which knows the time. */
export const judgePlaying = (
  { phase, reason, endsMs, seenMs }: CopyState & { readonly endsMs: number; readonly seenMs: number },
  nowMs: number,
): 'plays' | 'unfinished' | 'clock' | CopyReason => {
  if (phase === 'ended') return reason === '' ? 'expired' : reason
  if (phase !== 'complete') return 'unfinished'
  if (nowMs >= endsMs) return 'expired'
  return nowMs < seenMs - clockSlackMs ? 'clock' : 'plays'
}

import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { Clock } from '../../clock.ts'

/** `auto`: what the store can do is found out by asking it. */
export type UploadMode = 'auto' | 'credential' | 'signed'

const requestAgainMs = 10 * minuteMs

/** Tells whether a store issues credentials. A refusal is believed for ten minutes, a success for good: uploads by signed
 *  addresses work with every store, so a token service that is down for a moment costs nothing. */
export function knowIssuing(
  mode: UploadMode,
  tryIssuing: () => Promise<unknown>,
  clock: Clock,
): () => Promise<boolean> {
  if (mode !== 'auto') return async () => mode === 'credential'
  let requested: Promise<boolean> | undefined
  let againMs = 0
  return () => {
    if (requested && clock() < againMs) return requested
    againMs = clock() + requestAgainMs
    requested = tryIssuing().then(
      () => {
        againMs = Number.POSITIVE_INFINITY
        return true
      },
      () => false,
    )
    return requested
  }
}

import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import type { SlotEvent } from '../slot.ts'
import type { HlsModule } from './load-hls.ts'

/** With less left to play than this, a network that is gone is told. */
const leastBridgeSeconds = 1
const retryAfterMs = 2000

/** What of hls.js takes part in recovering. */
type Recoverable = Pick<
  Hls,
  'recoverMediaError' | 'startLoad' | 'removeLevel' | 'levels' | 'currentLevel' | 'loadLevel'
>

interface RecoveryDeps {
  readonly hls: Recoverable
  readonly types: HlsModule['ErrorTypes']
  readonly bufferedAheadSeconds: () => number
  readonly notify: (event: SlotEvent) => void
}

/** Tries what can be tried before an episode is given up. */
export interface Recovery {
  judge(error: ErrorData): void
  /** Another episode is loaded: it has all tries again. */
  begin(): void
}

/**
 * A refused address is told at once: its ticket is over. A network that is gone is no fault while there is something left to play: it is
 * tried again meanwhile. Media that cannot be decoded is put in once more, then without the rendition that failed.
 */
export const createRecovery = ({ hls, types, bufferedAheadSeconds, notify }: RecoveryDeps): Recovery => {
  let mediaTries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const failure = (kind: 'expired' | 'network' | 'media', { details }: ErrorData) =>
    notify({ type: 'fault', error: kind, detail: details })

  const bridge = (error: ErrorData) => {
    if (bufferedAheadSeconds() < leastBridgeSeconds) return failure('network', error)
    clearTimeout(timer)
    timer = setTimeout(() => hls.startLoad(), retryAfterMs)
  }

  const tryWithout = (error: ErrorData) => {
    const failing = error.level ?? (hls.currentLevel < 0 ? hls.loadLevel : hls.currentLevel)
    if (hls.levels.length < 2 || failing < 0) return failure('media', error)
    hls.removeLevel(failing)
    hls.recoverMediaError()
  }

  return {
    judge: (error) => {
      const status = error.response?.code
      if (status === 401 || status === 403) return failure('expired', error)
      if (!error.fatal) return
      if (error.type === types.NETWORK_ERROR) return bridge(error)
      mediaTries += 1
      if (mediaTries === 1 && error.type === types.MEDIA_ERROR) return hls.recoverMediaError()
      if (mediaTries <= 2) return tryWithout(error)
      failure('media', error)
    },
    begin: () => {
      mediaTries = 0
      clearTimeout(timer)
    },
  }
}

import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { closeCodes } from '@cliffhanger/contract/sync/events.ts'
import type { SessionEnd } from '../session-tokens.ts'
import type { AddressCycle } from './address-cycle.ts'
import type { CurrentState } from './socket-state.ts'

/** C-14 and socket.md section 1. */
const reconnectDelayMs = 5000
/** Share by which a delay is shorter or longer, so that devices that lost one server together do not come back together. */
const jitter = 0.2
/** After every address failed, one more is tried this often. */
const patientDelayMs = 60_000
const tooManyFramesDelayMs = 30_000

interface ReconnectionDeps {
  readonly addresses: AddressCycle
  /** From 0 up to 1; of the platform unless told. */
  readonly random?: () => number
  readonly renewToken: (refusedToken: string | undefined) => Promise<unknown>
  readonly attempt: () => void
  readonly state: CurrentState
  readonly endSession: (end: SessionEnd) => void
}

/** Decides what follows a connection that ended, and when the next one is tried. */
export interface Reconnection {
  /** `token`: the one it was opened with. */
  afterClose(code: number, token: string | undefined, wasGreeted: boolean): void
  /** The server said hello, or the member wants a connection: a refused token may be renewed again. */
  begin(): void
  /** The attempt that waits for its time is not made. */
  cancel(): void
  /** Nothing but time stands between this and the next attempt. */
  isResting(): boolean
}

export const createReconnection = (deps: ReconnectionDeps): Reconnection => {
  const { addresses, random = Math.random, renewToken, attempt, state, endSession } = deps
  let timer: ReturnType<typeof setTimeout> | undefined
  let isResting = false
  let hasRenewed = false

  const rest = (next: 'waiting' | 'stopped', delayMs: number): void => {
    state.enter(next)
    isResting = true
    timer = setTimeout(attempt, delayMs * (1 - jitter + 2 * jitter * random()))
  }

  const reconnectAfter = (delayMs: number): void => {
    state.enter('waiting')
    timer = setTimeout(attempt, delayMs)
  }

  /** Once per connection that was greeted, and not one of the attempts; a token refused again counts as a failure. */
  const renewAndReconnect = (token: string | undefined): void => {
    hasRenewed = true
    state.enter('waiting')
    renewToken(token).then(
      () => state.is('waiting') && attempt(),
      () => state.is('waiting') && state.enter('ended'),
    )
  }

  return {
    afterClose: (code, token, wasGreeted) => {
      switch (code) {
        case closeCodes.manual:
          return state.enter('idle')
        case closeCodes.replaced:
          return state.enter('replaced')
        case closeCodes.sessionEnded:
          return endSession({ code: refusalCodes.sessionRevoked, message: '' })
        case closeCodes.tooManyFrames:
          return reconnectAfter(tooManyFramesDelayMs)
        case closeCodes.tokenRefused:
          if (!hasRenewed) return renewAndReconnect(token)
      }
      if (!wasGreeted) addresses.failed()
      if (addresses.hasFailedEverywhere()) rest('stopped', patientDelayMs)
      else rest('waiting', reconnectDelayMs)
    },
    begin: () => {
      hasRenewed = false
    },
    cancel: () => {
      clearTimeout(timer)
      isResting = false
    },
    isResting: () => isResting,
  }
}

import { logoutCodes, refusalCodes } from '@cliffhanger/contract/errors.ts'
import { type CallError, Refused } from './call-error.ts'
import type { SessionEnd, TokenPair, TokenStore } from './session-tokens.ts'

/** Attempts of one refresh (S-25), the pause between them, and how long after success it is announced (S-26). */
const attempts = 3
const retryDelayMs = 1000
const announceDelayMs = 2000

export interface TokenRefresherOptions {
  readonly tokens: TokenStore
  /** The refresh call, with the stored refresh token as bearer. */
  readonly requestPair: () => Promise<TokenPair>
  /** Runs once when a session is over (S-25, S-27); the stored pair is already cleared. */
  readonly onSessionEnd: (end: SessionEnd) => void
  /** Runs 2 s after a successful refresh (S-26). */
  readonly onRefreshed?: () => void
  /** Runs a task alone among all tabs that share the store, such as `navigator.locks.request`. */
  readonly alone?: <Result>(task: () => Promise<Result>) => Promise<Result>
}

export interface TokenRefresher {
  /** Resolves with the access token to use now, after a running refresh; undefined when nobody is signed in. */
  current(): Promise<string | undefined>
  /** Resolves with an access token other than `refusedToken`, refreshing when needed: once for everybody who asks (S-24).
   *  Rejects with the refusal that ended the session. */
  renew(refusedToken: string | undefined): Promise<string>
  /** Ends the session that `token` belongs to and rejects whoever waits (S-27); another session is left alone. */
  end(end: SessionEnd, token: string | undefined): void
}

/** Keeps the access token fresh: one refresh at a time, at most 3 attempts, then the session is over (S-23…S-28). */
export const createTokenRefresher = (options: TokenRefresherOptions): TokenRefresher => {
  const { tokens, onSessionEnd } = options
  const alone = options.alone ?? ((task) => task())
  let running: Promise<string> | undefined
  let stopRunning: ((reason: Refused) => void) | undefined
  let announcement: ReturnType<typeof setTimeout> | undefined

  const end = (reason: SessionEnd, token: string | undefined): void => {
    if (tokens.read()?.accessToken !== token) return
    clearTimeout(announcement)
    tokens.clear()
    stopRunning?.(new Refused(reason.code, reason.message))
    onSessionEnd(reason)
  }

  const refresh = async (refusedToken: string | undefined): Promise<string> => {
    const stored = tokens.read()
    if (stored && stored.accessToken !== refusedToken) return stored.accessToken
    if (!stored?.refreshToken) throw new Refused(refusalCodes.refreshUnusable, '')
    const pair = await requestWithRetries(options.requestPair)
    if (tokens.read()?.accessToken !== refusedToken) throw new Refused(refusalCodes.sessionRevoked, '')
    tokens.write(pair)
    clearTimeout(announcement)
    announcement = setTimeout(() => options.onRefreshed?.(), announceDelayMs)
    return pair.accessToken
  }

  const start = (refusedToken: string | undefined): Promise<string> => {
    const stopped = new Promise<never>((_, reject) => {
      stopRunning = reject
    })
    const refreshed = alone(() => refresh(refusedToken)).catch((error: CallError) => {
      const refusal = error instanceof Refused && logoutCodes.has(error.code) ? error : undefined
      const reason = refusal ?? new Refused(refusalCodes.refreshUnusable, '')
      end({ code: reason.code, message: reason.message }, refusedToken)
      throw reason
    })
    return Promise.race([refreshed, stopped]).finally(() => {
      running = undefined
      stopRunning = undefined
    })
  }

  return {
    current: async () => (running ? await running : tokens.read()?.accessToken),
    renew: (refusedToken) => {
      running ??= start(refusedToken)
      return running
    },
    end,
  }
}

/** The session-ending refusals are final; everything else is tried again (S-25). */
const requestWithRetries = async (requestPair: () => Promise<TokenPair>): Promise<TokenPair> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await requestPair()
    } catch (error) {
      if (attempt === attempts || (error instanceof Refused && logoutCodes.has(error.code))) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    }
  }
}

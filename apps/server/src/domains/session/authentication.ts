import type { ServerContext } from '../../context.ts'
import type { Authentication, MemberCaller } from '../../platform/http/callers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { onSessionEnded, type SessionEndReason } from '../../platform/http/session-ended.ts'
import { findLiveness } from './queries/login-sessions.ts'
import { openAccessTokens } from './tokens.ts'

/** Tokens and sessions remembered by a process. */
const maxRemembered = 50_000
/** A lost message of the bus is made good after this time at the latest. */
const livenessMs = 30_000

interface Remembered<Value> {
  readonly value: Value
  readonly untilMs: number
}

/** A map that forgets its oldest entries and those whose time is over. */
class Memory<Key, Value> {
  readonly #entries = new Map<Key, Remembered<Value>>()

  get(key: Key, nowMs: number): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry && nowMs < entry.untilMs) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  set(key: Key, value: Value, untilMs: number): void {
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined && this.#entries.size >= maxRemembered) this.#entries.delete(oldest)
    this.#entries.set(key, { value, untilMs })
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}

/**
 * Members by their access tokens. A token is verified once, a session is looked up every 30 s; a session that ends is
 * forgotten at once in every process, so a revocation holds as soon as the bus has told it (S-22, E-4).
 */
export function openMemberAuthentication(context: ServerContext): {
  member: Authentication['member']
  /** Whether the login session has not ended; as fresh as `member` is. */
  isLive(caller: Pick<MemberCaller, 'userId' | 'sessionId'>): Promise<boolean>
  stop(): void
} {
  const { db, bus, clock } = context
  const tokens = openAccessTokens(context)
  const callers = new Memory<string, MemberCaller>()
  const alive = new Memory<number, true>()
  /** Counts what ended, so that a look at the database that began before is not remembered. */
  let ends = 0
  const stop = onSessionEnded(bus, ({ sessionId }) => {
    ends++
    alive.delete(sessionId)
  })
  bus.onLost(() => {
    ends++
    alive.clear()
  })

  const callerOf = async (token: string): Promise<MemberCaller> => {
    const known = callers.get(token, clock())
    if (known) return known
    const { caller, expiresMs } = await tokens.read(token)
    callers.set(token, caller, expiresMs)
    return caller
  }

  /** Why a session of this member may no longer be used, undefined while it may; looked up unless it is known to live. */
  const findError = async (sessionId: number, userId: number): Promise<SessionEndReason | undefined> => {
    if (alive.get(sessionId, clock())) return undefined
    const endsBefore = ends
    const session = await findLiveness(db, sessionId)
    if (!session || session.account_id !== userId) return 'sessionRevoked'
    if (!session.is_enabled || session.end_reason === 'disabled') return 'accountDisabledSession'
    if (session.end_reason !== null) return 'sessionRevoked'
    if (ends === endsBefore) alive.set(sessionId, true, clock() + livenessMs)
    return undefined
  }

  return {
    async member(token) {
      if (token === '') return refuse('tokenInvalid')
      const caller = await callerOf(token)
      const error = await findError(caller.sessionId, caller.userId)
      return error ? refuse(error) : caller
    },
    isLive: async ({ sessionId, userId }) => (await findError(sessionId, userId)) === undefined,
    stop,
  }
}

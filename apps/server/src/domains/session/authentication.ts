import type { ServerContext } from '../../context.ts'
import type { Authentication, MemberCaller } from '../../platform/callers.ts'
import { refuse } from '../../platform/refusal.ts'
import { onSessionEnded } from '../../platform/session-ended.ts'
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
export function openMemberAuthentication(context: ServerContext): { member: Authentication['member']; stop(): void } {
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

  return {
    async member(token) {
      if (token === '') return refuse('tokenInvalid')
      const caller = await callerOf(token)
      if (alive.get(caller.sessionId, clock())) return caller
      const endsBefore = ends
      const session = await findLiveness(db, caller.sessionId)
      if (!session || session.account_id !== caller.userId) return refuse('sessionRevoked')
      if (!session.is_enabled || session.end_reason === 'disabled') return refuse('accountDisabledSession')
      if (session.end_reason !== null) return refuse('sessionRevoked')
      if (ends === endsBefore) alive.set(caller.sessionId, true, clock() + livenessMs)
      return caller
    },
    stop,
  }
}

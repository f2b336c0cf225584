import type { Bus } from '../realtime/bus.ts'

/** Why a login session ended: revoked or taken over, account disabled, refresh token unusable (6001, 6002, 6003). */
export type SessionEndReason = 'sessionRevoked' | 'accountDisabledSession' | 'refreshUnusable'

/** A login session that may no longer be used, anywhere. */
export interface SessionEnded {
  readonly userId: number
  readonly sessionId: number
  readonly reason: SessionEndReason
}

const subject = 'session.ended'

/** Tells every process; publish it after the commit that ended the session. */
export const publishSessionEnded = (bus: Bus, ended: SessionEnded): void => bus.publish(subject, JSON.stringify(ended))

/** Calls `handler` for every session that ends, in whatever process; returns the way to stop. */
export const onSessionEnded = (bus: Bus, handler: (ended: SessionEnded) => void): (() => void) =>
  bus.subscribe(subject, (payload) => handler(JSON.parse(payload.toString())))

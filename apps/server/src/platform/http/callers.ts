import type { CallAuth, OperatorPermission } from '@cliffhanger/contract/call.ts'

/** A signed-in member: whose account, and by which login session. */
export interface MemberCaller {
  readonly userId: number
  readonly sessionId: number
  readonly deviceId: string
}

/** A signed-in operator; never the same person as a member. */
export interface OperatorCaller {
  readonly operatorId: number
  readonly sessionId: number
  readonly permissions: ReadonlySet<OperatorPermission>
}

/** Who calls, by the `auth` of the row. A refresh token is handed on raw: only its own call can judge it. */
export interface CallerOf extends Record<CallAuth, unknown> {
  readonly none: undefined
  readonly optional: MemberCaller | undefined
  readonly bearer: MemberCaller
  readonly refresh: string
  readonly operator: OperatorCaller
}

/** Turns tokens into callers; refuses 4004, 4005, 6001, 6002 (E-3, E-4). */
export interface Authentication {
  member(token: string): Promise<MemberCaller>
  operator(token: string): Promise<OperatorCaller>
}

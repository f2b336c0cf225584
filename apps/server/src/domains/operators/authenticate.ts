import { rolePermissions } from '@cliffhanger/rules/operators/permissions.ts'
import type { ServerContext } from '../../context.ts'
import type { Authentication } from '../../platform/http/callers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findOpenSession, touchSession } from './queries/sessions.ts'
import { hashToken, idleMs, lifetimeMs } from './tokens.ts'

/** How often the last use of a sign-in is written down. */
const touchEveryMs = 60_000

/** Who holds this token. Refuses 4005 for anything that is no operator's token, 4004 when its time is over. The role is read
 *  at every call, so that a change of it holds at once. */
export const authenticateOperator =
  ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Authentication['operator'] =>
  async (token) => {
    if (!token.startsWith('op_')) return refuse('tokenInvalid')
    const session = await findOpenSession(db, hashToken(token))
    if (!session) return refuse('tokenInvalid')
    const nowMs = clock()
    if (nowMs - session.used_ms > idleMs || nowMs - session.created_ms > lifetimeMs) return refuse('tokenExpired')
    if (nowMs - session.used_ms > touchEveryMs) await touchSession(db, session.id, nowMs)
    return {
      operatorId: session.operator_id,
      sessionId: session.id,
      permissions: new Set(rolePermissions(session.role)),
    }
  }

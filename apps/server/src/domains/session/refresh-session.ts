import type { DeviceInfo } from '@cliffhanger/contract/session/schemas.ts'
import { judgeRefresh, type RefreshDecision } from '@cliffhanger/rules/session/refresh.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Devices } from './devices.ts'
import { findLiveness, type LoginSession, lockSession, rotateSession } from './queries/login-sessions.ts'
import type { openRefreshTokens, RefreshToken } from './tokens.ts'

interface RefreshDeps {
  readonly context: Pick<ServerContext, 'clock' | 'settings'>
  readonly refreshTokens: Pick<ReturnType<typeof openRefreshTokens>, 'isOurs'>
  readonly devices: Pick<Devices, 'deviceHash'>
}

/** A refresh token as it arrived. */
interface RefreshRequest {
  readonly token: RefreshToken
  readonly device: DeviceInfo
  readonly address: string
}

/** The session after its refresh, or why there is none. */
export type RefreshOutcome = LoginSession | 'unknown' | 'disabled' | Exclude<RefreshDecision, 'rotate' | 'repeat'>

/** Moves the session on to its next refresh token, under its lock. A reused token is for the caller to end the session by. */
export async function refreshSession(
  { context: { clock, settings }, refreshTokens, devices }: RefreshDeps,
  tx: Db,
  { token, device, address }: RefreshRequest,
): Promise<RefreshOutcome> {
  const session = await lockSession(tx, token.sessionId)
  if (!session || !refreshTokens.isOurs(token, session)) return 'unknown'
  const deviceHash = devices.deviceHash(device.device_id)
  if (session.device_hash.length > 0 && !session.device_hash.equals(deviceHash)) return 'unknown'
  const account = await findLiveness(tx, session.id)
  if (!account?.is_enabled) return 'disabled'
  const decision = judgeRefresh(session, token.generation, settings.REFRESH_TOKEN_SECONDS * 1000, clock())
  if (decision === 'repeat') return session
  if (decision !== 'rotate') return decision
  return rotateSession(tx, session.id, { deviceHash, pushToken: device.device_token, address }, clock())
}

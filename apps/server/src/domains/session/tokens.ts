import { createHmac, timingSafeEqual } from 'node:crypto'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { jwtVerify, SignJWT } from 'jose'
import { JOSEError, JWSSignatureVerificationFailed, JWTExpired } from 'jose/errors'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { MemberCaller } from '../../platform/http/callers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { LoginSession } from './queries/login-sessions.ts'

const audience = 'member'
const claims = z.object({ sub: z.coerce.number().int().positive(), sid: z.int().positive(), did: z.string() })

/** Name of a sign-in's device inside the server: tells nothing about its secret id. */
const deviceNameOf = ({ id, device_hash: deviceHash }: LoginSession): string =>
  deviceHash.length === 0 ? `session-${id}` : deviceHash.subarray(0, 12).toString('base64url')

/** Signs and reads access tokens: who, by which session, until when. */
export function openAccessTokens({ secrets, settings, clock }: Pick<ServerContext, 'secrets' | 'settings' | 'clock'>) {
  const key = secrets.secret('access-token')
  return {
    sign(session: LoginSession): Promise<string> {
      const nowSeconds = toSeconds(clock())
      return new SignJWT({ sid: session.id, did: deviceNameOf(session) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(session.account_id))
        .setAudience(audience)
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + settings.ACCESS_TOKEN_SECONDS)
        .sign(key)
    },
    /** Whose token it is and until when; refuses 4004 for one that expired, 4005 for any other that is not ours. */
    async read(token: string): Promise<{ caller: MemberCaller; expiresMs: number }> {
      try {
        const options = { audience, algorithms: ['HS256'], currentDate: new Date(clock()), requiredClaims: ['exp'] }
        const { payload } = await verifyWithAny([key, ...secrets.earlier('access-token')], (one) =>
          jwtVerify(token, one, options),
        )
        const { sub, sid, did } = claims.parse(payload)
        return { caller: { userId: sub, sessionId: sid, deviceId: did }, expiresMs: (payload.exp ?? 0) * 1000 }
      } catch (error) {
        if (error instanceof JWTExpired) return refuse('tokenExpired')
        if (error instanceof JOSEError || error instanceof z.ZodError) return refuse('tokenInvalid')
        throw error
      }
    },
  }
}

/** What the first key says that did not find a signature of another; the last key's refusal where none signed. */
async function verifyWithAny<Result>(
  [key, ...others]: readonly Buffer[],
  verify: (key: Buffer) => Promise<Result>,
): Promise<Result> {
  if (!key) throw new JWSSignatureVerificationFailed()
  try {
    return await verify(key)
  } catch (error) {
    if (others.length > 0 && error instanceof JWSSignatureVerificationFailed) return verifyWithAny(others, verify)
    throw error
  }
}

/** A refresh token taken apart; `proof` shows that we made it. */
export interface RefreshToken {
  readonly sessionId: number
  readonly generation: number
  readonly proof: Buffer
}

const headBytes = 12
const proofBytes = 32

/**
 * Refresh tokens are opaque to clients and stored nowhere: session and generation, and an HMAC of 256 bits over both with
 * the session's own seed. So the newest token can be given again when its reply was lost, and any older one betrays itself.
 */
export function openRefreshTokens({ secrets }: Pick<ServerContext, 'secrets'>) {
  const key = secrets.secret('refresh-token')
  const headOf = (session: Pick<LoginSession, 'id' | 'generation'>) => {
    const head = Buffer.alloc(headBytes)
    head.writeBigUInt64BE(BigInt(session.id))
    head.writeUInt32BE(session.generation, 8)
    return head
  }
  const proofOf = (session: Pick<LoginSession, 'id' | 'generation' | 'seed'>, by = key) =>
    createHmac('sha256', by).update(session.seed).update(headOf(session)).digest()
  return {
    make: (session: LoginSession): string => Buffer.concat([headOf(session), proofOf(session)]).toString('base64url'),
    parse(token: string): RefreshToken | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== headBytes + proofBytes) return undefined
      const sessionId = Number(bytes.readBigUInt64BE())
      if (!Number.isSafeInteger(sessionId)) return undefined
      return { sessionId, generation: bytes.readUInt32BE(8), proof: bytes.subarray(headBytes) }
    },
    isOurs: (token: RefreshToken, { seed }: LoginSession): boolean =>
      [key, ...secrets.earlier('refresh-token')].some((by) =>
        timingSafeEqual(token.proof, proofOf({ id: token.sessionId, generation: token.generation, seed }, by)),
      ),
  }
}

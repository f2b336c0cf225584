import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { DeviceInfo } from '@cliffhanger/contract/session/schemas.ts'
import { judgeRefresh } from '@cliffhanger/rules/session/refresh.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { publishSessionEnded, type SessionEnded, type SessionEndReason } from '../../platform/http/session-ended.ts'
import type { Account } from '../account/index.ts'
import { findDevice, noteDevice } from './queries/account-devices.ts'
import {
  type DeviceNote,
  type EndReason,
  endAllSessions,
  endOneSession,
  findLiveness,
  forgetDevices,
  insertSession,
  type LoginSession,
  listEnded,
  lockSession,
  notedFields,
  rotateSession,
} from './queries/login-sessions.ts'
import { openAccessTokens, openRefreshTokens } from './tokens.ts'

export interface TokenPair {
  readonly access_token: string
  readonly refresh_token: string
}

/** A sign-in as it begins: its session, and the new secret of its device, '' where the device did not name itself. */
export interface SignedIn {
  readonly session: LoginSession
  readonly deviceSecret: string
}

/** What showed that the member may sign in: more than a device id, or no more; and the hash of the device's secret where that was shown. */
export interface SignInProof {
  readonly isProven: boolean
  readonly shownHash?: Buffer | undefined
}

/** Device fields as they arrive; a sign-in with a password may leave them out. */
export type SentDevice = { readonly [Name in keyof DeviceInfo]?: DeviceInfo[Name] | undefined }

/** The sign-ins of members. */
export interface Sessions {
  /** Hash a device is known by; empty without a device id. */
  deviceHash(deviceId: string | undefined): Buffer
  /** The hash of the secret where it is this device's for this account: the newest, or the one before while the newest was never used. */
  judgeSecret(db: Db, accountId: number, deviceHash: Buffer, secret: string | undefined): Promise<Buffer | undefined>
  /** Signs the account in on the device and gives the device a new secret. */
  start(tx: Db, account: Account, device: SentDevice, address: string, proof: SignInProof): Promise<SignedIn>
  /** The tokens and the secret that answer a sign-in; ask for them after the transaction, as signing takes its time. */
  replyOf(signedIn: SignedIn): Promise<TokenPair & { readonly device_secret: string }>
  /** The next pair for a refresh token; refuses 6001, 6002, 6003. */
  refresh(token: string, device: DeviceInfo, address: string): Promise<TokenPair>
  /** Ends one sign-in; nothing happens when it ended before. */
  end(db: Db, sessionId: number, reason: EndReason): Promise<void>
  /** Ends every sign-in of an account but one (0 = none is kept), and forgets the devices that may sign in by one click. */
  endAll(tx: Db, accountId: number, currentSessionId: number, reason: EndReason): Promise<void>
  /** Those of these sign-ins that ended, for who may have missed being told. */
  endedAmong(sessionIds: readonly number[]): Promise<readonly SessionEnded[]>
}

const publicReason = (reason: EndReason): SessionEndReason =>
  reason === 'disabled' ? 'accountDisabledSession' : 'sessionRevoked'

/** 128 random bits need no salt and no slow hash. */
const secretHashOf = (secret: string) => createHash('sha256').update(secret).digest()
const newDeviceSecret = () => randomBytes(16).toString('base64url')

export function openSessions(context: ServerContext): Sessions {
  const { db, bus, clock, secrets, settings } = context
  const accessTokens = openAccessTokens(context)
  const refreshTokens = openRefreshTokens(context)
  const deviceKey = secrets.lasting('device')
  const refreshMs = settings.REFRESH_TOKEN_SECONDS * 1000

  const deviceHash = (deviceId = '') =>
    deviceId === '' ? Buffer.alloc(0) : createHmac('sha256', deviceKey).update(deviceId).digest()

  const tokensOf = async (session: LoginSession): Promise<TokenPair> => ({
    access_token: await accessTokens.sign(session),
    refresh_token: refreshTokens.make(session),
  })

  const notifyEnded = (tx: Db, userId: number, sessionId: number, reason: EndReason) =>
    tx.afterCommit(() => publishSessionEnded(bus, { userId, sessionId, reason: publicReason(reason) }))

  const end = (work: Db, sessionId: number, reason: EndReason) =>
    work.transaction(async (tx) => {
      const ended = await endOneSession(tx, sessionId, reason, clock())
      if (ended) notifyEnded(tx, ended.account_id, sessionId, reason)
    })

  /** The session after its refresh, or why there is none: a reused token ends it, which must be committed. */
  const advance = (tx: Db, session: LoginSession, generation: number, device: DeviceInfo, address: string) => {
    const decision = judgeRefresh(session, generation, refreshMs, clock())
    if (decision === 'repeat') return session
    if (decision !== 'rotate') return decision
    const change = { deviceHash: deviceHash(device.device_id), pushToken: device.device_token, address }
    return rotateSession(tx, session.id, change, clock())
  }

  return {
    deviceHash,
    end,
    async judgeSecret(reader, accountId, hash, secret) {
      if (secret === undefined) return undefined
      const known = await findDevice(reader, accountId, hash)
      const shown = secretHashOf(secret)
      return [known?.secret_hash, known?.earlier_hash].some((stored) => stored?.equals(shown)) ? shown : undefined
    },
    async start(tx, account, device, address, { isProven, shownHash }) {
      const hash = deviceHash(device.device_id)
      const session = await insertSession(
        tx,
        {
          accountId: account.id,
          deviceHash: hash,
          device: noteOf(device),
          pushToken: device.device_token ?? '',
          address,
          seed: randomBytes(32),
          isProven,
        },
        clock(),
      )
      if (hash.length === 0) return { session, deviceSecret: '' }
      const deviceSecret = newDeviceSecret()
      const secretHash = secretHashOf(deviceSecret)
      await noteDevice(tx, { accountId: account.id, deviceHash: hash, secretHash, shownHash }, clock())
      return { session, deviceSecret }
    },
    replyOf: async ({ session, deviceSecret }) => ({ ...(await tokensOf(session)), device_secret: deviceSecret }),
    async refresh(text, device, address) {
      const token = refreshTokens.parse(text) ?? refuse('refreshUnusable')
      const outcome = await db.transaction(async (tx) => {
        const session = await lockSession(tx, token.sessionId)
        if (!session || !refreshTokens.isOurs(token, session)) return 'unknown'
        const hash = deviceHash(device.device_id)
        if (session.device_hash.length > 0 && !session.device_hash.equals(hash)) return 'unknown'
        const account = await findLiveness(tx, session.id)
        if (!account?.is_enabled) return 'disabled'
        const next = await advance(tx, session, token.generation, device, address)
        if (next === 'reused') await end(tx, session.id, 'reuse')
        return next
      })
      switch (outcome) {
        case 'disabled':
          return refuse('accountDisabledSession')
        case 'ended':
          return refuse('sessionRevoked')
        case 'unknown':
        case 'expired':
        case 'reused':
          return refuse('refreshUnusable')
        default:
          return tokensOf(outcome)
      }
    },
    async endAll(tx, accountId, currentSessionId, reason) {
      const ended = await endAllSessions(tx, accountId, currentSessionId, reason, clock())
      await forgetDevices(tx, accountId, currentSessionId)
      for (const { id } of ended) notifyEnded(tx, accountId, id, reason)
    },
    async endedAmong(sessionIds) {
      const ended = await listEnded(db, sessionIds)
      return ended.map(({ id, account_id, end_reason }) => ({
        userId: account_id,
        sessionId: id,
        reason: publicReason(end_reason),
      }))
    },
  }
}

const noteOf = (device: SentDevice): DeviceNote =>
  Object.fromEntries(
    notedFields.map((name) => [name, device[name]]).filter(([, value]) => value !== undefined && value !== ''),
  )

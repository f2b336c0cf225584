import { randomBytes } from 'node:crypto'
import type { DeviceInfo } from '@cliffhanger/contract/session/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { publishSessionEnded, type SessionEnded, type SessionEndReason } from '../../platform/http/session-ended.ts'
import type { Account } from '../account/index.ts'
import { type Devices, openDevices } from './devices.ts'
import type { SessionNeeds } from './needs.ts'
import {
  type DeviceNote,
  type EndReason,
  endAllSessions,
  endOneSession,
  forgetDevices,
  insertSession,
  type LoginSession,
  listEnded,
  notedFields,
} from './queries/login-sessions.ts'
import { refreshSession } from './refresh-session.ts'
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
export interface Sessions extends Pick<Devices, 'deviceHash' | 'judgeSecret'> {
  /** Signs the account in on the device and gives the device a new secret. */
  start(tx: Db, account: Account, device: SentDevice, address: string, proof: SignInProof): Promise<SignedIn>
  /** The tokens and the secret that answer a sign-in; ask for them after the transaction, as signing takes its time. */
  replyOf(signedIn: SignedIn): Promise<TokenPair & { readonly device_secret: string }>
  /** The next pair for a refresh token; refuses 6001, 6002, 6003. */
  refresh(token: string, device: DeviceInfo, address: string): Promise<TokenPair>
  /** Ends one sign-in; nothing happens when it ended before. Answers whether it did. */
  end(db: Db, sessionId: number, reason: EndReason): Promise<boolean>
  /** Ends every sign-in of an account but one (0 = none is kept), and forgets the devices that may sign in by one click. */
  endAll(tx: Db, accountId: number, currentSessionId: number, reason: EndReason): Promise<void>
  /** Those of these sign-ins that ended, for who may have missed being told. */
  endedAmong(sessionIds: readonly number[]): Promise<readonly SessionEnded[]>
}

const publicReason = (reason: EndReason): SessionEndReason =>
  reason === 'disabled' ? 'accountDisabledSession' : 'sessionRevoked'

export function openSessions(context: ServerContext, domains: Pick<SessionNeeds, 'teams' | 'business'>): Sessions {
  const { db, bus, clock } = context
  const accessTokens = openAccessTokens(context)
  const refreshTokens = openRefreshTokens(context)
  const devices = openDevices(context)
  const { deviceHash, judgeSecret } = devices

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
      return ended !== undefined
    })

  return {
    deviceHash,
    end,
    judgeSecret,
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
      const deviceSecret = await devices.renewSecret(tx, account.id, hash, shownHash)
      await domains.teams.noteShared(tx, [account.id])
      tx.afterCommit(() => domains.business.activity.note(account.id))
      return { session, deviceSecret }
    },
    replyOf: async ({ session, deviceSecret }) => ({ ...(await tokensOf(session)), device_secret: deviceSecret }),
    async refresh(text, device, address) {
      const token = refreshTokens.parse(text) ?? refuse('refreshUnusable')
      const outcome = await db.transaction(async (tx) => {
        const next = await refreshSession({ context, refreshTokens, devices }, tx, { token, device, address })
        // It has to be committed, so the refusal comes after the transaction.
        if (next === 'reused') await end(tx, token.sessionId, 'reuse')
        return next
      })
      if (outcome === 'disabled') return refuse('accountDisabledSession')
      if (outcome === 'ended') return refuse('sessionRevoked')
      return typeof outcome === 'string' ? refuse('refreshUnusable') : tokensOf(outcome)
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

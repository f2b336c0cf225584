import { loginUser } from '@cliffhanger/contract/account/schemas.ts'
import * as z from 'zod/mini'
import type { StoredSession } from '../../platform/session/session.ts'
import { readStoredJson, writeStored } from '../../platform/storage/storage.ts'

const savedAccount = z.object({
  user: loginUser,
  loginType: z.literal(['login', 'auto']),
  lastLoginMs: z.number(),
  /** Tokens to come back with; null once the session ended. Never a password. */
  tokens: z.nullable(z.object({ accessToken: z.string(), refreshToken: z.string() })),
})

const isAccountList = (value: unknown): value is SavedAccount[] => z.array(savedAccount).safeParse(value).success

/** An account that signed in on this device (entities.md, SavedAccount). */
export type SavedAccount = z.output<typeof savedAccount>

/** The list with this account first, whether it is new or was there before (S-15). */
export const withAccount = (accounts: readonly SavedAccount[], account: SavedAccount): readonly SavedAccount[] => [
  account,
  ...accounts.filter((other) => other.user.user_id !== account.user.user_id),
]

export const savedAccounts = (): readonly SavedAccount[] => readStoredJson('accounts', isAccountList) ?? []

const save = (accounts: readonly SavedAccount[]): void => writeStored('accounts', JSON.stringify(accounts))

/** Saves the account that just signed in, or updates its entry (S-15). */
export const saveAccount = (session: StoredSession, loginType: 'login' | 'auto', nowMs: number): void => {
  const { user, accessToken, refreshToken } = session
  save(withAccount(savedAccounts(), { user, loginType, lastLoginMs: nowMs, tokens: { accessToken, refreshToken } }))
}

const change = (userId: number, changes: Partial<SavedAccount>): void =>
  save(savedAccounts().map((account) => (account.user.user_id === userId ? { ...account, ...changes } : account)))

/** Keeps the newest tokens of an account that is left, to come back with. */
export const parkAccount = ({ user, accessToken, refreshToken }: StoredSession): void =>
  change(user.user_id, { user, tokens: { accessToken, refreshToken } })

/** Notes that the account's session is over: coming back takes a login. */
export const endAccount = (userId: number): void => change(userId, { tokens: null })

export const removeAccount = (userId: number): void =>
  save(savedAccounts().filter(({ user }) => user.user_id !== userId))

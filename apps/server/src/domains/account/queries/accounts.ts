import type { Sex, UserType } from '@cliffhanger/contract/account/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A row of `accounts`; bytes of `totp_*` are sealed. */
export interface Account {
  readonly id: number
  readonly user_no: string
  readonly user_code: string
  readonly login_name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly password_hash: string | null
  readonly totp_secret: Buffer | null
  readonly totp_offered: Buffer | null
  readonly login_type: 'login' | 'auto'
  readonly nick_name: string
  readonly avatar_url: string
  readonly sex: Sex
  readonly sign_remark: string
  readonly user_type: UserType
  readonly is_enabled: boolean
  readonly has_first_edit: boolean
  readonly inviter_id: number | null
  readonly parent_code: string
  readonly reg_ip: string
  readonly language: Language
  readonly disturb: boolean
  readonly stop_audio: boolean
  readonly stop_new_msg: boolean
  readonly stop_msg_del: boolean
  readonly new_episodes: boolean
  readonly verify_friends: boolean
  readonly add_friends: boolean
  readonly show_online: boolean
  readonly show_ip: boolean
  readonly created_ms: number
}

/** Every column of an `Account`. */
export const accountColumns = `id, user_no, user_code, login_name, email, phone, password_hash, totp_secret, totp_offered, login_type, nick_name,
  avatar_url, sex, sign_remark, user_type, is_enabled, has_first_edit, inviter_id, parent_code, reg_ip, language, disturb, stop_audio,
  stop_new_msg, stop_msg_del, new_episodes, verify_friends, add_friends, show_online, show_ip, created_ms`

/** The part of an account that others see. */
export type Profile = Pick<Account, 'id' | 'user_no' | 'nick_name' | 'avatar_url' | 'user_type' | 'sex' | 'sign_remark'>

export const findAccount = (db: Db, id: number): Promise<Account | undefined> =>
  db.find(`select ${accountColumns} from accounts where id = $1`, [id])

/** The account of a caller, which therefore exists. */
export const getAccount = (db: Db, id: number): Promise<Account> =>
  db.one(`select ${accountColumns} from accounts where id = $1`, [id])

/** As `getAccount`, and nobody else changes it until the transaction ends. */
export const lockAccount = (tx: Db, id: number): Promise<Account> =>
  tx.one(`select ${accountColumns} from accounts where id = $1 for update`, [id])

const accountBy = {
  username: `select ${accountColumns} from accounts where lower(login_name) = $1`,
  email: `select ${accountColumns} from accounts where email = $1`,
  phone: `select ${accountColumns} from accounts where phone = $1`,
} as const

/** By one kind of login name, in the form it is kept in (user names in lower case). */
export const findAccountBy = (db: Db, kind: keyof typeof accountBy, name: string): Promise<Account | undefined> =>
  db.find(accountBy[kind], [name])

export const findAccountByCode = (db: Db, userCode: string): Promise<Account | undefined> =>
  db.find(`select ${accountColumns} from accounts where user_code = $1`, [userCode])

export const findAccountByDevice = (db: Db, deviceHash: Buffer): Promise<Account | undefined> =>
  db.find(
    `select ${accountColumns} from accounts where id = (select account_id from device_accounts where device_hash = $1)`,
    [deviceHash],
  )

/** The device's own account from now on, unless it has one. */
export const insertDeviceAccount = (tx: Db, deviceHash: Buffer, accountId: number): Promise<number> =>
  tx.execute(`insert into device_accounts (device_hash, account_id) values ($1, $2) on conflict do nothing`, [
    deviceHash,
    accountId,
  ])

export const listProfiles = (db: Db, ids: readonly number[]): Promise<Profile[]> =>
  db.query(
    `select id, user_no, nick_name, avatar_url, user_type, sex, sign_remark from accounts where id = any($1::bigint[])`,
    [ids],
  )

/** A member who may receive a payment, by id or else by number: one who can sign in, and not an account of the platform. */
export const findPayee = (db: Db, { id = 0, userNo = '' }: { id?: number | undefined; userNo?: string | undefined }) =>
  db.find<Pick<Account, 'id' | 'user_no' | 'nick_name' | 'avatar_url'>>(
    `select id, user_no, nick_name, avatar_url from accounts
      where is_enabled and user_type <> 3 and case when $1::bigint > 0 then id = $1 else user_no = $2 end`,
    [id, userNo.trim()],
  )

/** The language a member reads. */
export const findLanguageOf = async (db: Db, id: number): Promise<Language> =>
  (await db.one<{ language: Language }>(`select language from accounts where id = $1`, [id])).language

/** The language each of these members reads. */
export async function findLanguagesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Language>> {
  const rows = await db.query<{ id: number; language: Language }>(
    `select id, language from accounts where id = any($1::bigint[])`,
    [ids],
  )
  return new Map(rows.map(({ id, language }) => [id, language]))
}

/** Those of these members who let others see that they are online. */
export const listShowingOnline = (db: Db, ids: readonly number[]): Promise<Pick<Account, 'id'>[]> =>
  db.query(`select id from accounts where id = any($1::bigint[]) and show_online`, [ids])

export const findIdBySearch = (db: Db, search: { userNo: string; phone: string; email: string }) =>
  db.find<{ id: number }>(
    `select id from accounts where is_enabled and (user_no = $1 or phone = $2 or email = $3) limit 1`,
    [search.userNo, search.phone, search.email],
  )

export const countAccounts = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from accounts where user_type <> 3`)).total

/** What a new account begins with; the rest are defaults. */
export interface AccountDraft {
  readonly user_no: string
  readonly user_code: string
  readonly login_name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly password_hash: string | null
  readonly login_type: 'login' | 'auto'
  readonly nick_name: string
  readonly avatar_url: string
  readonly user_type: UserType
  readonly has_first_edit: boolean
  readonly inviter_id: number | null
  readonly parent_code: string
  readonly channel_code: string
  readonly reg_ip: string
  readonly language: Language
}

/** The new row, or undefined when one of its unique fields is taken. */
export const insertAccount = (tx: Db, draft: AccountDraft, nowMs: number): Promise<Account | undefined> =>
  tx.find(
    `insert into accounts (user_no, user_code, login_name, email, phone, password_hash, login_type, nick_name, avatar_url, user_type,
       has_first_edit, inviter_id, parent_code, channel_code, reg_ip, language, created_ms, updated_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17)
     on conflict do nothing returning ${accountColumns}`,
    [
      draft.user_no,
      draft.user_code,
      draft.login_name,
      draft.email,
      draft.phone,
      draft.password_hash,
      draft.login_type,
      draft.nick_name,
      draft.avatar_url,
      draft.user_type,
      draft.has_first_edit,
      draft.inviter_id,
      draft.parent_code,
      draft.channel_code,
      draft.reg_ip,
      draft.language,
      nowMs,
    ],
  )

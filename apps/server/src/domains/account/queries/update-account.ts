import type { MemberSetting, Sex, UserType } from '@cliffhanger/contract/account/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Account, accountColumns } from './accounts.ts'

/** Fields of the profile that change; absent ones stay. */
export interface ProfileChange {
  readonly nick_name?: string | undefined
  readonly avatar_url?: string | undefined
  readonly sex?: Sex | undefined
  readonly sign_remark?: string | undefined
}

export const updateProfile = (tx: Db, id: number, change: ProfileChange, nowMs: number): Promise<Account> =>
  tx.one(
    `update accounts set nick_name = coalesce($2, nick_name), avatar_url = coalesce($3, avatar_url), sex = coalesce($4, sex),
       sign_remark = coalesce($5, sign_remark), updated_ms = $6 where id = $1 returning ${accountColumns}`,
    [id, change.nick_name ?? null, change.avatar_url ?? null, change.sex ?? null, change.sign_remark ?? null, nowMs],
  )

/** Closes the page of first information and sets the inviter where none is set. */
export const updateFirstEdit = (
  tx: Db,
  id: number,
  inviter: { id: number; code: string } | undefined,
  nowMs: number,
): Promise<Account> =>
  tx.one(
    `update accounts set has_first_edit = true, inviter_id = coalesce(inviter_id, $2),
       parent_code = case when inviter_id is null then coalesce($3, parent_code) else parent_code end, updated_ms = $4
     where id = $1 returning ${accountColumns}`,
    [id, inviter?.id ?? null, inviter?.code ?? null, nowMs],
  )

export const updateSetting = (tx: Db, id: number, change: { [Name in keyof MemberSetting]?: 0 | 1 | undefined }) => {
  const chosen = (value: 0 | 1 | undefined) => (value === undefined ? null : value === 1)
  return tx.one<Account>(
    `update accounts set disturb = coalesce($2, disturb), stop_audio = coalesce($3, stop_audio),
       stop_new_msg = coalesce($4, stop_new_msg), stop_msg_del = coalesce($5, stop_msg_del),
       verify_friends = coalesce($6, verify_friends), add_friends = coalesce($7, add_friends),
       show_online = coalesce($8, show_online), show_ip = coalesce($9, show_ip),
       new_episodes = coalesce($10, new_episodes)
     where id = $1 returning ${accountColumns}`,
    [
      id,
      chosen(change.disturb),
      chosen(change.stopAudio),
      chosen(change.stopNewMsg),
      chosen(change.stopMsgDel),
      chosen(change.verify_friends),
      chosen(change.add_friends),
      chosen(change.show_online),
      chosen(change.show_ip),
      chosen(change.new_episodes),
    ],
  )
}

export const updateLanguage = (tx: Db, id: number, language: Language): Promise<Account> =>
  tx.one(`update accounts set language = $2 where id = $1 returning ${accountColumns}`, [id, language])

export const updateUserType = (tx: Db, id: number, userType: UserType, nowMs: number): Promise<Account> =>
  tx.one(`update accounts set user_type = $2, updated_ms = $3 where id = $1 returning ${accountColumns}`, [
    id,
    userType,
    nowMs,
  ])

export const updatePassword = (tx: Db, id: number, passwordHash: string, nowMs: number): Promise<Account> =>
  tx.one(`update accounts set password_hash = $2, updated_ms = $3 where id = $1 returning ${accountColumns}`, [
    id,
    passwordHash,
    nowMs,
  ])

const contactUpdates = {
  email: `update accounts set email = $2, updated_ms = $3 where id = $1 returning ${accountColumns}`,
  phone: `update accounts set phone = $2, updated_ms = $3 where id = $1 returning ${accountColumns}`,
} as const

/** Throws PostgreSQL's unique violation when another account has it. */
export const updateContact = (
  tx: Db,
  id: number,
  kind: 'email' | 'phone',
  contact: string,
  nowMs: number,
): Promise<Account> => tx.one(contactUpdates[kind], [id, contact, nowMs])

/** An address as it was before a change that was stopped; null: there was none. Throws PostgreSQL's unique violation as `updateContact`. */
export const restoreContact = (
  tx: Db,
  id: number,
  kind: 'email' | 'phone',
  contact: string | null,
  nowMs: number,
): Promise<Account> => tx.one(contactUpdates[kind], [id, contact, nowMs])

/** The hash of an earlier login password; null: there was none. */
export const restorePassword = (tx: Db, id: number, passwordHash: string | null, nowMs: number): Promise<number> =>
  tx.execute(`update accounts set password_hash = $2, updated_ms = $3 where id = $1`, [id, passwordHash, nowMs])

export const updateEnabled = (tx: Db, id: number, isEnabled: boolean, nowMs: number): Promise<Account | undefined> =>
  tx.find(`update accounts set is_enabled = $2, updated_ms = $3 where id = $1 returning ${accountColumns}`, [
    id,
    isEnabled,
    nowMs,
  ])

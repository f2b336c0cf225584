import type { MemberActivity, MemberLine, MemberOverview } from '@cliffhanger/contract/account/operator-schemas.ts'
import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { maskAddress } from '@cliffhanger/rules/account/masked-address.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findUsers } from '../../account/index.ts'
import { type MemberOverviewRow } from '../../session/index.ts'
import type { OperatorNeeds } from '../needs.ts'

export const presentMember = (row: MemberOverviewRow): MemberOverview => ({
  user_id: row.id,
  user_no: row.user_no,
  nick_name: row.nick_name,
  avatar_url: row.avatar_url,
  login_name: row.login_name ?? '',
  user_email: row.email ?? '',
  user_phone: row.phone ?? '',
  login_type: row.login_type,
  has_google: flagOf(row.has_totp),
  user_type: row.user_type,
  status: flagOf(row.is_enabled),
  parent_code: row.parent_code,
  reg_ip: maskAddress(row.reg_ip),
  language: row.language,
  session_total: row.session_total,
  create_time: toSeconds(row.created_ms),
})

/** `seen`: their newest sign-in; undefined where they never signed in. */
export const presentActivity = (
  isOnline: boolean,
  seen: { readonly seen_ms: number; readonly time_zone: string } | undefined,
  { vip_type, vip_end_time }: Pick<MemberActivity, 'vip_type' | 'vip_end_time'>,
): MemberActivity => ({
  is_online: flagOf(isOnline),
  seen_time: toSeconds(seen?.seen_ms ?? 0),
  time_zone: seen?.time_zone ?? '',
  vip_type,
  vip_end_time,
})

/** Refuses 4002 for a member there is none of. */
export const memberOf = async (
  { operator }: OperatorNeeds['session'],
  db: Db,
  userId: number,
): Promise<MemberOverview> => presentMember((await operator.findMember(db, userId)) ?? refuse('notFound'))

const lineOf = ({ user_id, user_no, nick_name, avatar_url }: UserInfo): MemberLine => ({
  user_id,
  user_no,
  nick_name,
  avatar_url,
})

/** A member in one line of a request or the log: `Ann (100023)`. */
export const memberText = ({ user_id: id, user_no: number, nick_name: name }: MemberLine): string =>
  `${name} (${number || id})`.trim()

/** Each of these members in one line; a former member has only an id. */
export async function memberLines(db: Db, ids: readonly number[]): Promise<(userId: number) => MemberLine> {
  const profiles = await findUsers(db, [...new Set(ids)])
  return (userId) => {
    const profile = profiles.get(userId)
    return profile ? lineOf(profile) : { user_id: userId, user_no: '', nick_name: '', avatar_url: '' }
  }
}

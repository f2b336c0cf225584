import type { UserType } from '@cliffhanger/contract/account/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'

/** The operators' view of a member. */
export interface MemberOverviewRow {
  readonly id: number
  readonly user_no: string
  readonly nick_name: string
  readonly avatar_url: string
  readonly login_name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly login_type: 'login' | 'auto'
  readonly has_totp: boolean
  readonly user_type: UserType
  readonly is_enabled: boolean
  readonly parent_code: string
  readonly reg_ip: string
  readonly language: string
  readonly created_ms: number
  readonly session_total: number
}

/** Which members are listed: by the beginning of number, login name, nickname, mail address or phone; '' for all. */
export interface MemberFilter extends Listing<'create_time'> {
  readonly search: string
  readonly isEnabled: boolean | undefined
  readonly userType?: UserType | undefined
}

const overview = `select a.id, a.user_no, a.nick_name, a.avatar_url, a.login_name, a.email, a.phone, a.login_type,
  a.totp_secret is not null as has_totp, a.user_type, a.is_enabled, a.parent_code, a.reg_ip, a.language, a.created_ms,
  (select count(*)::int from login_sessions s where s.account_id = a.id and s.ended_ms is null) as session_total
  from accounts a`

const matching = ({ search, isEnabled, userType, ...listing }: MemberFilter) =>
  conditionsOf([
    [
      search || undefined,
      (
        place,
      ) => `(a.user_no = ${place} or starts_with(lower(a.login_name), lower(${place})) or starts_with(lower(a.nick_name), lower(${place}))
        or starts_with(a.email, lower(${place})) or starts_with(replace(a.phone, ' ', ''), replace(${place}, ' ', '')))`,
    ],
    [isEnabled, (place) => `a.is_enabled = ${place}`],
    [userType, (place) => `a.user_type = ${place}`],
    ...inPeriod('a.created_ms', listing),
  ])

/** One page, the newest member first unless another order is chosen. */
export const listMembers = (
  db: Db,
  filter: MemberFilter,
  limit: number,
  offset: number,
): Promise<MemberOverviewRow[]> =>
  readPage(
    db,
    overview,
    matching(filter),
    orderOf(filter, { create_time: 'a.created_ms' }, { id: 'a.id', own: 'a.id desc' }),
    { limit, offset },
  )

export const countMembers = (db: Db, filter: MemberFilter): Promise<number> =>
  countMatching(db, 'accounts a', matching(filter))

export const findMember = (db: Db, id: number): Promise<MemberOverviewRow | undefined> =>
  db.find(`${overview} where a.id = $1`, [id])

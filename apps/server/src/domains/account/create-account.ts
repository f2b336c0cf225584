import { randomInt } from 'node:crypto'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import type { UserType } from '@cliffhanger/contract/account/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { noParentCode } from '@cliffhanger/rules/session/registration.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Account, findAccountBy, insertAccount } from './queries/accounts.ts'

/** Who is to become a member; names in the form they are kept in. */
export interface NewAccount {
  readonly loginName?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly passwordHash?: string | undefined
  readonly nickName?: string | undefined
  readonly avatarUrl?: string | undefined
  readonly userType?: UserType | undefined
  readonly hasFirstEdit?: boolean | undefined
  readonly loginType: 'login' | 'auto'
  readonly inviter?: Pick<Account, 'id' | 'user_code'> | undefined
  readonly channelCode?: string | undefined
  readonly address: string
  readonly language: Language
}

/** Without characters that are taken for each other: 0 O, 1 I L. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 6
const maxDraws = 20

const drawUserNo = () => String(randomInt(10_000_000, 100_000_000))
const drawUserCode = () =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

/** Makes a member with a number and an invite code nobody has; refuses 3006 when a login name, mail address or phone is taken. */
export async function createAccount(tx: Db, account: NewAccount, nowMs: number): Promise<Account> {
  for (let draw = 0; draw < maxDraws; draw++) {
    const userNo = drawUserNo()
    const made = await insertAccount(
      tx,
      {
        user_no: userNo,
        user_code: drawUserCode(),
        login_name: account.loginName ?? null,
        email: account.email ?? null,
        phone: account.phone ?? null,
        password_hash: account.passwordHash ?? null,
        login_type: account.loginType,
        nick_name: account.nickName ?? `user${userNo}`,
        avatar_url: account.avatarUrl ?? defaultAvatar(userNo),
        user_type: account.userType ?? 0,
        has_first_edit: account.hasFirstEdit ?? false,
        inviter_id: account.inviter?.id ?? null,
        parent_code: account.inviter?.user_code ?? noParentCode,
        channel_code: account.channelCode ?? '',
        reg_ip: account.address,
        language: account.language,
      },
      nowMs,
    )
    if (made) return made
    if (await isTaken(tx, account)) refuse('alreadyRegistered')
  }
  throw new Error(`no free member number in ${maxDraws} draws`)
}

const defaultAvatar = (userNo: string): string =>
  shippedAvatars[Number(userNo) % shippedAvatars.length] ?? shippedAvatars[0]

/** Whether somebody has one of these names already. */
export async function isTaken(db: Db, { loginName, email, phone }: Pick<NewAccount, 'loginName' | 'email' | 'phone'>) {
  if (loginName !== undefined && (await findAccountBy(db, 'username', loginName.toLowerCase()))) return true
  if (email !== undefined && (await findAccountBy(db, 'email', email))) return true
  return phone !== undefined && (await findAccountBy(db, 'phone', phone)) !== undefined
}

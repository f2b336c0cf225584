import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { isNickName } from '@cliffhanger/rules/account/validation.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { AccountNeeds } from './needs.ts'
import type { Account } from './queries/accounts.ts'
import type { ProfileChange } from './queries/update-account.ts'

/** The change with its nickname trimmed and its picture as an address; refuses 4000 for an empty nickname and 5019 for a picture that
 *  is neither shipped nor the member's own. */
export async function checkedProfile(
  tx: Db,
  domains: AccountNeeds,
  account: Account,
  change: ProfileChange,
): Promise<ProfileChange> {
  const { nick_name: nickName, avatar_url: avatarUrl } = change
  if (nickName !== undefined && !isNickName(nickName)) return refuseField('nick_name')
  return {
    ...change,
    ...(nickName !== undefined && { nick_name: nickName.trim() }),
    ...(avatarUrl !== undefined && { avatar_url: await pictureOf(tx, domains, account, avatarUrl) }),
  }
}

async function pictureOf(tx: Db, domains: AccountNeeds, account: Account, avatarUrl: string): Promise<string> {
  if (avatarUrl === account.avatar_url || isShipped(avatarUrl)) return avatarUrl
  return (await domains.uploads.findAvatar(tx, account.id, avatarUrl)) ?? refuse('fileNotUploaded')
}

const isShipped = (avatarUrl: string) => shippedAvatars.some((shipped) => shipped === avatarUrl)

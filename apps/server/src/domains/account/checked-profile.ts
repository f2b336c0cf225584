import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { isNickName } from '@cliffhanger/rules/account/validation.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import type { Account, ProfileChange } from './queries/accounts.ts'

/** The change with its nickname trimmed; refuses 4000 for an empty nickname and 5019 for a picture that is not the member's. */
export function checkedProfile(account: Account, change: ProfileChange): ProfileChange {
  const { nick_name: nickName, avatar_url: avatarUrl } = change
  if (nickName !== undefined && !isNickName(nickName)) return refuseField('nick_name')
  if (avatarUrl !== undefined && avatarUrl !== account.avatar_url && !isShipped(avatarUrl)) refuse('fileNotUploaded')
  return { ...change, ...(nickName !== undefined && { nick_name: nickName.trim() }) }
}

const isShipped = (avatarUrl: string) => shippedAvatars.some((shipped) => shipped === avatarUrl)

import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'

const most = 40

/** Whom one sent to before, the latest first, then the friends one has not sent to; each once. */
export const payeesToSuggest = (
  sent: readonly Pick<TransferRecord, 'other'>[],
  friends: readonly Pick<Friend, 'friend_idx' | 'user_no' | 'nick_name' | 'avatar_url'>[],
): readonly Payee[] => {
  const asPayees = friends.map(({ friend_idx, user_no, nick_name, avatar_url }) => ({
    user_id: friend_idx,
    user_no,
    nick_name,
    avatar_url,
  }))
  const people = new Map<number, Payee>()
  for (const person of [...sent.map(({ other }) => other), ...asPayees]) {
    if (!people.has(person.user_id)) people.set(person.user_id, person)
  }
  return [...people.values()].slice(0, most)
}

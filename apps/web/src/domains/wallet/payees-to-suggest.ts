import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import { fold } from '../../shared/fold.ts'

/** How many people of a kind are shown to who types nothing. */
const most = 40

/** People one likely sends to. */
export interface Payees {
  /** Whom one sent to before, the latest first. */
  readonly recent: readonly Payee[]
  /** Friends one has not sent to. */
  readonly friends: readonly Payee[]
}

/** Whom one knows, each once; of those, whose name or number has in it what is typed. */
export const payeesToSuggest = (
  sent: readonly Pick<TransferRecord, 'other'>[],
  friends: readonly Pick<Friend, 'friend_idx' | 'user_no' | 'nick_name' | 'avatar_url'>[],
  typed = '',
): Payees => {
  const asPayees = friends.map(({ friend_idx, user_no, nick_name, avatar_url }) => ({
    user_id: friend_idx,
    user_no,
    nick_name,
    avatar_url,
  }))
  const wanted = fold(typed.trim())
  const known = new Set<number>()
  const once = (people: readonly Payee[]): readonly Payee[] =>
    people
      .filter(({ user_id: id }) => !known.has(id) && known.add(id))
      .filter(({ nick_name: name, user_no: number }) => fold(name).includes(wanted) || number.startsWith(wanted))
      .slice(0, most)
  return { recent: once(sent.map(({ other }) => other)), friends: once(asPayees) }
}

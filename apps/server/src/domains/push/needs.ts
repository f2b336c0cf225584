import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/db.ts'

/** What a notice says in a language. */
export type NoticeWords = (language: Language) => { readonly title: string; readonly summary: string }

/** What pushing needs of its neighbours; composed in `compose-domains.ts`. */
export interface PushNeeds {
  isOnline(userId: number): boolean
  /** Unread messages in the chats of these members that are not on do-not-disturb (S-53), by user id; 0 may be left out. */
  unreadTotals(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** What these notices say, by their ids; one that is gone is left out. */
  noticeWords(db: Db, noticeIds: readonly number[]): Promise<ReadonlyMap<number, NoticeWords>>
}

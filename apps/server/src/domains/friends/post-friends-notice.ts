import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Db } from '../../platform/database/db.ts'
import type { FriendsNeeds } from './needs.ts'

/** A notice in the conversation of new friends, worded in the language of the one who acted, which makes it appear in both lists. */
export const postFriendsNotice = (
  { chat }: Pick<FriendsNeeds, 'chat'>,
  tx: Db,
  userId: number,
  peerId: number,
  language: Language,
): Promise<void> =>
  chat.postNotice(tx, { action: 'friends', userId, peerId, text: messageText(language, 'friendsNotice') })

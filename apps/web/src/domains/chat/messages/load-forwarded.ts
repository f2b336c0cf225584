import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { Card } from '@cliffhanger/rules/chat/preview.ts'
import { withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { call } from '../../../platform/server/client.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { SentMessageType } from '../storage/rows.ts'
import type { Forwarded } from './forward-payload.ts'
import { cardContent } from './send-message.ts'

/** A message as it is passed on. */
export interface PassedOn {
  readonly type: Exclude<SentMessageType, 'poll'>
  readonly contentText: string
}

/** Favorites that are looked through for one, a hundred at a time. */
const pagesMax = 20

const passable = ({ msg_type, content_text }: Pick<Message, 'msg_type' | 'content_text'>): PassedOn[] =>
  msg_type === 'r_p' || msg_type === 'sys_notice' || msg_type === 'poll'
    ? []
    : [{ type: msg_type, contentText: withSilence(content_text, false) }]

const loadFavorite = async (id: number): Promise<PassedOn[]> => {
  for (let page = 1; page <= pagesMax; page++) {
    const { list, total } = await call(chatCalls.listFavorites, { page, limit: 100 })
    const found = list.find((favorite) => favorite.id === id)
    if (found) return passable(found)
    if (page * 100 >= total) break
  }
  return []
}

const loadCard = async (database: LocalDatabase, userId: number): Promise<Card> => {
  const friend = await database.friends.get(userId)
  const person = friend ?? (await call(contactCalls.getFriend, { friend_id: userId })).userinfo
  const { user_no, nick_name, avatar_url } = person
  return { user_id: userId, user_no, nick_name, avatar_url }
}

/** What the address of the forward screen names, as it is sent; empty where it does not exist any more. */
export const loadForwarded = async (database: LocalDatabase, forwarded: Forwarded): Promise<PassedOn[]> => {
  switch (forwarded.kind) {
    case 'messages': {
      const rows = await database.messages.bulkGet([...forwarded.messageIds])
      return rows.flatMap((row) => (row?.conversation_id === forwarded.conversation ? passable(row) : []))
    }
    case 'favorite':
      return loadFavorite(forwarded.id)
    case 'card':
      return [{ type: 'b_c', contentText: cardContent(await loadCard(database, forwarded.userId)) }]
    case 'drama': {
      const { id, number } = forwarded
      const { share_text, url } = await call(shareCalls.getShareLink, {
        video_id: id,
        ...(number !== undefined && { number }),
      })
      return [{ type: 'text', contentText: textContent(`${share_text} ${url}`) }]
    }
    default:
      return forwarded satisfies never
  }
}

import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { filesIn } from '@cliffhanger/rules/chat/content.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { deleteFavorites, findReadable, insertFavorite, listFavorites } from '../queries/favorites.ts'
import { isThere } from '../queries/moderation.ts'
import type { SenderCards } from '../sender-cards.ts'

/** A notice is nobody's message, and a poll is nothing without its votes (S-125). */
const isUncollected = (type: MessageType): boolean => type === 'sys_notice' || type === 'poll'

/** Keeps the server's own copy of a message I may read. Refuses 5007 for any other, 5018 where it is kept already. */
export const addFavorite =
  (cards: SenderCards): Handler<typeof chatCalls.addFavorite> =>
  async ({ db, caller, clock }, { msg_id, chat_type }) => {
    const message = await findReadable(db, caller.userId, msg_id)
    if (!message || message.kind !== chat_type || isUncollected(message.msg_type)) return refuse('messageGone')
    const favorite = await insertFavorite(db, {
      userId: caller.userId,
      message,
      senderName: (await cards.of(message.sender_id)).nick_name,
      fileKeys: filesIn(message.content_text),
      nowMs: clock(),
    })
    return { favorite: favorite ?? refuse((await isThere(db, msg_id)) ? 'alreadyFavorite' : 'messageGone') }
  }

/** Removes favorites of mine; 4002 where none of them is there, as with a foreign id. */
export const removeFavorites: Handler<typeof chatCalls.deleteFavorites> = async ({ db, caller }, { ids }) => {
  if ((await deleteFavorites(db, caller.userId, ids)) === 0) refuse('notFound')
  return {}
}

export const pageFavorites: Handler<typeof chatCalls.listFavorites> = async ({ db, caller }, input) => {
  const { page, limit, msg_type, keyword } = input
  return {
    ...(await listFavorites(db, { userId: caller.userId, messageType: msg_type, keyword, page, limit })),
    page,
    limit,
  }
}

import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findConversation } from '../queries/conversations.ts'
import { findGroupConversation } from '../queries/group-messages.ts'
import { pageReactions, readableBy } from '../queries/reactions.ts'
import type { SenderCards } from '../sender-cards.ts'

/** Who reacted to a message that I may read. Refuses 5005 outside of a group, 5012 where its members are protected, 5007. */
export const listReactions =
  (cards: SenderCards): Handler<typeof chatCalls.listReactions> =>
  async ({ db, caller }, { chat_type, target_id, msg_id, emoji, page, limit }) => {
    if (chat_type === 'group') {
      const membership = (await findGroupConversation(db, caller.userId, target_id)) ?? refuse('notGroupMember')
      const refusal = maySeeMembers(membership.group, membership.role)
      if (refusal) refuse(refusal)
    }
    const conversation = (await findConversation(db, caller.userId, chat_type, target_id)) ?? refuse('messageGone')
    const place = { kind: chat_type, streamId: conversation.stream_id }
    const [message] = await readableBy(db, place, [{ userId: caller.userId, messageId: msg_id }])
    if (!message) return refuse('messageGone')
    const { rows, total } = await pageReactions(db, conversation.stream_id, message.seq, {
      emoji,
      limit,
      offset: (page - 1) * limit,
    })
    const members = await cards.ofAll(
      rows.map(({ user_id }) => user_id),
      db,
    )
    const list = rows.map(({ user_id, emoji: theirs, created_ms }) => ({
      user_id,
      nick_name: members.get(user_id)?.nick_name ?? '',
      avatar_url: members.get(user_id)?.avatar_url ?? '',
      emoji: theirs,
      create_time: toSeconds(created_ms),
    }))
    return { list, total, page, limit }
  }

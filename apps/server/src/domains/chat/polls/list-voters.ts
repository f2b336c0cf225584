import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { maySeeVoters, pollIn } from '@cliffhanger/rules/chat/polls.ts'
import { maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findConversation } from '../queries/conversations.ts'
import { findGroupConversation } from '../queries/group-messages.ts'
import { findMessage } from '../queries/messages.ts'
import { findVotes, pageVoters } from '../queries/polls.ts'
import { readableBy } from '../queries/reactions.ts'
import type { SenderCards } from '../sender-cards.ts'

/** Who voted for an option of a poll that I may read. Refuses 5005 outside of a group, 5012 where its members are protected, 5007, and 5034
 *  where the poll is anonymous or I see no votes yet. */
export const listVoters =
  (cards: SenderCards): Handler<typeof chatCalls.listPollVoters> =>
  async ({ db, caller }, { chat_type, target_id, msg_id, option, page, limit }) => {
    const { userId } = caller
    if (chat_type === 'group') {
      const membership = (await findGroupConversation(db, userId, target_id)) ?? refuse('notGroupMember')
      const refusal = maySeeMembers(membership.group, membership.role)
      if (refusal) refuse(refusal)
    }
    const { stream_id } = (await findConversation(db, userId, chat_type, target_id)) ?? refuse('messageGone')
    const place = { kind: chat_type, streamId: stream_id }
    const [readable] = await readableBy(db, place, [{ userId, messageId: msg_id }])
    const row = readable && (await findMessage(db, stream_id, msg_id))
    const poll = row && pollIn(row.content_text)
    if (!poll || !row.poll) return refuse('messageGone')
    const mine = (await findVotes(db, row, [userId])).get(userId) ?? []
    const hidden = maySeeVoters(poll, row.poll, mine)
    if (hidden) refuse(hidden)
    const { rows, total } = await pageVoters(db, row, { option, limit, offset: (page - 1) * limit })
    const members = await cards.ofAll(
      rows.map(({ user_id }) => user_id),
      db,
    )
    const list = rows.map(({ user_id, created_ms }) => ({
      user_id,
      nick_name: members.get(user_id)?.nick_name ?? '',
      avatar_url: members.get(user_id)?.avatar_url ?? '',
      create_time: toSeconds(created_ms),
    }))
    return { list, total, page, limit }
  }

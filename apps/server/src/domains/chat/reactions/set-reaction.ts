import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { quickReactions, type ReactionTotal, tonedReactions } from '@cliffhanger/contract/chat/reactions.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import type { ChatNeeds } from '../needs.ts'
import { findConversation } from '../queries/conversations.ts'
import { lockStream } from '../queries/messages.ts'
import { readableBy } from '../queries/reactions.ts'
import { findSide } from '../queries/sides.ts'
import { applyReactions } from './apply-reactions.ts'
import type { GroupReactions } from './group-reactions.ts'

type SetReaction = CallInput<typeof chatCalls.setReaction>

const quick: readonly string[] = [...quickReactions, ...tonedReactions]

/** S-115: sets my one reaction to a message; the same again changes nothing, so does taking back what is not there. */
export const setReaction =
  (domains: Pick<ChatNeeds, 'emoji'>, groups: GroupReactions): Handler<typeof chatCalls.setReaction> =>
  async (context, input) => {
    const { chat_type, target_id, msg_id, emoji } = input
    if (emoji !== '' && !quick.includes(emoji) && !(await domains.emoji.isInSet(context.db, emoji)))
      refuseField('emoji')
    const totals =
      chat_type === 'group'
        ? await groups.set(target_id, { userId: context.caller.userId, messageId: msg_id, emoji })
        : await reactInPrivate(context, input)
    return { msg_id, reactions: totals.map((one) => ({ ...one, mine: flagOf(one.emoji === emoji) })) }
  }

/** Whoever may not write to somebody does not react to them either (5001, 5002). */
const reactInPrivate = (
  context: CallContext<'bearer'>,
  { target_id, msg_id, emoji }: SetReaction,
): Promise<readonly ReactionTotal[]> =>
  context.db.transaction(
    async (tx) => {
      const { userId } = context.caller
      const conversation = (await findConversation(tx, userId, 'private', target_id)) ?? refuse('messageGone')
      await lockStream(tx, conversation.stream_id)
      const reach = (await findSide(tx, userId, target_id))?.reach
      if (reach !== 'open') refuse(reach === 'blacklisted' ? 'blacklisted' : 'notFriends')
      const place = { kind: 'private', streamId: conversation.stream_id } as const
      const [message] = await readableBy(tx, place, [{ userId, messageId: msg_id }])
      if (!message) return refuse('messageGone')
      const wanted = { seq: message.seq, userId, emoji }
      const { results, reacted } = await applyReactions(tx, conversation.stream_id, [wanted], context.clock())
      const [totals = 'full'] = results
      if (totals === 'full') return refuse('tooManyReactions')
      await appendEvents(
        context,
        tx,
        reacted.map(({ seq, changes, totals: reactions }) =>
          newEvent(chatEvents.reacted, conversation.stream, {
            conversation_id: conversation.stream,
            chat_type: 'private',
            target_id,
            msg_id,
            msg_seq: seq,
            reactions: [...reactions],
            changes: [...changes],
          }),
        ),
      )
      return totals
    },
    { retries: 3 },
  )

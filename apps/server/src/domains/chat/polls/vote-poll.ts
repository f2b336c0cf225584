import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chosen } from '@cliffhanger/rules/chat/polls.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { findMessage } from '../queries/messages.ts'
import { readableBy } from '../queries/reactions.ts'
import { applyVotes, type VoteResult } from './apply-votes.ts'
import type { GroupPolls } from './group-polls.ts'
import { appendPrivateChange, lockPrivate } from './private-polls.ts'

type Vote = CallInput<typeof chatCalls.votePoll>

/** S-125: sets what I vote for; the same again changes nothing, so does taking back what is not there. */
export const votePoll =
  (groups: GroupPolls): Handler<typeof chatCalls.votePoll> =>
  async (context, input) => {
    const { chat_type, target_id, msg_id } = input
    const options = chosen(input.options)
    const result =
      chat_type === 'group'
        ? await groups.vote(target_id, { userId: context.caller.userId, messageId: msg_id, options })
        : await voteInPrivate(context, { ...input, options })
    if (result === 'invalid') return refuseField('options')
    return 'refusal' in result ? refuse(result.refusal, result.details) : { msg_id, poll: result.poll }
  }

/** Whoever may not write to somebody does not vote there either (5001, 5002). */
const voteInPrivate = (context: CallContext<'bearer'>, { target_id, msg_id, options }: Vote): Promise<VoteResult> =>
  context.db.transaction(
    async (tx) => {
      const { userId } = context.caller
      const conversation = await lockPrivate(tx, userId, target_id)
      const place = { kind: 'private', streamId: conversation.stream_id } as const
      const [readable] = await readableBy(tx, place, [{ userId, messageId: msg_id }])
      const row = readable && (await findMessage(tx, conversation.stream_id, msg_id))
      if (!row) return { refusal: 'messageGone' }
      const { results, voted } = await applyVotes(tx, row, [{ user_id: userId, options }], context.clock())
      if (voted) await appendPrivateChange(context, tx, conversation.stream, target_id, voted)
      return results[0] ?? { refusal: 'messageGone' }
    },
    { retries: 3 },
  )

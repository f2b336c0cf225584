import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { ReactionTotal } from '@cliffhanger/contract/chat/reactions.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { shownChanges } from '@cliffhanger/rules/groups/membership-events.ts'
import { mayReact } from '@cliffhanger/rules/groups/policy.ts'
import type { ServerContext } from '../../../context.ts'
import { BatchQueues } from '../../../platform/database/batch-queues.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { refusalDetails } from '../group/acting-member.ts'
import { appendGroupEvents, groupStream, lockGroupStream, type NewGroupEvent } from '../group/group-stream.ts'
import { findGroupRow, listComeLater } from '../queries/group-messages.ts'
import { findActingMembers } from '../queries/group-state.ts'
import { readableBy } from '../queries/reactions.ts'
import { applyReactions, type ReactedMessage } from './apply-reactions.ts'

/** One member's reaction to one message of a group. */
export interface GroupReaction {
  readonly userId: number
  readonly messageId: number
  readonly emoji: string
}

type Result =
  | { readonly totals: readonly ReactionTotal[] }
  | {
      readonly refusal: RefusalName
      readonly details?: Readonly<Record<string, unknown>> | undefined
    }

/** How long reactions of a group gather, in milliseconds: hundreds that react at once are a few events, each written once to every member. */
const gatherMs = 50

/** Takes in reactions to messages of groups. Each group has a queue of its own; what comes meanwhile becomes the next batch. */
export class GroupReactions {
  readonly #context: ServerContext
  readonly #queues: BatchQueues<number, GroupReaction, Result>

  constructor(context: ServerContext) {
    this.#context = context
    this.#queues = new BatchQueues({
      of: 'group reaction',
      metrics: context.metrics,
      gatherMs,
      waitingLimit: 20_000,
      apart: ({ userId, messageId }) => `${userId} ${messageId}`,
      run: (groupId, batch) =>
        context.db.transaction((tx) => this.#run(tx, groupId, batch), { retries: 3, isPlannedOnce: true }),
    })
  }

  /** Sets one member's reaction. Refuses 5005, 5014, 5006, 5003, 5007 for a message they may not read, 5022 where it carries as many kinds as it can. */
  async set(groupId: number, reaction: GroupReaction): Promise<readonly ReactionTotal[]> {
    const result = await this.#queues.store(groupId, reaction)
    return 'refusal' in result ? refuse(result.refusal, result.details) : result.totals
  }

  async #run(tx: Db, groupId: number, batch: readonly GroupReaction[]): Promise<Result[]> {
    const userIds = batch.map(({ userId }) => userId)
    // A group that does not exist has no members, and no stream to lock.
    if ((await findActingMembers(tx, groupId, userIds, this.#context.clock())).size === 0)
      return batch.map(() => ({ refusal: 'notGroupMember' }))
    const { stream_id: streamId, admins } = await lockGroupStream(tx, groupId)
    const [members, group, read] = await Promise.all([
      findActingMembers(tx, groupId, userIds, this.#context.clock()),
      findGroupRow(tx, groupId),
      readableBy(tx, { kind: 'group', streamId }, batch),
    ])
    const readable = new Map(read.map(({ user_id, msg_id, seq }) => [`${user_id} ${msg_id}`, seq] as const))
    const judged = batch.map((one) => {
      const seq = readable.get(`${one.userId} ${one.messageId}`)
      const refusal = mayReact(group, members.get(one.userId)) ?? (seq === undefined ? 'messageGone' : undefined)
      return { one, seq: seq ?? 0, refusal, details: refusalDetails(refusal, members.get(one.userId)) }
    })
    const allowed = judged.filter(({ refusal }) => refusal === undefined)
    const { results, reacted } = await applyReactions(
      tx,
      streamId,
      allowed.map(({ one, seq }) => ({ seq, userId: one.userId, emoji: one.emoji })),
      this.#context.clock(),
    )
    const idOf = new Map(allowed.map(({ one, seq }) => [seq, one.messageId]))
    const comeLater = await listComeLater(
      tx,
      group,
      reacted.map(({ seq }) => seq),
    )
    const events = reacted.map(
      (message): NewGroupEvent => ({
        ...reactedEvent(groupId, idOf.get(message.seq) ?? 0, message, { group, admins }),
        unseenBy: comeLater.get(message.seq) ?? [],
      }),
    )
    if (events.length > 0) await appendGroupEvents(this.#context, tx, groupId, events)
    const byOne = new Map(allowed.map(({ one }, index) => [one, results[index]]))
    return judged.map(({ one, refusal, details }): Result => {
      if (refusal) return { refusal, details }
      const result = byOne.get(one) ?? 'full'
      return result === 'full' ? { refusal: 'tooManyReactions' } : { totals: result }
    })
  }
}

/** The event of one message. Where members are protected, who reacted is shown to creator and managers, and to everybody what they did themselves. */
function reactedEvent(
  groupId: number,
  messageId: number,
  { seq, changes, totals }: ReactedMessage,
  { group, admins }: { readonly group: Parameters<typeof shownChanges>[0]; readonly admins: readonly number[] },
): NewGroupEvent {
  const data = {
    conversation_id: groupStream(groupId),
    chat_type: 'group',
    target_id: groupId,
    msg_id: messageId,
    msg_seq: seq,
    reactions: [...totals],
    changes: [...changes],
  }
  const shownTo = (userId: number) => ({
    ...data,
    changes: shownChanges(group, { userId, role: 'member' }, changes),
  })
  const { action } = chatEvents.reacted
  if (shownTo(0).changes.length === changes.length) return { action, data }
  return {
    action,
    data,
    shownAs: {
      most: shownTo(0),
      some: [{ users: admins, data }, ...changes.map(({ user_id }) => ({ users: [user_id], data: shownTo(user_id) }))],
    },
  }
}

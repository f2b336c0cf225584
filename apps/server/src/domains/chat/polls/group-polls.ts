import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { mayReact } from '@cliffhanger/rules/groups/policy.ts'
import type { ServerContext } from '../../../context.ts'
import { BatchQueues } from '../../../platform/database/batch-queues.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refusalDetails } from '../group/acting-member.ts'
import { appendGroupEvents, groupStream, lockGroupStream, type NewGroupEvent } from '../group/group-stream.ts'
import { findGroupRow, listUnseeing } from '../queries/group-messages.ts'
import { findActingMembers, type GroupRow } from '../queries/group-state.ts'
import { findMessagesById, type MessageRow } from '../queries/messages.ts'
import { readableBy } from '../queries/reactions.ts'
import { applyVotes, type VotedPoll, type VoteResult } from './apply-votes.ts'
import { changedViews } from './changed-poll.ts'

/** One member's vote in one poll of a group; `options` in their order, once each. */
export interface GroupVote {
  readonly userId: number
  readonly messageId: number
  readonly options: readonly number[]
}

/** How long votes of a group gather, in milliseconds, as reactions do: hundreds at once are a few events. */
const gatherMs = 50

/** Takes in votes in polls of groups. Each group has a queue of its own; what comes meanwhile becomes the next batch. */
export class GroupPolls {
  readonly #context: ServerContext
  readonly #queues: BatchQueues<number, GroupVote, VoteResult>

  constructor(context: ServerContext) {
    this.#context = context
    this.#queues = new BatchQueues({
      of: 'group vote',
      metrics: context.metrics,
      gatherMs,
      waitingLimit: 20_000,
      apart: ({ userId, messageId }) => `${userId} ${messageId}`,
      run: (groupId, batch) => context.db.transaction((tx) => this.#run(tx, groupId, batch), { retries: 3 }),
    })
  }

  /** Sets what one member votes for. Refuses 5005, 5014, 5006, 5003, 5007 for a message they may not read or that is no poll, 5032, 5033. */
  vote(groupId: number, vote: GroupVote): Promise<VoteResult> {
    return this.#queues.store(groupId, vote)
  }

  async #run(tx: Db, groupId: number, batch: readonly GroupVote[]): Promise<VoteResult[]> {
    const userIds = batch.map(({ userId }) => userId)
    const nowMs = this.#context.clock()
    // A group that does not exist has no members, and no stream to lock.
    if ((await findActingMembers(tx, groupId, userIds, nowMs)).size === 0)
      return batch.map(() => ({ refusal: 'notGroupMember' }))
    const { stream_id: streamId } = await lockGroupStream(tx, groupId)
    const members = await findActingMembers(tx, groupId, userIds, nowMs)
    const group = await findGroupRow(tx, groupId)
    const readable = await readableBy(tx, { kind: 'group', streamId }, batch)
    const mayRead = new Set(readable.map(({ user_id, msg_id }) => `${user_id} ${msg_id}`))
    const rows = new Map(
      (await findMessagesById(tx, streamId, [...new Set(readable.map(({ msg_id }) => msg_id))])).map((row) => [
        row.msg_id,
        row,
      ]),
    )
    const results = new Map<GroupVote, VoteResult>()
    const allowed = batch.filter((vote) => {
      const isThere = mayRead.has(`${vote.userId} ${vote.messageId}`)
      const refusal = mayReact(group, members.get(vote.userId)) ?? (isThere ? undefined : 'messageGone')
      if (refusal) results.set(vote, { refusal, details: refusalDetails(refusal, members.get(vote.userId)) })
      return !refusal
    })
    const events: NewGroupEvent[] = []
    for (const [messageId, votes] of Map.groupBy(allowed, (vote) => vote.messageId)) {
      const row = rows.get(messageId)
      if (!row) continue
      const wanted = votes.map(({ userId, options }) => ({ user_id: userId, options }))
      const applied = await applyVotes(tx, row, wanted, nowMs)
      for (const [index, vote] of votes.entries())
        results.set(vote, applied.results[index] ?? { refusal: 'messageGone' })
      if (applied.voted) events.push(await groupPollEvent(tx, group, applied.voted))
    }
    if (events.length > 0) await appendGroupEvents(this.#context, tx, groupId, events)
    return batch.map((vote) => results.get(vote) ?? { refusal: 'messageGone' })
  }
}

/** The event of a poll that changed, for each reader as they see it; to whoever does not see the message nothing. */
export async function groupPollEvent(
  tx: Db,
  group: GroupRow,
  { row, state }: { readonly row: MessageRow; readonly state: VotedPoll['state'] },
): Promise<NewGroupEvent> {
  const place = {
    conversation_id: groupStream(group.group_id),
    chat_type: 'group' as const,
    target_id: group.group_id,
    msg_id: row.msg_id,
    msg_seq: row.seq,
  }
  return {
    action: chatEvents.pollChanged.action,
    data: place,
    shownAs: await changedViews(tx, place, row, state),
    unseenBy: await listUnseeing(tx, group, row.seq),
  }
}

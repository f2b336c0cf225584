import { supportCaseChanged } from '@cliffhanger/contract/support/calls.ts'
import type { SupportCaseState } from '@cliffhanger/contract/support/schemas.ts'
import { presenceAt } from '@cliffhanger/rules/support/hours.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { pushTransient } from '../../platform/realtime/streams.ts'
import { answerAwayJob } from './answer-away.ts'
import { noteFacts, type OpenedCase, type PairFacts } from './queries/changes.ts'
import { findHours } from './queries/hours.ts'

/** A message that was stored, between a member and an official account. */
export interface NotedMessage {
  readonly senderId: number
  readonly peerId: number
  readonly messageId: number
}

/** S-140: opens the cases that these messages open, and notes which wait and which were answered; in the transaction that stores the messages, under
 *  the locks of their conversations. What two official accounts write to each other is no case. */
export async function noteMessages(
  context: Pick<ServerContext, 'bus' | 'clock' | 'jobs'>,
  officials: ReadonlySet<number>,
  tx: Db,
  messages: readonly NotedMessage[],
): Promise<void> {
  const facts = factsOf(officials, messages)
  if (facts.length === 0) return
  const nowMs = context.clock()
  const opened = await noteFacts(tx, facts, nowMs)
  if (opened.length === 0) return
  notifyMembers(context, tx, opened, 'waiting')
  const hours = (await findHours(tx))?.hours
  if (!hours || presenceAt(hours, nowMs).isOpen) return
  for (const { id } of opened) await context.jobs.enqueue(answerAwayJob, { case_id: id }, { tx })
}

/** Notifies the devices of members of what became of their cases, after the commit. */
export const notifyMembers = (
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Pick<Db, 'afterCommit'>,
  cases: readonly OpenedCase[],
  state: SupportCaseState,
): void =>
  tx.afterCommit(() => {
    for (const { id, member_id, account_id } of cases)
      pushTransient(context, member_id, supportCaseChanged, { case_id: id, target_id: account_id, state })
  })

function factsOf(officials: ReadonlySet<number>, messages: readonly NotedMessage[]): PairFacts[] {
  const facts = new Map<string, PairFacts>()
  for (const { senderId, peerId, messageId } of messages) {
    const isAnswer = officials.has(senderId)
    if (isAnswer === officials.has(peerId)) continue
    const [memberId, accountId] = isAnswer ? [peerId, senderId] : [senderId, peerId]
    const key = `${memberId} ${accountId}`
    const before = facts.get(key) ?? {
      ...{ memberId, accountId, lastId: 0 },
      ...{ isAnswered: false, endsAnswered: false },
    }
    facts.set(
      key,
      isAnswer
        ? { ...before, isAnswered: true, endsAnswered: true }
        : { ...before, lastId: messageId, endsAnswered: false },
    )
  }
  return [...facts.values()]
}

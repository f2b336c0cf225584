import { newPollState, type PollKey, type PollState, pollIn } from '@cliffhanger/rules/chat/polls.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { insertPolls } from '../queries/polls.ts'
import { closePollJob } from './close-in-time.ts'

/** A poll among messages that are being sent. */
export interface NewPoll {
  readonly contentText: string
  readonly pollKey?: PollKey | undefined
}

/** How a poll stands that is being sent; null where the message is none. */
export function openedState({ contentText, pollKey }: NewPoll): PollState | null {
  const poll = pollKey && pollIn(contentText)
  return poll ? newPollState(poll, pollKey) : null
}

/** Opens the polls among messages that were just stored, in their transaction; those with an end get their work for then. */
export async function openPolls(
  { jobs }: Pick<ServerContext, 'jobs'>,
  tx: Db,
  messages: readonly (NewPoll & { readonly messageId: number })[],
): Promise<void> {
  const polls = messages.flatMap((message) => {
    const state = openedState(message)
    return state ? [{ ...state, msg_id: message.messageId, contentText: message.contentText }] : []
  })
  if (polls.length === 0) return
  await insertPolls(tx, polls)
  for (const { msg_id, contentText } of polls) {
    const delaySeconds = pollIn(contentText)?.open_seconds ?? 0
    if (delaySeconds > 0) await jobs.enqueue(closePollJob, { msg_id }, { tx, delaySeconds })
  }
}

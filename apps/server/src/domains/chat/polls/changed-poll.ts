import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { EventData, StatefulFrame } from '@cliffhanger/contract/event.ts'
import { type PollState, pollSeenBy } from '@cliffhanger/rules/chat/polls.ts'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import { voidFrame } from '../../../platform/realtime/void-frame.ts'
import type { MessageRow } from '../queries/messages.ts'
import { listVotes, type OwnVotes } from '../queries/polls.ts'

type Changed = EventData<typeof chatEvents.pollChanged>

/** Where the poll stands; what its event is stored with. How it stands is read with the message: the store of events tells nobody who voted
 *  for what, and nothing is left of a poll that is unsent. */
const pollPlace = z.omit(chatEvents.pollChanged.data, { poll: true })
export type PollPlace = z.output<typeof pollPlace>

const changedData = (place: PollPlace, state: PollState, mine: readonly number[]): Changed => ({
  ...place,
  poll: pollSeenBy(state, mine),
})

/** What the readers of a poll see of its event: most of them, and whoever voted, by what they voted for. Under the stream's lock. */
export async function changedViews(
  tx: Db,
  place: PollPlace,
  row: Pick<MessageRow, 'stream_id' | 'seq'>,
  state: PollState,
): Promise<{ most: Changed; some: { users: number[]; data: Changed }[] }> {
  const byChoice = Map.groupBy(await listVotes(tx, row), ({ options }) => options.join())
  return {
    most: changedData(place, state, []),
    some: [...byChoice.values()].map((votes) => ({
      users: votes.map(({ user_id }) => user_id),
      data: changedData(place, state, votes[0]?.options ?? []),
    })),
  }
}

/** The event as it is pulled: the reader has `row` before them, or nothing where it is gone or not for them. */
export const asChanged = (
  frame: StatefulFrame,
  row: Pick<MessageRow, 'stream_id' | 'seq' | 'poll'> | undefined,
  ownVotes: OwnVotes,
): StatefulFrame =>
  row?.poll ? { ...frame, data: changedData(pollPlace.parse(frame.data), row.poll, ownVotes(row)) } : voidFrame(frame)

/** Which poll an event tells of; undefined where it tells anything else. */
export const changedIn = ({ action, data }: Pick<StatefulFrame, 'action' | 'data'>): number | undefined =>
  action === chatEvents.pollChanged.action ? pollPlace.parse(data).msg_id : undefined

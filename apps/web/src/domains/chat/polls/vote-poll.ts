import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ShownPoll } from '@cliffhanger/contract/chat/polls.ts'
import { pollWithMine } from '@cliffhanger/rules/chat/polls.ts'
import { call } from '../../../platform/server/client.ts'
import { databaseOf, type LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { Conversation } from '../conversations/conversation.ts'

type Place = Pick<Conversation, 'chatType' | 'targetId'>

const placeOf = ({ chatType, targetId }: Place, messageId: number) => ({
  chat_type: chatType,
  target_id: targetId,
  msg_id: messageId,
})

const isSame = (one: ShownPoll | undefined, other: ShownPoll | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Exchanges how a poll stands, unless it stands otherwise by now. */
const exchange = (
  database: LocalDatabase,
  messageId: number,
  expected: ShownPoll | undefined,
  next: ShownPoll | undefined,
): Promise<void> =>
  database.write(async () => {
    const stored = await database.messages.get(messageId)
    if (stored && next && isSame(stored.poll, expected)) await database.messages.update(messageId, { poll: next })
  })

/** S-125: sets what I vote for; nothing takes my vote back. It stands there at once; where the server refuses it, what stood before comes
 *  back. Answers how the poll stands. */
export const votePoll = async (
  myId: number,
  place: Place,
  messageId: number,
  options: readonly number[],
): Promise<ShownPoll> => {
  const database = databaseOf(myId)
  const before = (await database.messages.get(messageId))?.poll
  const shown = before && pollWithMine(before, options)
  await exchange(database, messageId, before, shown)
  try {
    const { poll } = await call(chatCalls.votePoll, { ...placeOf(place, messageId), options: [...options] })
    await exchange(database, messageId, shown, poll)
    return poll
  } catch (error) {
    await exchange(database, messageId, shown, before)
    throw error
  }
}

/** S-125: ends a poll for good. */
export const closePoll = async (myId: number, place: Place, messageId: number): Promise<void> => {
  const { poll } = await call(chatCalls.closePoll, placeOf(place, messageId))
  await databaseOf(myId).messages.update(messageId, { poll })
}

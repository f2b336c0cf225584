import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ShownReaction } from '@cliffhanger/contract/chat/reactions.ts'
import { reactionsWithMine } from '@cliffhanger/rules/chat/reactions.ts'
import { call } from '../../../platform/server/client.ts'
import { databaseOf, type LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { Conversation } from '../conversations/conversation.ts'

const isSame = (one: readonly ShownReaction[] | undefined, other: readonly ShownReaction[] | undefined): boolean =>
  JSON.stringify(one ?? []) === JSON.stringify(other ?? [])

/** Exchanges what stands at a message, unless something else does by now. */
const exchange = (
  database: LocalDatabase,
  messageId: number,
  expected: readonly ShownReaction[] | undefined,
  next: readonly ShownReaction[] | undefined,
): Promise<void> =>
  database.write(async () => {
    const stored = await database.messages.get(messageId)
    if (stored && isSame(stored.reactions, expected))
      await database.messages.update(messageId, { reactions: next && [...next] })
  })

/** S-115: sets my reaction, or takes it back where it is mine already. It stands there at once; where the server refuses it, what stood
 *  before comes back. */
export const toggleReaction = async (
  myId: number,
  { chatType, targetId }: Pick<Conversation, 'chatType' | 'targetId'>,
  messageId: number,
  emoji: string,
): Promise<void> => {
  const database = databaseOf(myId)
  const before = (await database.messages.get(messageId))?.reactions
  const isMine = before?.some((one) => one.emoji === emoji && one.mine === 1) ?? false
  const wanted = isMine ? '' : emoji
  const shown = reactionsWithMine(before, wanted)
  await exchange(database, messageId, before, shown)
  try {
    const { reactions } = await call(chatCalls.setReaction, {
      chat_type: chatType,
      target_id: targetId,
      msg_id: messageId,
      emoji: wanted,
    })
    await exchange(database, messageId, shown, reactions)
  } catch (error) {
    await exchange(database, messageId, shown, before)
    throw error
  }
}

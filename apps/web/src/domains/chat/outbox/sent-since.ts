import { Dexie } from 'dexie'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { outboxState } from './outbox-state.ts'

/** Whether I wrote in a conversation after a message, be it stored, or on its way and not given up. */
export const hasSentSince = async (
  database: LocalDatabase,
  conversation: string,
  messageId: number,
): Promise<boolean> => {
  const waiting = await database.outbox.where('conversation_id').equals(conversation).toArray()
  if (waiting.some((row) => outboxState(row) !== 'failed')) return true
  const since = database.messages
    .where('[conversation_id+msg_id]')
    .between([conversation, messageId], [conversation, Dexie.maxKey], false)
  return (await since.filter(({ sender_id }) => sender_id === database.userId).count()) > 0
}

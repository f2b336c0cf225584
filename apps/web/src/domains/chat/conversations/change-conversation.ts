import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { call } from '../../../platform/server/client.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import type { SessionRow } from '../storage/rows.ts'

/** What I set for one conversation: pinned, or on do-not-disturb. */
export type ConversationChange = { readonly is_top: 0 | 1 } | { readonly disturbing: 0 | 1 }

/** Pins or mutes a conversation, here at once; what the server refuses is taken back. */
export const changeConversation = async (
  myId: number,
  conversation: SessionRow,
  change: ConversationChange,
): Promise<void> => {
  const { sessions } = databaseOf(myId)
  const { conversation_id, chat_type, chat_id, is_top, disturbing } = conversation
  const before: ConversationChange = 'is_top' in change ? { is_top } : { disturbing }
  await sessions.update(conversation_id, change)
  try {
    await call(accountCalls.editOtherInfo, { chat: { chat_type, target_id: chat_id, ...change } })
  } catch (error) {
    await sessions.update(conversation_id, before)
    throw error
  }
}

import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { callQuery, queryClient } from '../../../platform/server/queries.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'
import { translate } from '../../../platform/texts.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { clearMessages, messagesBetween, removeMessages } from '../conversations/conversation-store.ts'
import { changeGroup } from '../conversations/groups-store.ts'
import { pinsOf, withPins } from '../conversations/pins.ts'
import { isReadAnywhere } from '../conversations/reading.ts'

const account = callQuery(accountCalls.getAccount, {})

/** Whether I want to hear that somebody took a message back. */
const mayNotify = (): boolean => queryClient.getQueryData(account.queryKey)?.setting.stopMsgDel === 0

/** S-45: the message goes, and whoever has the chat open is told. */
const withdrawn = effect(chatEvents.withdrawn, async ({ database, myId, afterwards }, data) => {
  const isKnown = (await database.messages.get(data.msg_id)) !== undefined
  await removeMessages(database, data.conversation_id, [data.msg_id])
  if (!isKnown || data.operator_id === myId) return
  afterwards(() => {
    if (isReadAnywhere(data.conversation_id) && mayNotify())
      toast(translate('chat.withdrewMessage', { name: data.operator_name }))
  })
})

/** Seq of the newest message that is here: how far a clearing goes that does not say it. */
const newestSeq = async (database: LocalDatabase, conversationId: string): Promise<number> =>
  (await messagesBetween(database, conversationId, 0).last())?.seq ?? 0

/** A group shows no pin of what I deleted for myself (S-124). */
const dropPins = async (
  database: LocalDatabase,
  { chat_type, target_id }: Pick<Message, 'chat_type' | 'target_id'>,
  isGone: (messageId: number) => boolean,
): Promise<void> => {
  if (chat_type !== 'group') return
  await changeGroup(database, target_id, (group) => withPins(pinsOf(group).filter(({ msg_id }) => !isGone(msg_id))))
}

/** S-46, S-55: 1 and 2 messages, 3 the whole conversation, 4 everything of one who left. */
const deleted = effect(chatEvents.deletedForMe, async ({ database }, data) => {
  const { conversation_id, del_msg_type, msg_ids, from_user_id, cleared_seq } = data
  switch (del_msg_type) {
    case 1:
    case 2:
      await dropPins(database, data, (id) => msg_ids.includes(id))
      return removeMessages(database, conversation_id, msg_ids)
    case 3: {
      await database.drafts.delete(conversation_id)
      const seq = cleared_seq ?? (await newestSeq(database, conversation_id))
      const last = await messagesBetween(database, conversation_id, 0)
        .reverse()
        .filter((message) => message.seq <= seq)
        .first()
      await dropPins(database, data, (id) => id <= (last?.msg_id ?? 0))
      return clearMessages(database, conversation_id, seq)
    }
    case 4: {
      const theirs = messagesBetween(database, conversation_id, 0).filter(({ sender_id }) => sender_id === from_user_id)
      return removeMessages(database, conversation_id, await theirs.primaryKeys())
    }
    default:
      return del_msg_type satisfies never
  }
})

/** Messages that go. */
export const removalEffects: readonly StreamEffect[] = [withdrawn, deleted]

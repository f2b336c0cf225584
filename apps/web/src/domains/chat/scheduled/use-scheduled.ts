import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ScheduledMessage, ScheduledType } from '@cliffhanger/contract/chat/scheduled.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { queryClient, useCall } from '../../../platform/server/queries.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { newUuid } from '../../../platform/uuid.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { type HowSent, sendMessage } from '../messages/send-message.ts'

/** My messages that wait in a conversation, or were refused, the next one first; all conversations are asked for at once. */
export const useScheduled = (conversation: string): readonly ScheduledMessage[] => {
  const { data } = useCall(chatCalls.listScheduled, {}, { staleTime: minuteMs })
  return data?.list.filter(({ conversation_id }) => conversation_id === conversation) ?? []
}

/** Another device, or the server, changed what waits. */
export const refreshScheduled = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [chatCalls.listScheduled.id] })

/** Hands a message over that is sent at a time in ms (S-134). */
export const schedule = async (
  { chatType, targetId }: Conversation,
  { type, contentText, replyTo }: { type: ScheduledType; contentText: string; replyTo: number },
  atMs: number,
): Promise<void> => {
  await call(chatCalls.scheduleMessage, {
    local_id: newUuid(),
    chat_type: chatType,
    target_id: targetId,
    msg_type: type,
    content_text: contentText,
    ref_msg_id: replyTo,
    send_time: Math.floor(atMs / 1000),
  })
  await refreshScheduled()
}

/** Sends something that has no words of its own, now or at its time (S-133, S-134). */
export const sendHow = async (
  myId: number,
  conversation: Conversation,
  { type, contentText: content, replyTo }: Parameters<typeof schedule>[1],
  { isSilent = false, atMs }: HowSent,
): Promise<void> => {
  const contentText = withSilence(content, isSilent)
  if (atMs === undefined) await sendMessage(myId, conversation, { type, contentText, replyTo })
  else await schedule(conversation, { type, contentText, replyTo }, atMs)
}

/** When a message is sent, in the zone of the device; with the year where that is another one. */
export const useSendTime = (): ((ms: number) => string) => {
  const language = useLanguage()
  const [year] = useState(() => new Date().getFullYear())
  return (ms) => formatMoment(ms, new Date(ms).getFullYear() === year ? 'momentOfYear' : 'moment', language)
}

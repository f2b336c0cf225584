import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ScheduledMessage } from '@cliffhanger/contract/chat/scheduled.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { linkedContent } from '@cliffhanger/rules/chat/links.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { queryClient, useCall } from '../../../platform/server/queries.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { newUuid } from '../../../platform/uuid.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { TextExtras } from '../messages/send-message.ts'

/** My texts that wait in a conversation, or were refused, the next one first; all conversations are asked for at once. */
export const useScheduled = (conversation: string): readonly ScheduledMessage[] => {
  const { data } = useCall(chatCalls.listScheduled, {}, { staleTime: minuteMs })
  return data?.list.filter(({ conversation_id }) => conversation_id === conversation) ?? []
}

/** Another device, or the server, changed what waits. */
export const refreshScheduled = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [chatCalls.listScheduled.id] })

/** A text that is kept until its time comes (S-134). */
interface Scheduling extends Pick<TextExtras, 'link'> {
  readonly replyTo: number
  readonly ms: number
}

export const scheduleText = async (
  { chatType, targetId }: Conversation,
  text: string,
  { replyTo, link, ms }: Scheduling,
): Promise<void> => {
  await call(chatCalls.scheduleMessage, {
    local_id: newUuid(),
    chat_type: chatType,
    target_id: targetId,
    content_text: link ? linkedContent(text, link) : textContent(text),
    ref_msg_id: replyTo,
    send_time: Math.floor(ms / 1000),
  })
  await refreshScheduled()
}

/** When a text is sent, in the zone of the device; with the year where that is another one. */
export const useSendTime = (): ((ms: number) => string) => {
  const language = useLanguage()
  const [year] = useState(() => new Date().getFullYear())
  return (ms) => formatMoment(ms, new Date(ms).getFullYear() === year ? 'momentOfYear' : 'moment', language)
}

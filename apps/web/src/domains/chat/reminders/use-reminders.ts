import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { call } from '../../../platform/server/client.ts'
import { queryClient, useCall } from '../../../platform/server/queries.ts'

/** My reminders, the next one first (S-138). */
export const useReminders = () => useCall(chatCalls.listReminders, {}, { staleTime: minuteMs })

/** Another device, or the server, changed them. */
export const refreshReminders = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [chatCalls.listReminders.id] })

/** Reminds me of a message, or of one I am to be reminded of already at another time. */
export const setReminder = async (messageId: number, ms: number): Promise<void> => {
  await call(chatCalls.setReminder, { msg_id: messageId, remind_time: Math.floor(ms / 1000) })
  await refreshReminders()
}

export const deleteReminder = async (messageId: number): Promise<void> => {
  await call(chatCalls.deleteReminder, { msg_id: messageId })
  await refreshReminders()
}

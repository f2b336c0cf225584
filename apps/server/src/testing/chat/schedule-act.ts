import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { expect } from 'vitest'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'

interface ScheduleAct {
  readonly local_id: string
  readonly content_text: string
  readonly chat_type: 'private' | 'group'
  readonly target_id: number
  /** It is sent; else it is changed and deleted. */
  readonly isSent: boolean
}

/** Keeps a text for later, changes it, and sends it from every process at once, or deletes it (S-134). Answers its message where it was sent. */
export async function schedule(
  servers: readonly TestServer[],
  { token }: Member,
  { isSent, ...text }: ScheduleAct,
): Promise<number | undefined> {
  const [server] = servers
  const send_time = Math.floor((server?.context.clock() ?? 0) / 1000) + 3600
  const waiting = await server?.call(chatCalls.scheduleMessage, { ...text, send_time }, { token })
  const scheduled_id = waiting?.data?.scheduled_id
  if (!server || scheduled_id === undefined) return undefined
  const content_text = textContent(`said otherwise: ${text.local_id}`)
  await server.call(chatCalls.editScheduled, { scheduled_id, content_text }, { token })
  const replies = isSent
    ? await Promise.all(servers.map((one) => one.call(chatCalls.sendScheduled, { scheduled_id }, { token })))
    : []
  const sent = new Set(replies.flatMap(({ code, data }) => (code === 200 && data ? [data.msg_id] : [])))
  expect(sent.size).toBeLessThanOrEqual(1)
  await server.call(chatCalls.deleteScheduled, { scheduled_id }, { token })
  return [...sent][0]
}

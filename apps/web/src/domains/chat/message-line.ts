import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import * as z from 'zod/mini'

const noticeContent = z.tuple([
  z.unknown(),
  z.object({ sys_notice: z.object({ action: z.string(), text: z.string() }) }),
])

/** What the server tells inside a conversation: clients word it by `action`, `text` serves those who cannot. */
export interface Notice {
  readonly action: string
  readonly text: string
}

/** The notice a message holds; undefined where somebody wrote it. */
export const noticeOf = ({
  msg_type,
  content_text,
}: Pick<Message, 'msg_type' | 'content_text'>): Notice | undefined => {
  if (msg_type !== 'sys_notice') return undefined
  try {
    return noticeContent.safeParse(JSON.parse(content_text)).data?.[1].sys_notice
  } catch {
    return undefined
  }
}

/** One line of a message: its text, or what the server tells. */
export const lineOf = (message: Pick<Message, 'msg_type' | 'content_text'>): string =>
  noticeOf(message)?.text ?? textOf(message.content_text)

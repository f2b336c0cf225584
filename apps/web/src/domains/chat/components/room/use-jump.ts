import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { findFirstOfDay } from '../../history/history-pages.ts'
import type { Jump } from './use-message-scroll.ts'

interface Options {
  readonly conversation: Conversation
  /** Loads the part of the chat around a message; false where it is gone. */
  readonly load: (messageId: number) => Promise<boolean>
  readonly isOpened: boolean
  /** A message to open at; 0 = none. */
  readonly startAt: number
}

/** The message an open chat was led to last, and the way to lead it to another one. */
export const useJump = ({ conversation, load, isOpened, startAt }: Options) => {
  const t = useTexts()
  const [jump, setJump] = useState<Jump>()

  const jumpTo = async (messageId: number): Promise<void> => {
    try {
      if (await load(messageId)) setJump((last) => ({ messageId, time: (last?.time ?? 0) + 1 }))
      else toast(t('chat.messageGone'))
    } catch (error) {
      ignoreQuietly(error)
      toast(t('chat.messageGone'))
    }
  }

  const jumpToDay = async (startMs: number): Promise<void> => {
    try {
      const messageId = await findFirstOfDay(conversation, startMs)
      if (messageId !== undefined) await jumpTo(messageId)
    } catch (error) {
      ignoreQuietly(error)
      toast(t('chat.dayNotLoaded'))
    }
  }
  const latest = useRef(jumpTo)
  useLayoutEffect(() => {
    latest.current = jumpTo
  })
  useEffect(() => {
    if (isOpened && startAt > 0) void latest.current(startAt)
  }, [isOpened, startAt])
  return { jump, jumpTo, jumpToDay }
}

import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { type Recording, sendVoice } from '../../media/send-media.ts'
import { sendMessage, sendSticker, sendText, type TextExtras } from '../../messages/send-message.ts'
import { scheduleText, useSendTime } from '../../scheduled/use-scheduled.ts'

interface Options {
  readonly myId: number
  readonly conversation: Conversation
  /** The message that is answered; 0 = none. */
  readonly replyTo: number
  readonly onCancelReply: () => void
  readonly onSent: () => void
}

/** Sends words, a voice, a poll or a sticker in a chat, or words later: each takes the reply with it. */
export const useSends = ({ myId, conversation, replyTo, onCancelReply, onSent }: Options) => {
  const text = useAction(async (words: string, extras?: Omit<TextExtras, 'replyTo'>) => {
    onCancelReply()
    await sendText(myId, conversation, words, { ...extras, replyTo })
    onSent()
  })
  const voice = useAction(async (recording: Recording) => {
    onCancelReply()
    await sendVoice(myId, conversation, recording, replyTo)
    onSent()
  })
  const poll = useAction(async (contentText: string) => {
    onCancelReply()
    await sendMessage(myId, conversation, { type: 'poll', contentText, replyTo })
    onSent()
  })
  const sticker = useAction(async (picked: SentSticker) => {
    onCancelReply()
    await sendSticker(myId, conversation, picked, replyTo)
    onSent()
  })
  const say = useSendTime()
  const t = useTexts()
  const schedule = async (words: string, ms: number, extras: Pick<TextExtras, 'link'>): Promise<void> => {
    await scheduleText(conversation, words, { ...extras, replyTo, ms })
    onCancelReply()
    toast(t('scheduled.done', { time: say(ms) }))
  }
  return { text, voice, poll, sticker, schedule }
}

import { linkedContent } from '@cliffhanger/rules/chat/links.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { type SentSticker, stickerContent } from '@cliffhanger/rules/chat/stickers.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { type Recording, sendFiles, sendMedia, sendVoice } from '../../media/send-media.ts'
import { type HowSent, sendText, type TextExtras } from '../../messages/send-message.ts'
import { schedule, sendHow, useSendTime } from '../../scheduled/use-scheduled.ts'
import type { ChosenToSend } from './send-files-sheet.tsx'

interface Options {
  readonly myId: number
  readonly conversation: Conversation
  /** The message that is answered; 0 = none. */
  readonly replyTo: number
  readonly onCancelReply: () => void
  readonly onSent: () => void
}

/** Sends words, files, a voice, a poll or a sticker in a chat, now or later: each takes the reply with it. */
export const useSends = ({ myId, conversation, replyTo, onCancelReply, onSent }: Options) => {
  const text = useAction(async (words: string, extras?: Omit<TextExtras, 'replyTo'>) => {
    onCancelReply()
    await sendText(myId, conversation, words, { ...extras, replyTo })
    onSent()
  })
  const say = useSendTime()
  const t = useTexts()
  const finish = ({ atMs }: HowSent): void => {
    if (atMs === undefined) onSent()
    else toast(t('scheduled.done', { time: say(atMs) }))
  }
  /** After what is sent from a sheet: the reply stands as long as the sheet is open. */
  const after = (how: HowSent): void => {
    onCancelReply()
    finish(how)
  }
  const files = async ({ files: chosen, caption, isFile, link, isLoop }: ChosenToSend, how: HowSent): Promise<void> => {
    await (isFile ? sendFiles : sendMedia)(myId, conversation, chosen, {
      ...{ replyTo, text: caption, link, ...how },
      ...(isLoop && { isLoop }),
    })
    after(how)
  }
  const voice = useAction(async (recording: Recording, how: HowSent = {}) => {
    onCancelReply()
    await sendVoice(myId, conversation, recording, { replyTo, ...how })
    finish(how)
  })
  const poll = async (contentText: string, how: HowSent): Promise<void> => {
    await sendHow(myId, conversation, { type: 'poll', contentText, replyTo }, how)
    after(how)
  }
  const sticker = useAction(async (picked: SentSticker, how: HowSent = {}) => {
    onCancelReply()
    await sendHow(myId, conversation, { type: 'sticker', contentText: stickerContent(picked), replyTo }, how)
    finish(how)
  })
  const later = async (words: string, atMs: number, { link }: Pick<TextExtras, 'link'>): Promise<void> => {
    const contentText = link ? linkedContent(words, link) : textContent(words)
    await schedule(conversation, { type: 'text', contentText, replyTo }, atMs)
    after({ atMs })
  }
  return { text, files, voice, poll, sticker, later }
}

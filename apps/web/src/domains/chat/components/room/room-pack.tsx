import { maySendKind } from '../../conversations/closed-reason.ts'
import { useSlowWait } from '../../conversations/use-slow-wait.ts'
import { StickerSheet } from '../../stickers/sticker-sheet.tsx'
import type { ChatComposerProps } from '../composer/chat-composer.tsx'
import { useSends } from '../composer/use-sends.ts'

/** What a sticker is sent with that is picked outside of the composer. */
export interface StickerSending
  extends Pick<ChatComposerProps, 'myId' | 'conversation' | 'chat' | 'reply' | 'onCancelReply' | 'onSent'> {
  readonly canWrite: boolean
}

/** Sends a sticker as the composer would, with the open reply; undefined while none can be sent. */
export const useStickerSend = ({ canWrite, chat, reply, ...sending }: StickerSending) => {
  const slowSeconds = useSlowWait(sending.myId, sending.conversation.id, chat)
  const { sticker } = useSends({ ...sending, replyTo: reply?.msgId ?? 0 })
  return canWrite && slowSeconds <= 0 && maySendKind(chat.group, 'image') ? sticker.run : undefined
}

interface RoomPackProps extends StickerSending {
  readonly packId: number
  readonly onClose: () => void
}

/** The pack of a sticker in a chat: what is picked from it is sent. */
export const RoomPack = ({ packId, onClose, ...sending }: RoomPackProps) => (
  <StickerSheet packId={packId} onClose={onClose} onPick={useStickerSend(sending)} />
)

import { maySendKind } from '../../conversations/closed-reason.ts'
import { useSlowWait } from '../../conversations/use-slow-wait.ts'
import { StickerSheet } from '../../stickers/sticker-sheet.tsx'
import type { ChatComposerProps } from '../composer/chat-composer.tsx'
import { useSends } from '../composer/use-sends.ts'

interface RoomPackProps
  extends Pick<ChatComposerProps, 'myId' | 'conversation' | 'chat' | 'reply' | 'onCancelReply' | 'onSent'> {
  readonly packId: number
  readonly canWrite: boolean
  readonly onClose: () => void
}

/** The pack of a sticker in a chat: what is picked from it is sent as the composer would, with the open reply. */
export const RoomPack = ({ packId, canWrite, onClose, chat, reply, ...sending }: RoomPackProps) => {
  const slowSeconds = useSlowWait(sending.myId, sending.conversation.id, chat)
  const { sticker } = useSends({ ...sending, replyTo: reply?.msgId ?? 0 })
  const canPick = canWrite && slowSeconds <= 0 && maySendKind(chat.group, 'image')
  return <StickerSheet packId={packId} onClose={onClose} onPick={canPick ? sticker.run : undefined} />
}

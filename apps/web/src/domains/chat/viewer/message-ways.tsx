import Forward from 'lucide-react/icons/forward'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { openAddress } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import type { Conversation } from '../conversations/conversation.ts'
import { chatAddress } from '../messages/chat-link.ts'
import { forwardPayload } from '../messages/forward-payload.ts'
import type { ViewedPicture } from './viewed-picture.ts'

interface MessageWaysProps {
  readonly picture: ViewedPicture
  readonly conversation: Conversation
  /** Shows a message of the chat that is open below; elsewhere the chat is opened at it. */
  readonly onShowInChat: ((messageId: number) => void) | undefined
  readonly onClose: () => void
}

/** From a picture to its message: passes it on, and shows it in its chat. Nothing while it is on its way. */
export const MessageWays = ({ picture, conversation, onShowInChat, onClose }: MessageWaysProps) => {
  const t = useTexts()
  const { messageId, isForAll } = picture
  if (messageId === 0) return null
  const forward = (): void => {
    onClose()
    goTo('forward', { payload: forwardPayload(conversation.id, [messageId]) })
  }
  const show = (): void => {
    onClose()
    if (onShowInChat) onShowInChat(messageId)
    else openAddress(chatAddress(conversation, messageId))
  }
  return (
    <>
      {isForAll && <IconButton icon={Forward} label={t('chat.forward')} title={t('chat.forward')} onClick={forward} />}
      <IconButton icon={MessageSquareText} label={t('chat.showInChat')} title={t('chat.showInChat')} onClick={show} />
    </>
  )
}

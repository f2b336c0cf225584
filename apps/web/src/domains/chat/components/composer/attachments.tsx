import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ChartBarBig from 'lucide-react/icons/chart-bar-big'
import ContactRound from 'lucide-react/icons/contact-round'
import { useState } from 'react'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../../platform/texts.ts'
import type { Conversation } from '../../conversations/conversation.ts'
import { AttachTile } from '../../media/attach-tile.tsx'
import { AttachmentSheet } from '../../media/attachment-sheet.tsx'
import type { AllowedKinds } from '../../media/send-media.ts'
import type { HowSent } from '../../messages/send-message.ts'
import { PollSheet } from '../../polls/poll-sheet.tsx'

interface AttachmentsProps {
  readonly conversation: Conversation
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly allows: AllowedKinds
  readonly allowsCards: boolean
  readonly onPick: (files: readonly File[], asFiles: boolean) => void
  /** Hears the content of a poll, and how it is sent. */
  readonly onAsk: (contentText: string, how: HowSent) => Promise<void>
}

/** What one can send beside words: files, a poll, somebody's card, and money to a friend. */
export const Attachments = ({
  conversation,
  isOpen,
  onClose,
  allows,
  allowsCards,
  onPick,
  onAsk,
}: AttachmentsProps) => {
  const t = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { chatType, targetId } = conversation
  return (
    <>
      <AttachmentSheet isOpen={isOpen} onClose={onClose} onPick={onPick} allows={allows}>
        <AttachTile
          icon={ChartBarBig}
          look="poll"
          title={t('chat.publicPoll')}
          onClick={() => {
            onClose()
            setIsAsking(true)
          }}
        />
        {allowsCards && (
          <AttachTile
            icon={ContactRound}
            look="card"
            title={t('chat.shareCard')}
            onClick={() => goTo('shareCard', { chat_type: chatType, target_id: targetId })}
          />
        )}
        {chatType === 'private' && (
          <AttachTile
            icon={ArrowLeftRight}
            look="money"
            title={t('chat.transfer')}
            onClick={() => goTo('transfer', { user_id: targetId, chat: 1 })}
          />
        )}
      </AttachmentSheet>
      <PollSheet isOpen={isAsking} onClose={() => setIsAsking(false)} onSend={onAsk} />
    </>
  )
}

import { lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { useTexts } from '../../../../platform/texts.ts'
import type { Conversation } from '../../conversations/conversation.ts'
import { describeLine } from '../../conversations/describe-line.ts'
import { useMessage } from '../../messages/use-message.ts'
import styles from './quote.module.css'

interface QuoteProps {
  readonly myId: number
  readonly conversation: Conversation
  readonly messageId: number
  readonly onJump: (messageId: number) => void
}

/** The message a reply answers, on one line; a tap leads to it. One that is gone leaves a placeholder. */
export const Quote = ({ myId, conversation, messageId, onJump }: QuoteProps) => {
  const t = useTexts()
  const message = useMessage(myId, conversation, messageId)
  return (
    <button
      type="button"
      className={styles.quote}
      onClick={(event) => {
        event.stopPropagation()
        onJump(messageId)
      }}
    >
      {message === null ? t('chat.quoteGone') : message && describeLine(message.msg_type, lineOf(message), t)}
      {message === undefined && '\u00a0'}
    </button>
  )
}

import { lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { useStored } from '../../../platform/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { describeLine } from '../describe-line.ts'
import styles from './quote.module.css'

interface QuoteProps {
  readonly messageId: number
  readonly onJump: (messageId: number) => void
}

/** The message a reply answers, on one line; a tap leads to it. One that is gone leaves a placeholder. */
export const Quote = ({ messageId, onJump }: QuoteProps) => {
  const t = useTexts()
  const message = useStored(async (database) => (await database.messages.get(messageId)) ?? null, [messageId])
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

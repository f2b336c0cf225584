import Send from 'lucide-react/icons/send-horizontal'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { useAction } from '../actions/use-action.ts'
import styles from './push-card.module.css'

/** How what arrived is answered. */
export interface CardReply {
  /** What the button says, the field is for, and sending is called. */
  readonly label: string
  readonly fieldLabel: string
  readonly sendLabel: string
  readonly maxLength: number
  readonly send: (text: string) => Promise<void>
}

interface CardAnswerProps {
  readonly reply: CardReply
  readonly onClose: () => void
}

/** The field in a card in which its answer is written. */
export const CardAnswer = ({ reply, onClose }: CardAnswerProps) => {
  const t = useTexts()
  const [text, setText] = useState('')
  const words = text.trim()
  const send = useAction(async () => {
    await reply.send(words)
    onClose()
  })
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault()
        if (words !== '' && !send.isBusy) send.run()
      }}
    >
      <IconButton icon={X} size={20} label={t('shell.close')} onClick={onClose} />
      <input
        className={styles.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        aria-label={reply.fieldLabel}
        placeholder={reply.fieldLabel}
        maxLength={reply.maxLength}
        enterKeyHint="send"
        autoComplete="off"
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
        autoFocus
      />
      <IconButton
        type="submit"
        icon={Send}
        size={22}
        className={styles.send}
        label={reply.sendLabel}
        disabled={words === '' || send.isBusy}
      />
    </form>
  )
}

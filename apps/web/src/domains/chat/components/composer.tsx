import SendHorizontal from 'lucide-react/icons/send-horizontal'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import styles from './composer.module.css'

/** Longest text of a message (V-38). */
const textMax = 5000

/** What was typed and not sent, by conversation, as long as the page lives. */
const drafts = new Map<string, string>()

interface ComposerProps {
  readonly conversation: string
  /** The message that is answered, with its sender's name. */
  readonly reply?: { readonly name: string; readonly text: string } | undefined
  readonly onCancelReply: () => void
  readonly onSend: (text: string) => void
}

/** With a keyboard at hand Enter sends; on a touch screen it begins a new line. */
const enterSends = (): boolean => matchMedia('(pointer: fine)').matches

export const Composer = ({ conversation, reply, onCancelReply, onSend }: ComposerProps) => {
  const t = useTexts()
  const [text, setText] = useState(drafts.get(conversation) ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (value: string): void => {
    drafts.set(conversation, value)
    setText(value)
  }
  const send = (): void => {
    if (text.trim() === '') return
    if (text.length > textMax) return toast(t('chat.tooLong'))
    onSend(text.trim())
    write('')
    field.current?.focus()
  }
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !enterSends()) return
    event.preventDefault()
    send()
  }
  return (
    <footer className={styles.composer}>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.quote}>
            <strong>{t('chat.replyTo', { name: reply.name })}</strong>
            <span>{reply.text}</span>
          </p>
          <IconButton icon={X} label={t('chat.cancelReply')} size={18} onClick={onCancelReply} />
        </div>
      )}
      <div className={styles.row}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={text}
          placeholder={t('chat.message')}
          aria-label={t('chat.message')}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <IconButton
          className={styles.send}
          icon={SendHorizontal}
          label={t('chat.send')}
          disabled={text.trim() === ''}
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        />
      </div>
    </footer>
  )
}

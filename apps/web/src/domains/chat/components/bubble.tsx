import type { MessageState } from '@cliffhanger/rules/chat/message-state.ts'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { useStored } from '../../../platform/local-database.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Bubble as BubbleRow } from '../chat-rows.ts'
import { lineOf } from '../message-line.ts'
import styles from './bubble.module.css'

interface BubbleProps {
  readonly row: BubbleRow
  readonly onOpen: () => void
  readonly onResend: () => void
}

/** One message; a tap opens what can be done with it. Its text is only ever text (V-42). */
export const Bubble = ({ row, onOpen, onResend }: BubbleProps) => {
  const t = useTexts()
  const language = useLanguage()
  const time = new Date(row.sentMs).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
  return (
    <div className={classNames(styles.place, row.isMine && styles.mine, row.isLast && styles.last)}>
      {row.state === 'failed' && (
        <button
          type="button"
          className={styles.failed}
          onClick={onResend}
          aria-label={`${t('chat.failed')}: ${t('chat.resend')}`}
        >
          <Icon of={CircleAlert} size={20} />
        </button>
      )}
      <button type="button" className={styles.bubble} onClick={onOpen}>
        {row.refMsgId > 0 && <Quote messageId={row.refMsgId} />}
        <span className={row.text === '' ? styles.unreadable : styles.text} dir="auto">
          {row.text || t('chat.unreadable')}
        </span>
        <span className={styles.meta}>
          <time>{time}</time>
          {row.isMine && row.state !== 'failed' && <State state={row.state} />}
        </span>
      </button>
    </div>
  )
}

/** States of a message on its way or there. */
type Reached = Exclude<MessageState, 'failed'>

const icons: Readonly<Record<Reached, LucideIcon>> = {
  loading: Clock,
  unread: Check,
  read: CheckCheck,
}

const State = ({ state }: { readonly state: Reached }) => {
  const t = useTexts()
  const labels: Readonly<Record<Reached, string>> = {
    loading: t('chat.sending'),
    unread: t('chat.sent'),
    read: t('chat.read'),
  }
  return <Icon of={icons[state]} size={14} label={labels[state]} />
}

const Quote = ({ messageId }: { readonly messageId: number }) => {
  const t = useTexts()
  const message = useStored(async (database) => (await database.messages.get(messageId)) ?? null, [messageId])
  return <span className={styles.quote}>{message === null ? t('chat.quoteGone') : message && lineOf(message)}</span>
}

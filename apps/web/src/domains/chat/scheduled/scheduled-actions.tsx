import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type ScheduledMessage, type ScheduledType, scheduledStates } from '@cliffhanger/contract/chat/scheduled.ts'
import { withText } from '@cliffhanger/rules/chat/edits.ts'
import { linkOf, previewedAddress, withLink } from '@cliffhanger/rules/chat/links.ts'
import { mediaContent, mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { bodyOf } from '@cliffhanger/rules/chat/preview.ts'
import { hasWords } from '@cliffhanger/rules/chat/scheduled.ts'
import { isSilent, withSilence } from '@cliffhanger/rules/chat/silent.ts'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Pencil from 'lucide-react/icons/pencil'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { PlainBody } from '../components/bubble/plain-body.tsx'
import { sentText, typedText } from '../messages/mention-text.ts'
import styles from './scheduled.module.css'
import { TimePicker } from './time-picker.tsx'
import { refreshScheduled } from './use-scheduled.ts'

/** Longest text of a message (V-38). */
const textMax = 5000

interface ScheduledActionsProps {
  readonly message: ScheduledMessage
  readonly onDone: () => void
}

/** What becomes of a message that waits: sent now, said otherwise, at another time, or not at all. */
export const ScheduledActions = ({ message, onDone }: ScheduledActionsProps) => {
  const t = useTexts()
  const [part, setPart] = useState<'acts' | 'text' | 'time'>('acts')
  const { scheduled_id, msg_type: type, content_text: content } = message
  const change = useAction(async (changed: { readonly content_text?: string; readonly send_time?: number }) => {
    await call(chatCalls.editScheduled, { scheduled_id, ...changed })
    await refreshScheduled()
    onDone()
  })
  const leave = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } finally {
      await refreshScheduled()
    }
    // What was sent is in the list no more by the time it is shown.
    onDone()
  }
  const send = useAction(() => leave(() => call(chatCalls.sendScheduled, { scheduled_id })))
  const remove = useAction(() => leave(() => call(chatCalls.deleteScheduled, { scheduled_id })))
  if (part === 'time')
    return <TimePicker isBusy={change.isBusy} onPick={(ms) => change.run({ send_time: Math.floor(ms / 1000) })} />
  if (part === 'text')
    return (
      <TextEdit
        type={type}
        content={content}
        isBusy={change.isBusy}
        onSave={(text) => change.run({ content_text: text })}
      />
    )
  return (
    <>
      {type === 'text' ? (
        <p className={styles.text}>{withPlainMentions(textOf(content))}</p>
      ) : (
        <div className={styles.body}>
          <PlainBody body={bodyOf(message)} contentText={content} />
        </div>
      )}
      {message.state === scheduledStates.refused && (
        <p className={styles.refused}>{t('scheduled.notSent', { reason: message.reason })}</p>
      )}
      <div className={styles.form}>
        <CellGroup flush label={t('scheduled.message')}>
          <Cell icon={SendHorizontal} title={t('scheduled.sendNow')} isDisabled={send.isBusy} onClick={send.run} />
          {hasWords(type) && (
            <Cell
              icon={Pencil}
              title={t(type === 'text' ? 'scheduled.edit' : 'scheduled.editCaption')}
              onClick={() => setPart('text')}
            />
          )}
          <Cell icon={CalendarClock} title={t('scheduled.changeTime')} onClick={() => setPart('time')} />
          <Cell icon={Trash2} title={t('scheduled.remove')} isDanger isDisabled={remove.isBusy} onClick={remove.run} />
        </CellGroup>
      </div>
    </>
  )
}

/** The same files with other words, or with none. */
const withCaption = (content: string, text: string): string => {
  const plain = mediaContent({ text, items: mediaOf(content).items })
  const link = linkOf(content)
  return link && previewedAddress(text) === link.url ? withLink(plain, link) : plain
}

interface TextEditProps {
  readonly type: ScheduledType
  readonly content: string
  readonly isBusy: boolean
  /** The content with the new words. */
  readonly onSave: (content: string) => void
}

const TextEdit = ({ type, content, isBusy, onSave }: TextEditProps) => {
  const t = useTexts()
  const [begun] = useState(() => typedText(textOf(content)))
  const form = useForm({ text: begun.text }, () => ({}))
  const words = sentText({ ...begun, text: form.values.text.trim() })
  const next = type === 'text' ? withText('text', content, words)?.contentText : withCaption(content, words)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (next !== undefined) onSave(withSilence(next, isSilent(content)))
      }}
    >
      <TextArea
        {...form.field('text')}
        label={t(type === 'text' ? 'scheduled.message' : 'media.caption')}
        maxLength={textMax}
      />
      <Button type="submit" block busy={isBusy} disabled={next === undefined}>
        {t('shell.save')}
      </Button>
    </form>
  )
}

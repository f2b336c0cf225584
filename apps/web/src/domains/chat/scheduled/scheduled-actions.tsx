import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type ScheduledMessage, scheduledStates } from '@cliffhanger/contract/chat/scheduled.ts'
import { withText } from '@cliffhanger/rules/chat/edits.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
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

/** What becomes of a text that waits: sent now, said otherwise, at another time, or not at all. */
export const ScheduledActions = ({ message, onDone }: ScheduledActionsProps) => {
  const t = useTexts()
  const [part, setPart] = useState<'acts' | 'text' | 'time'>('acts')
  const { scheduled_id, content_text: content } = message
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
    return <TextEdit content={content} isBusy={change.isBusy} onSave={(text) => change.run({ content_text: text })} />
  return (
    <>
      <p className={styles.text}>{withPlainMentions(textOf(content))}</p>
      {message.state === scheduledStates.refused && (
        <p className={styles.refused}>{t('scheduled.notSent', { reason: message.reason })}</p>
      )}
      <div className={styles.form}>
        <CellGroup flush label={t('scheduled.message')}>
          <Cell icon={SendHorizontal} title={t('scheduled.sendNow')} isDisabled={send.isBusy} onClick={send.run} />
          <Cell icon={Pencil} title={t('scheduled.edit')} onClick={() => setPart('text')} />
          <Cell icon={CalendarClock} title={t('scheduled.changeTime')} onClick={() => setPart('time')} />
          <Cell icon={Trash2} title={t('scheduled.remove')} isDanger isDisabled={remove.isBusy} onClick={remove.run} />
        </CellGroup>
      </div>
    </>
  )
}

interface TextEditProps {
  readonly content: string
  readonly isBusy: boolean
  /** The content with the new words. */
  readonly onSave: (content: string) => void
}

const TextEdit = ({ content, isBusy, onSave }: TextEditProps) => {
  const t = useTexts()
  const [begun] = useState(() => typedText(textOf(content)))
  const form = useForm({ text: begun.text }, () => ({}))
  const next = withText('text', content, sentText({ ...begun, text: form.values.text.trim() }))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (next) onSave(withSilence(next.contentText, isSilent(content)))
      }}
    >
      <TextArea {...form.field('text')} label={t('scheduled.message')} maxLength={textMax} />
      <Button type="submit" block busy={isBusy} disabled={!next}>
        {t('shell.save')}
      </Button>
    </form>
  )
}

import { type ScheduledMessage, scheduledStates } from '@cliffhanger/contract/chat/scheduled.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { useState } from 'react'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { describeLine } from '../conversations/describe-line.ts'
import styles from './scheduled.module.css'
import { ScheduledActions } from './scheduled-actions.tsx'
import { useSendTime } from './use-scheduled.ts'

interface ScheduledSheetProps {
  readonly messages: readonly ScheduledMessage[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A text with its lines as they are written; anything else as the list of chats says it. */
const lineOfScheduled = (message: ScheduledMessage, t: Translate): string =>
  message.msg_type === 'text'
    ? withPlainMentions(textOf(message.content_text))
    : describeLine(lineKindOf(message), lineOf(message), t)

/** My messages that wait in a conversation, the next one first; a touch shows what can be done with one. */
export const ScheduledSheet = ({ messages, isOpen, onClose }: ScheduledSheetProps) => {
  const t = useTexts()
  const say = useSendTime()
  const [chosenId, setChosenId] = useState<number>()
  const chosen = messages.find(({ scheduled_id: id }) => id === chosenId)
  const close = () => {
    setChosenId(undefined)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={close} title={chosen ? say(chosen.send_time * 1000) : t('scheduled.title')}>
      {chosen && <ScheduledActions key={chosen.scheduled_id} message={chosen} onDone={() => setChosenId(undefined)} />}
      {!chosen && messages.length === 0 && <p className={styles.empty}>{t('scheduled.none')}</p>}
      {!chosen && messages.length > 0 && (
        <CellGroup flush label={t('scheduled.title')}>
          {messages.map((message) => (
            <Cell
              key={message.scheduled_id}
              title={<span className={styles.text}>{lineOfScheduled(message, t)}</span>}
              description={
                message.state === scheduledStates.refused ? (
                  <span className={styles.refused}>{t('scheduled.notSent', { reason: message.reason })}</span>
                ) : (
                  say(message.send_time * 1000)
                )
              }
              onClick={() => setChosenId(message.scheduled_id)}
            />
          ))}
        </CellGroup>
      )}
    </Sheet>
  )
}

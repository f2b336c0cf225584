import type { Reminder } from '@cliffhanger/contract/chat/reminders.ts'
import { lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { MessageLine } from '../dramas/message-line.tsx'
import styles from '../folders/folders.module.css'
import { ReminderSheet } from '../reminders/reminder-sheet.tsx'
import { useReminders } from '../reminders/use-reminders.ts'
import { useSendTime } from '../scheduled/use-scheduled.ts'

const open = ({ chat_type, target_id, msg_id }: Reminder): void => {
  if (chat_type === 'group') goTo('groupChat', { group_id: target_id, msg_id })
  else goTo('chat', { friend_idx: target_id, msg_id })
}

/** Messages I am to be reminded of, the next one first; each leads to its message (S-138). */
export const RemindersScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const say = useSendTime()
  const [changed, setChanged] = useState(0)
  const { data, error, refetch } = useReminders()
  const list = data?.list ?? []
  return (
    <Screen top={<NavBar title={t('chats.reminders')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {data && list.length === 0 && (
        <EmptyState icon={AlarmClock} title={t('chats.remindersNone')} hint={t('chats.remindersNoneHint')} />
      )}
      {list.length > 0 && (
        <CellGroup label={t('chats.reminders')}>
          {list.map((reminder) => (
            <div key={reminder.reminder_id} className={styles.row}>
              <Cell
                title={<MessageLine messageType={lineKindOf(reminder)} words={lineOf(reminder)} />}
                description={say(reminder.remind_time * 1000)}
                onClick={() => open(reminder)}
              />
              <IconButton
                icon={AlarmClock}
                label={t('chats.remindChange')}
                onClick={() => setChanged(reminder.msg_id)}
              />
            </div>
          ))}
        </CellGroup>
      )}
      <ReminderSheet messageId={changed} onClose={() => setChanged(0)} />
    </Screen>
  )
}

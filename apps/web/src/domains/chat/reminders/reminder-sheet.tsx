import Trash2 from 'lucide-react/icons/trash-2'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { TimePicker } from '../scheduled/time-picker.tsx'
import { useSendTime } from '../scheduled/use-scheduled.ts'
import { deleteReminder, setReminder, useReminders } from './use-reminders.ts'

interface ReminderSheetProps {
  /** The message; 0 = none, the sheet is closed. */
  readonly messageId: number
  readonly onClose: () => void
}

/** Asks when to remind me of a message (S-138), or changes and cancels the reminder there is. */
export const ReminderSheet = ({ messageId, onClose }: ReminderSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={messageId > 0} onClose={onClose} title={t('chats.remind')}>
      {messageId > 0 && <ReminderTimes key={messageId} messageId={messageId} onDone={onClose} />}
    </Sheet>
  )
}

const ReminderTimes = ({ messageId, onDone }: { readonly messageId: number; readonly onDone: () => void }) => {
  const t = useTexts()
  const say = useSendTime()
  const known = useReminders().data?.list.find(({ msg_id }) => msg_id === messageId)
  const set = useAction(async (ms: number) => {
    await setReminder(messageId, ms)
    toast(t('chats.remindDone', { time: say(ms) }))
    onDone()
  })
  const remove = useAction(async () => {
    await deleteReminder(messageId)
    toast(t('chats.remindRemoved'))
    onDone()
  })
  return (
    <>
      <TimePicker
        isBusy={set.isBusy}
        onPick={set.run}
        words={{
          hint: known ? t('chats.remindSet', { time: say(known.remind_time * 1000) }) : t('chats.remindHint'),
          label: t('chats.remind'),
          confirm: (time) => t('chats.remindAt', { time }),
        }}
      />
      {known && (
        <CellGroup flush>
          <Cell
            icon={Trash2}
            title={t('chats.remindRemove')}
            isDanger
            isDisabled={remove.isBusy}
            onClick={remove.run}
          />
        </CellGroup>
      )}
    </>
  )
}

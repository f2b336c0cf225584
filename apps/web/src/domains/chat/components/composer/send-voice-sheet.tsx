import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import BellOff from 'lucide-react/icons/bell-off'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../../ui/layout/cell.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import type { Recording } from '../../media/send-media.ts'
import type { HowSent } from '../../messages/send-message.ts'
import { TimePicker } from '../../scheduled/time-picker.tsx'

interface SendVoiceSheetProps {
  /** Nothing is shown without. */
  readonly recording: Recording | undefined
  readonly onClose: () => void
  readonly onSend: (how: HowSent) => void
}

/** How and when a voice is sent that was recorded (S-133, S-134). It is closed by an answer alone: what was said would be gone. */
export const SendVoiceSheet = ({ recording, onClose, onSend }: SendVoiceSheetProps) => {
  const t = useTexts()
  const [asksWhen, setAsksWhen] = useState(false)
  if (asksWhen && !recording) setAsksWhen(false)
  const send = (how: HowSent) => (): void => {
    onSend(how)
    onClose()
  }
  const length = formatLength(recording?.seconds ?? 0)
  return (
    <Sheet
      isOpen={recording !== undefined}
      onClose={onClose}
      title={asksWhen ? t('scheduled.schedule') : `${t('media.voice')} · ${length}`}
      isHeld
    >
      {asksWhen ? (
        <TimePicker isBusy={false} onPick={(atMs) => send({ atMs })()} />
      ) : (
        <CellGroup flush label={t('chat.howToSend')}>
          <Cell icon={SendHorizontal} title={t('scheduled.sendNow')} onClick={send({})} />
          <Cell
            icon={BellOff}
            title={t('chat.sendSilently')}
            description={t('chat.silentHint')}
            onClick={send({ isSilent: true })}
          />
          <Cell
            icon={CalendarClock}
            title={t('scheduled.schedule')}
            description={t('scheduled.hint')}
            onClick={() => setAsksWhen(true)}
          />
          <Cell icon={Trash2} title={t('scheduled.remove')} isDanger onClick={onClose} />
        </CellGroup>
      )}
    </Sheet>
  )
}

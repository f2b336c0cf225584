import BellOff from 'lucide-react/icons/bell-off'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import type { HowSent } from '../messages/send-message.ts'
import { TimePicker } from './time-picker.tsx'

interface HowToSendProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (how: HowSent) => void
  /** What is asked, where it can also be sent at once. */
  readonly title?: string | undefined
  /** Left out where nothing can be sent later. */
  readonly mayWait?: boolean
  /** It is being handed over. */
  readonly isBusy?: boolean
}

/** How and when something is sent: without a sound (S-133), or later (S-134). Whoever opened it closes it. */
export const HowToSend = ({ isOpen, onClose, onChoose, title, mayWait = true, isBusy = false }: HowToSendProps) => {
  const t = useTexts()
  const [asksWhen, setAsksWhen] = useState(false)
  if (asksWhen && !isOpen) setAsksWhen(false)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={asksWhen ? t('scheduled.schedule') : (title ?? t('chat.howToSend'))}
    >
      {asksWhen ? (
        <TimePicker isBusy={isBusy} onPick={(atMs) => onChoose({ atMs })} />
      ) : (
        <CellGroup flush label={t('chat.howToSend')}>
          {title !== undefined && (
            <Cell
              icon={SendHorizontal}
              title={t('scheduled.sendNow')}
              isDisabled={isBusy}
              onClick={() => onChoose({})}
            />
          )}
          <Cell
            icon={BellOff}
            title={t('chat.sendSilently')}
            description={t('chat.silentHint')}
            onClick={() => onChoose({ isSilent: true })}
          />
          {mayWait && (
            <Cell
              icon={CalendarClock}
              title={t('scheduled.schedule')}
              description={t('scheduled.hint')}
              onClick={() => setAsksWhen(true)}
            />
          )}
        </CellGroup>
      )}
    </Sheet>
  )
}

import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ScheduledSheet } from './scheduled-sheet.tsx'
import { useScheduled } from './use-scheduled.ts'

/** Leads to my messages that wait in this conversation; nothing where none does. */
export const ScheduledEntry = ({ conversation }: { readonly conversation: string }) => {
  const t = useTexts()
  const messages = useScheduled(conversation)
  const [isOpen, setIsOpen] = useState(false)
  if (messages.length === 0 && !isOpen) return null
  return (
    <>
      <IconButton
        icon={CalendarClock}
        label={t('scheduled.count', { count: messages.length })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <ScheduledSheet messages={messages} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

import { slowModes } from '@cliffhanger/contract/groups/schemas.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ChoiceSheet } from '../../../ui/forms/choice-sheet.tsx'
import { Cell } from '../../../ui/layout/cell.tsx'
import type { SlowSeconds } from '../actions.ts'

interface SlowCellProps {
  readonly value: number
  /** Only to be read. */
  readonly isFixed: boolean
  readonly onChange: (seconds: SlowSeconds) => Promise<void>
}

/** How long ordinary members wait between two messages (S-123). */
export const SlowCell = ({ value, isFixed, onChange }: SlowCellProps) => {
  const t = useTexts()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const choose = useAction(onChange)
  const labelOf = (seconds: number): string => {
    if (seconds === 0) return t('groups.slowOff')
    return seconds < 60 ? t('groups.slowSeconds', { count: seconds }) : formatDuration(seconds, language)
  }
  const words = { title: t('groups.slowMode'), description: t('groups.slowModeHint'), value: labelOf(value) }
  if (isFixed) return <Cell {...words} />
  return (
    <>
      <Cell {...words} onClick={() => setIsOpen(true)} />
      <ChoiceSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={t('groups.slowMode')}
        options={slowModes.map((seconds) => ({ value: seconds, label: labelOf(seconds) }))}
        value={slowModes.find((seconds) => seconds === value)}
        onChange={choose.run}
      />
    </>
  )
}

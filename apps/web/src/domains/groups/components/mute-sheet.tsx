import { muteSeconds } from '@cliffhanger/contract/groups/schemas.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { ChoiceSheet } from '../../../ui/forms/choice-sheet.tsx'
import type { MuteSeconds } from '../actions.ts'

interface MuteSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (seconds: MuteSeconds) => void
}

/** For how long somebody is muted (S-122): a mute for a time ends by itself. */
export const MuteSheet = ({ isOpen, onClose, onChoose }: MuteSheetProps) => {
  const t = useTexts()
  const language = useLanguage()
  // What ends by itself first.
  const choices = [...muteSeconds.filter((seconds) => seconds > 0), 0 as const]
  return (
    <ChoiceSheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('groups.muteFor')}
      options={choices.map((value) => ({
        value,
        label: value === 0 ? t('groups.muteUntilLifted') : formatDuration(value, language),
      }))}
      value={undefined}
      onChange={onChoose}
    />
  )
}

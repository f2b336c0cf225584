import { quietSeconds } from '@cliffhanger/contract/account/schemas.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { ChoiceSheet } from '../../ui/forms/choice-sheet.tsx'

interface QuietSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** 0: until it is switched on again. */
  readonly onChoose: (seconds: number) => void
}

/** For how long a conversation is muted (S-131). */
export const QuietSheet = ({ isOpen, onClose, onChoose }: QuietSheetProps) => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <ChoiceSheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('chats.muteFor')}
      options={[
        ...quietSeconds.map((value) => ({ value: value as number, label: formatDuration(value, language) })),
        { value: 0, label: t('chats.muteUntilOn') },
      ]}
      value={undefined}
      onChange={onChoose}
    />
  )
}

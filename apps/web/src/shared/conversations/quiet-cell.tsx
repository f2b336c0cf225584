import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { Quiet } from '@cliffhanger/rules/chat/quiet.ts'
import BellOff from 'lucide-react/icons/bell-off'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { SwitchCell } from '../../ui/forms/switch-cell.tsx'
import type { QuietChange } from './change-conversation.ts'
import { QuietSheet } from './quiet-sheet.tsx'
import { useQuiet } from './use-quiet.ts'

interface QuietCellProps {
  readonly title: string
  readonly quiet: Quiet
  readonly onChange: (change: QuietChange) => Promise<void>
}

/** Do-not-disturb of one conversation, with the time it ends by itself (S-131). */
export const QuietCell = ({ title, quiet, onChange }: QuietCellProps) => {
  const t = useTexts()
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const change = useAction(onChange)
  const isOn = useQuiet(quiet)
  const untilMs = isOn ? (quiet.disturbing_until ?? 0) * 1000 : 0
  return (
    <>
      <SwitchCell
        icon={BellOff}
        title={title}
        {...(untilMs > 0 && {
          description: t('chats.mutedUntil', { time: formatMoment(untilMs, 'momentOfYear', language) }),
        })}
        isOn={isOn}
        onChange={async (isNext) => {
          if (isNext) setIsAsking(true)
          else await onChange({ disturbing: 0 })
        }}
      />
      <QuietSheet
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onChoose={(seconds) => change.run({ disturbing: 1, seconds })}
      />
    </>
  )
}

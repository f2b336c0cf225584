import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { Quiet } from '@cliffhanger/rules/chat/quiet.ts'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { RoundAction } from '../../ui/people/round-actions.tsx'
import type { QuietChange } from './change-conversation.ts'
import { QuietSheet } from './quiet-sheet.tsx'
import { useQuiet } from './use-quiet.ts'

interface QuietActionProps {
  readonly quiet: Quiet
  readonly onChange: (change: QuietChange) => Promise<void>
}

/** Mutes one conversation, for as long as one chooses, or ends that; with the time it ends by itself (S-131). */
export const QuietAction = ({ quiet, onChange }: QuietActionProps) => {
  const t = useTexts()
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const change = useAction(onChange)
  const isOn = useQuiet(quiet)
  const untilMs = isOn ? (quiet.disturbing_until ?? 0) * 1000 : 0
  return (
    <>
      <RoundAction
        icon={isOn ? Bell : BellOff}
        label={t(isOn ? 'chat.unmute' : 'chat.mute')}
        line={
          untilMs > 0 ? t('chats.mutedUntil', { time: formatMoment(untilMs, 'momentOfYear', language) }) : undefined
        }
        onClick={() => (isOn ? change.run({ disturbing: 0 }) : setIsAsking(true))}
      />
      <QuietSheet
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onChoose={(seconds) => change.run({ disturbing: 1, seconds })}
      />
    </>
  )
}

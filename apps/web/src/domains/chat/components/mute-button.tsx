import type { Quiet } from '@cliffhanger/rules/chat/quiet.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import type { QuietChange } from '../../../shared/conversations/change-conversation.ts'
import { QuietSheet } from '../../../shared/conversations/quiet-sheet.tsx'
import { useQuiet } from '../../../shared/conversations/use-quiet.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import styles from './closed-footer.module.css'

interface MuteButtonProps {
  readonly quiet: Quiet
  readonly onChange: (change: QuietChange) => Promise<void>
}

/** Mutes the open chat, for as long as one chooses, or ends that: what there is to do where others write (S-149). */
export const MuteButton = ({ quiet, onChange }: MuteButtonProps) => {
  const t = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const change = useAction(onChange)
  const isOn = useQuiet(quiet)
  return (
    <>
      <button
        type="button"
        className={styles.act}
        onClick={() => (isOn ? change.run({ disturbing: 0 }) : setIsAsking(true))}
      >
        {t(isOn ? 'chat.unmute' : 'chat.mute')}
      </button>
      <QuietSheet
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onChoose={(seconds) => change.run({ disturbing: 1, seconds })}
      />
    </>
  )
}

import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { HowSent } from '../messages/send-message.ts'
import { SendButton } from '../scheduled/send-button.tsx'
import type { RecordingView } from './use-recording.ts'
import styles from './voice-recorder.module.css'
import { barCount } from './waveform.ts'

interface RecordingPanelProps {
  readonly view: RecordingView
  /** Letting go gives it up. */
  readonly isAway: boolean
  /** What can be done with it, line by line. */
  readonly hints: readonly string[]
  /** It goes on without a finger, and ends by these. */
  readonly locked?: { readonly onCancel: () => void; readonly onSend: (how: HowSent) => void } | undefined
}

/** What is heard while somebody speaks, and how it ends. */
export const RecordingPanel = ({ view, isAway, hints, locked }: RecordingPanelProps): ReactNode => {
  const t = useTexts()
  return (
    <div
      className={classNames(styles.panel, isAway && styles.away, locked && styles.locked)}
      data-theme="dark"
      role="status"
    >
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: barCount }, (_, bar) => {
          const level = view.levels[view.levels.length - barCount + bar] ?? 0
          return <span key={bar} style={{ height: `${Math.max(8, Math.round(level * 100))}%` }} />
        })}
      </div>
      <p className={styles.time}>{formatLength(view.seconds)}</p>
      {hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          {hint}
        </p>
      ))}
      {locked && (
        <div className={styles.acts}>
          <IconButton icon={Trash2} label={t('shell.cancel')} onClick={locked.onCancel} />
          <SendButton className={styles.send} isDisabled={false} onSend={locked.onSend} />
        </div>
      )}
    </div>
  )
}

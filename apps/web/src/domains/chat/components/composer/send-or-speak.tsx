import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import Check from 'lucide-react/icons/check'
import Keyboard from 'lucide-react/icons/keyboard'
import Mic from 'lucide-react/icons/mic'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { useHold } from '../../../../ui/actions/use-hold.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { HowSent } from '../../messages/send-message.ts'
import { SendButton } from '../../scheduled/send-button.tsx'
import styles from './composer.module.css'

/** Counts down in the place of the button that sends (S-123). */
const SlowClock = ({ seconds }: { readonly seconds: number }) => {
  const t = useTexts()
  const time = formatClock(seconds)
  return (
    <span className={styles.slow} role="timer" aria-label={t('chat.slowWait', { time })}>
      {time}
    </span>
  )
}

/** The field keeps the focus, and a touch keyboard stays open. */
const staysInField = (event: { preventDefault(): void }): void => event.preventDefault()

interface SendOrSpeakProps {
  readonly slowSeconds: number
  readonly isEmpty: boolean
  readonly isSpeaking: boolean
  readonly maySpeak: boolean
  readonly isEdit: boolean
  readonly onSend: (how: HowSent) => void
  /** Whether what is written can be sent later. */
  readonly mayWait: boolean
  readonly isScheduling: boolean
  readonly onSpeak: () => void
  /** A finger rests on the microphone: it records as long as that lies there. */
  readonly onHoldMicrophone: () => void
}

/** Sends what is written; where nothing is, a voice can be recorded instead. */
export const SendOrSpeak = ({
  slowSeconds,
  isEmpty,
  isSpeaking,
  maySpeak,
  isEdit,
  onSend,
  mayWait,
  isScheduling,
  onSpeak,
  onHoldMicrophone,
}: SendOrSpeakProps) => {
  const t = useTexts()
  const { onContextMenu: _, ...hold } = useHold(onHoldMicrophone)
  if (slowSeconds > 0) return <SlowClock seconds={slowSeconds} />
  if (isEmpty && maySpeak)
    return (
      <IconButton
        icon={isSpeaking ? Keyboard : Mic}
        label={t(isSpeaking ? 'chat.write' : 'chat.speak')}
        className={classNames(styles.tool, styles.microphone)}
        {...hold}
        onContextMenu={staysInField}
        onClick={onSpeak}
      />
    )
  return isEdit ? (
    <IconButton
      className={styles.send}
      icon={Check}
      label={t('chat.saveEdit')}
      disabled={isEmpty}
      onPointerDown={staysInField}
      onClick={() => onSend({})}
    />
  ) : (
    <SendButton className={styles.send} isDisabled={isEmpty} mayWait={mayWait} isBusy={isScheduling} onSend={onSend} />
  )
}

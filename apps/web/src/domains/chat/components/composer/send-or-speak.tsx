import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import BellOff from 'lucide-react/icons/bell-off'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import Keyboard from 'lucide-react/icons/keyboard'
import Mic from 'lucide-react/icons/mic'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { useHold } from '../../../../ui/actions/use-hold.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Cell, CellGroup } from '../../../../ui/layout/cell.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { TimePicker } from '../../scheduled/time-picker.tsx'
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

interface SendOrSpeakProps {
  readonly slowSeconds: number
  readonly isEmpty: boolean
  readonly isSpeaking: boolean
  readonly maySpeak: boolean
  readonly isEdit: boolean
  readonly onSend: (isSilent: boolean) => void
  /** Keeps what is written for a later time; left out where that cannot be. */
  readonly onSchedule?: ((ms: number) => void) | undefined
  readonly isScheduling?: boolean
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
  onSchedule,
  isScheduling = false,
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
      onClick={() => onSend(false)}
    />
  ) : (
    <SendButton isEmpty={isEmpty} onSend={onSend} onSchedule={onSchedule} isScheduling={isScheduling} />
  )
}

/** The field keeps the focus, and a touch keyboard stays open. */
const staysInField = (event: { preventDefault(): void }): void => event.preventDefault()

type SendButtonProps = Pick<SendOrSpeakProps, 'isEmpty' | 'onSend' | 'onSchedule' | 'isScheduling'>

/** A press that is held, or the second button of a mouse, asks how and when it is sent (S-133, S-134). */
const SendButton = ({ isEmpty, onSend, onSchedule, isScheduling = false }: SendButtonProps) => {
  const t = useTexts()
  const [asks, setAsks] = useState<'nothing' | 'how' | 'when'>('nothing')
  // What was written is kept: there is nothing to ask any more.
  if (asks === 'when' && isEmpty) setAsks('nothing')
  const { onPointerDown, ...hold } = useHold(() => {
    if (!isEmpty) setAsks('how')
  })
  return (
    <>
      <IconButton
        className={styles.send}
        icon={SendHorizontal}
        label={t('chat.send')}
        aria-haspopup="dialog"
        disabled={isEmpty}
        onPointerDown={(event) => {
          staysInField(event)
          onPointerDown(event)
        }}
        {...hold}
        onClick={() => onSend(false)}
      />
      <Sheet
        isOpen={asks !== 'nothing'}
        onClose={() => setAsks('nothing')}
        title={t(asks === 'when' ? 'scheduled.schedule' : 'chat.howToSend')}
      >
        {asks === 'when' && onSchedule ? (
          <TimePicker isBusy={isScheduling} onPick={onSchedule} />
        ) : (
          <CellGroup flush label={t('chat.howToSend')}>
            <Cell
              icon={BellOff}
              title={t('chat.sendSilently')}
              description={t('chat.silentHint')}
              onClick={() => {
                setAsks('nothing')
                onSend(true)
              }}
            />
            {onSchedule && (
              <Cell
                icon={CalendarClock}
                title={t('scheduled.schedule')}
                description={t('scheduled.hint')}
                onClick={() => setAsks('when')}
              />
            )}
          </CellGroup>
        )}
      </Sheet>
    </>
  )
}

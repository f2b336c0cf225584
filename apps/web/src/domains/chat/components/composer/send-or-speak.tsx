import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import Check from 'lucide-react/icons/check'
import Keyboard from 'lucide-react/icons/keyboard'
import Mic from 'lucide-react/icons/mic'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { useHold } from '../../../../ui/actions/use-hold.ts'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
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
  readonly onSpeak: () => void
}

/** Sends what is written; where nothing is, a voice can be recorded instead. */
export const SendOrSpeak = ({
  slowSeconds,
  isEmpty,
  isSpeaking,
  maySpeak,
  isEdit,
  onSend,
  onSpeak,
}: SendOrSpeakProps) => {
  const t = useTexts()
  if (slowSeconds > 0) return <SlowClock seconds={slowSeconds} />
  if (isEmpty && maySpeak)
    return (
      <IconButton
        icon={isSpeaking ? Keyboard : Mic}
        label={t(isSpeaking ? 'chat.write' : 'chat.speak')}
        className={styles.tool}
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
    <SendButton isEmpty={isEmpty} onSend={onSend} />
  )
}

/** The field keeps the focus, and a touch keyboard stays open. */
const staysInField = (event: { preventDefault(): void }): void => event.preventDefault()

/** A press that is held, or the second button of a mouse, asks how it is sent (S-133). */
const SendButton = ({ isEmpty, onSend }: Pick<SendOrSpeakProps, 'isEmpty' | 'onSend'>) => {
  const t = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { onPointerDown, ...hold } = useHold(() => {
    if (!isEmpty) setIsAsking(true)
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
      <Sheet isOpen={isAsking} onClose={() => setIsAsking(false)} title={t('chat.howToSend')}>
        <p className={styles.silence}>{t('chat.silentHint')}</p>
        <Button
          kind="quiet"
          block
          onClick={() => {
            setIsAsking(false)
            onSend(true)
          }}
        >
          {t('chat.sendSilently')}
        </Button>
      </Sheet>
    </>
  )
}

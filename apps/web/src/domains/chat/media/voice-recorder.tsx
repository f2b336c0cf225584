import { voiceMaxSeconds } from '@cliffhanger/contract/chat/media-items.ts'
import { typingRepeatMs } from '@cliffhanger/contract/chat/typing.ts'
import Mic from 'lucide-react/icons/mic'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { vibrate } from '../../../ui/feedback/haptics.ts'
import type { HowSent } from '../messages/send-message.ts'
import { RecordingPanel } from './recording-panel.tsx'
import type { Recording } from './send-media.ts'
import { useHeldElsewhere } from './use-held-elsewhere.ts'
import { useRecording } from './use-recording.ts'
import styles from './voice-recorder.module.css'

/** How far up the finger slides to give the recording up; to a side, where it lies on the microphone. */
const cancelPx = 80
/** How far up a finger on the microphone slides to go on without it. */
const lockPx = 80
/** How far to a side it slides to be asked how the recording is sent. */
const choosePx = 80
/** The end is told this early. */
const lastSeconds = 10

interface VoiceRecorderProps {
  readonly onDone: (recording: Recording, how?: HowSent) => void
  /** The finger slid to a side: it is asked how and when the recording is sent. */
  readonly onChoose?: (recording: Recording) => void
  /** Recording begins, goes on for some seconds more, or is over. */
  readonly onRecording?: (isRecording: boolean) => void
  readonly isDisabled?: boolean
  /** A finger lies on something else that records: it begins at once, and ends with that finger. */
  readonly isHeld?: boolean
  /** It is over under that finger, or went on without it and ended. */
  readonly onEnd?: () => void
}

const hintOf = (slid: 'nowhere' | 'up' | 'aside', leftSeconds: number) => {
  if (slid === 'up') return 'media.releaseToCancel'
  if (slid === 'aside') return 'media.releaseToChoose'
  return leftSeconds <= lastSeconds ? 'media.secondsLeft' : 'media.releaseToSend'
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'

/** Records a voice message while it is held (V-20). On its button sliding up gives it up. On the microphone sliding to a side does, and sliding up
 *  goes on without the finger, until it is sent or given up. */
export const VoiceRecorder = ({
  onDone,
  onChoose,
  onRecording,
  isDisabled = false,
  isHeld = false,
  onEnd,
}: VoiceRecorderProps) => {
  const t = useTexts()
  const chooses = useRef(false)
  /** It goes on without a finger. */
  const [isLocked, setIsLocked] = useState(false)
  const how = useRef<HowSent>({})
  const { view, begin, finish, cancel } = useRecording({
    onDone: (recording) => {
      if (chooses.current && onChoose) onChoose(recording)
      else onDone(recording, how.current)
      if (isLocked) onEnd?.()
    },
    // The question whether the page may hear them took the finger away.
    onBegin: (wasAsked) => setIsLocked(isHeld && wasAsked),
    onFail: onEnd,
  })
  const start = useRef({ x: 0, y: 0 })
  const [slid, setSlid] = useState<'nowhere' | 'up' | 'aside'>('nowhere')
  const isAway = slid === 'up'
  const { isRecording } = view
  const report = useEffectEvent((isOn: boolean) => onRecording?.(isOn))
  useEffect(() => {
    if (!isRecording) return
    report(true)
    const repeating = setInterval(() => report(true), typingRepeatMs)
    return () => {
      clearInterval(repeating)
      report(false)
    }
  }, [isRecording])
  const left = Math.ceil(voiceMaxSeconds - view.seconds)
  const isEnding = left <= lastSeconds
  const hints = [
    t(isHeld && !isEnding ? (isLocked ? 'media.handsFree' : 'media.slideAsideOrUp') : hintOf(slid, left), {
      seconds: left,
    }),
    ...(onChoose && !isHeld && slid === 'nowhere' ? [t('media.slideToChoose')] : []),
  ]

  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, y: event.clientY }
    chooses.current = false
    setSlid('nowhere')
    begin()
  }
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const { x, y } = start.current
    const isAside = onChoose !== undefined && Math.abs(clientX - x) > choosePx
    setSlid(y - clientY > cancelPx ? 'up' : isAside ? 'aside' : 'nowhere')
  }
  const release = (): void => {
    chooses.current = slid === 'aside'
    if (isAway) cancel()
    else finish()
    setSlid('nowhere')
  }
  const giveUp = (): void => {
    cancel()
    onEnd?.()
  }
  useHeldElsewhere(isHeld, !isLocked, {
    begin,
    slide: (asidePx, upPx) => {
      if (!isRecording || isLocked) return
      if (asidePx > cancelPx) {
        vibrate('refusal')
        giveUp()
      } else if (upPx > lockPx) {
        vibrate('success')
        setIsLocked(true)
      }
    },
    letGo: (isTaken) => {
      // Lifted before it was followed no more.
      if (isLocked) return
      if (isTaken) cancel()
      else finish()
      onEnd?.()
    },
  })
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return cancel()
    if (!isHoldKey(event) || event.repeat) return
    event.preventDefault()
    chooses.current = false
    begin()
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles.hold, view.isRecording && styles.held)}
        disabled={isDisabled}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={cancel}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={pressKey}
        onKeyUp={(event) => isHoldKey(event) && finish()}
        onBlur={cancel}
      >
        <Icon of={Mic} size={20} />
        {t('media.holdToTalk')}
      </button>
      {view.isRecording && (
        <RecordingPanel
          view={view}
          isAway={isAway}
          hints={hints}
          locked={
            isLocked
              ? {
                  onCancel: giveUp,
                  onSend: (chosen) => {
                    how.current = chosen
                    finish()
                  },
                }
              : undefined
          }
        />
      )}
    </>
  )
}

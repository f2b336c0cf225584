import { voiceMaxSeconds } from '@cliffhanger/contract/chat/media-items.ts'
import { typingRepeatMs } from '@cliffhanger/contract/chat/typing.ts'
import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import Mic from 'lucide-react/icons/mic'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Recording } from './send-media.ts'
import { useHeldElsewhere } from './use-held-elsewhere.ts'
import { useRecording } from './use-recording.ts'
import styles from './voice-recorder.module.css'
import { barCount } from './waveform.ts'

/** How far up the finger slides to give the recording up. */
const cancelPx = 80
/** The end is told this early. */
const lastSeconds = 10

interface VoiceRecorderProps {
  readonly onDone: (recording: Recording) => void
  /** Recording begins, goes on for some seconds more, or is over. */
  readonly onRecording?: (isRecording: boolean) => void
  readonly isDisabled?: boolean
  /** A finger lies on something else that records: it begins at once, and ends with that finger. */
  readonly isHeld?: boolean
  /** The finger that held it before is gone. */
  readonly onEnd?: () => void
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'

/** Records a voice message while it is held; sliding up gives it up (V-20). */
export const VoiceRecorder = ({
  onDone,
  onRecording,
  isDisabled = false,
  isHeld = false,
  onEnd,
}: VoiceRecorderProps) => {
  const t = useTexts()
  const { view, begin, finish, cancel } = useRecording(onDone)
  const startY = useRef(0)
  const [isAway, setIsAway] = useState(false)
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

  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    startY.current = event.clientY
    setIsAway(false)
    begin()
  }
  const release = (): void => {
    if (isAway) cancel()
    else finish()
    setIsAway(false)
  }
  const slide = (clientY: number): void => setIsAway(startY.current - clientY > cancelPx)
  useHeldElsewhere(isHeld, {
    begin,
    slide: (upPx) => setIsAway(upPx > cancelPx),
    letGo: (isTaken) => {
      if (isTaken) cancel()
      else release()
      onEnd?.()
    },
  })
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return cancel()
    if (!isHoldKey(event) || event.repeat) return
    event.preventDefault()
    begin()
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles.hold, view.isRecording && styles.held)}
        disabled={isDisabled}
        onPointerDown={press}
        onPointerMove={(event) => slide(event.clientY)}
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
        <div className={classNames(styles.panel, isAway && styles.away)} data-theme="dark" role="status">
          <div className={styles.bars} aria-hidden="true">
            {Array.from({ length: barCount }, (_, bar) => {
              const level = view.levels[view.levels.length - barCount + bar] ?? 0
              return <span key={bar} style={{ height: `${Math.max(8, Math.round(level * 100))}%` }} />
            })}
          </div>
          <p className={styles.time}>{formatLength(view.seconds)}</p>
          <p className={styles.hint}>
            {isAway
              ? t('media.releaseToCancel')
              : left <= lastSeconds
                ? t('media.secondsLeft', { seconds: left })
                : t('media.releaseToSend')}
          </p>
        </div>
      )}
    </>
  )
}

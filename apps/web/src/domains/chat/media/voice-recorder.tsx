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
/** How far to a side it slides to be asked how the recording is sent. */
const choosePx = 80
/** The end is told this early. */
const lastSeconds = 10

interface VoiceRecorderProps {
  readonly onDone: (recording: Recording) => void
  /** The finger slid to a side: it is asked how and when the recording is sent. */
  readonly onChoose?: (recording: Recording) => void
  /** Recording begins, goes on for some seconds more, or is over. */
  readonly onRecording?: (isRecording: boolean) => void
  readonly isDisabled?: boolean
  /** A finger lies on something else that records: it begins at once, and ends with that finger. */
  readonly isHeld?: boolean
  /** The finger that held it before is gone. */
  readonly onEnd?: () => void
}

const hintOf = (slid: 'nowhere' | 'up' | 'aside', leftSeconds: number) => {
  if (slid === 'up') return 'media.releaseToCancel'
  if (slid === 'aside') return 'media.releaseToChoose'
  return leftSeconds <= lastSeconds ? 'media.secondsLeft' : 'media.releaseToSend'
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'

/** Records a voice message while it is held; sliding up gives it up (V-20). */
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
  const { view, begin, finish, cancel } = useRecording((recording) =>
    (chooses.current && onChoose ? onChoose : onDone)(recording),
  )
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
  useHeldElsewhere(isHeld, {
    begin,
    slide: (upPx) => setSlid(upPx > cancelPx ? 'up' : 'nowhere'),
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
        <div className={classNames(styles.panel, isAway && styles.away)} data-theme="dark" role="status">
          <div className={styles.bars} aria-hidden="true">
            {Array.from({ length: barCount }, (_, bar) => {
              const level = view.levels[view.levels.length - barCount + bar] ?? 0
              return <span key={bar} style={{ height: `${Math.max(8, Math.round(level * 100))}%` }} />
            })}
          </div>
          <p className={styles.time}>{formatLength(view.seconds)}</p>
          <p className={styles.hint}>{t(hintOf(slid, left), { seconds: left })}</p>
          {onChoose && !isHeld && slid === 'nowhere' && <p className={styles.hint}>{t('media.slideToChoose')}</p>}
        </div>
      )}
    </>
  )
}

import { voiceMaxSeconds, voiceMinSeconds } from '@cliffhanger/contract/chat/media-items.ts'
import { useEffect, useRef, useState } from 'react'
import { recordError } from '../../../platform/server/request-log.ts'
import { translate } from '../../../platform/texts.ts'
import { vibrate } from '../../../ui/feedback/haptics.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { type ActiveRecording, RecorderError, startRecording } from './recorder.ts'
import type { Recording } from './send-media.ts'
import { pauseVoice } from './voice-player.ts'
import { barCount } from './waveform.ts'

/** How often the picture of the sound moves on. */
const stepMs = 100

/** A recording as it is drawn while a finger holds it. */
export interface RecordingView {
  readonly isRecording: boolean
  readonly seconds: number
  /** The last moments, 0…1 each. */
  readonly levels: readonly number[]
}

/** A finger that holds the button, with what it records once the microphone is open. */
interface Hold {
  readonly beganMs: number
  active?: ActiveRecording
  timer?: number
}

const newHold = (): Hold => ({ beganMs: performance.now() })

const heldSeconds = ({ beganMs }: Hold): number => (performance.now() - beganMs) / 1000

const idle: RecordingView = { isRecording: false, seconds: 0, levels: [] }

const describe = (error: unknown): string => {
  const reason = error instanceof RecorderError ? error.reason : 'missing'
  if (reason === 'refused') return translate('media.microphoneRefused')
  return reason === 'missing' ? translate('media.microphoneMissing') : translate('media.noRecording')
}

interface RecordingEnds {
  readonly onDone: (recording: Recording) => void
  /** It begins; whoever was asked for the microphone first may have no finger there any more. */
  readonly onBegin?: (wasAsked: boolean) => void
  /** Nothing can be recorded, and it has been said why. */
  readonly onFail?: (() => void) | undefined
}

/** Records while it is held: 1 to 60 s, then `onDone` (V-20). */
export const useRecording = (ends: RecordingEnds) => {
  // A recording outlives the drawing it began in.
  const latest = useRef(ends)
  useEffect(() => {
    latest.current = ends
  })
  const [view, setView] = useState(idle)
  /** The hold that is going on; one that was let go before the microphone was open records nothing. */
  const hold = useRef<Hold>(undefined)

  const letGo = () => {
    const held = hold.current
    hold.current = undefined
    window.clearInterval(held?.timer)
    setView(idle)
    return held
  }

  const begin = async (): Promise<void> => {
    if (hold.current) return
    const held = newHold()
    hold.current = held
    pauseVoice()
    try {
      const active = await startRecording()
      // The finger that began it had to answer a question of the browser.
      const wasAsked = heldSeconds(held) >= voiceMinSeconds
      if (hold.current !== held) {
        active.cancel()
        if (wasAsked) toast(translate('media.microphoneReady'))
        return
      }
      held.active = active
      latest.current.onBegin?.(wasAsked)
      vibrate('act')
      setView({ ...idle, isRecording: true })
      held.timer = window.setInterval(() => {
        if (active.seconds() >= voiceMaxSeconds) void finish()
        else {
          const level = active.level()
          setView(({ levels }) => ({
            isRecording: true,
            seconds: active.seconds(),
            levels: [...levels.slice(1 - barCount), level],
          }))
        }
      }, stepMs)
    } catch (error) {
      const isWanted = hold.current === held
      if (isWanted) hold.current = undefined
      recordError(error)
      toast(describe(error))
      if (isWanted) latest.current.onFail?.()
    }
  }

  const finish = async (): Promise<void> => {
    const held = letGo()
    if (!held) return
    const { active } = held
    if (active && active.seconds() >= voiceMinSeconds) return latest.current.onDone(await active.finish())
    active?.cancel()
    // Whoever was asked for the microphone had to let go.
    if (active || heldSeconds(held) < voiceMinSeconds) toast(translate('media.tooShort'))
  }

  const cancel = (): void => letGo()?.active?.cancel()

  useEffect(
    () => () => {
      window.clearInterval(hold.current?.timer)
      hold.current?.active?.cancel()
      hold.current = undefined
    },
    [],
  )

  return { view, begin: () => void begin(), finish: () => void finish(), cancel }
}

import { useRef, useState } from 'react'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { toast } from '../overlays/toast.tsx'

/** Runs an act of the member: one at a time, however often the button is pressed. A failure goes to `onError`, which
 *  answers true where it has shown it; else it is a toast (E-5). */
export const useAction = <Input extends readonly unknown[]>(
  action: (...input: Input) => Promise<void>,
  onError?: (error: unknown) => boolean,
) => {
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  const run = async (...input: Input): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await action(...input)
    } catch (error) {
      if (onError?.(error) !== true) toast(describeFailure(error))
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, run: (...input: Input) => void run(...input) }
}

import { useRef, useState } from 'react'
import { vibrate } from '../../../ui/feedback/haptics.ts'
import { wantsStillness } from '../../../ui/motion.ts'
import { angleFor } from './wheel-geometry.ts'

/** How long the wheel turns to a result that is known. */
const turnMs = 3200

/** Turns a disk so that a segment stands under the pointer, and says how far it is turned then. Resolves once it stands; at once where motion is not wanted. */
export const useTurning = () => {
  const disk = useRef<HTMLDivElement>(null)
  const angle = useRef(0)
  const [turned, setTurned] = useState(0)
  const turnTo = async (index: number, count: number): Promise<void> => {
    const element = disk.current
    if (!element) return
    const from = angle.current
    const to = angleFor(index, count, from)
    angle.current = to % 360
    // Now, since nobody reads while it turns.
    setTurned(angle.current)
    element.style.transform = `rotate(${angle.current}deg)`
    if (!wantsStillness()) {
      const frames = [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }]
      const turning = element.animate(frames, { duration: turnMs, easing: 'cubic-bezier(.12,.7,.12,1)' })
      // Who leaves the page meanwhile finds the result in their spins.
      await turning.finished.catch(() => undefined)
    }
    vibrate('success')
  }
  return { disk, turned, turnTo }
}

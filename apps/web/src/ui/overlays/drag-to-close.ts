import { springBack, wantsStillness } from '../motion.ts'

/** A sheet that is let go of closes once it is down by this part of its height, or moves down this fast. */
const closingPart = 0.3
const closingPxPerMs = 0.5

const leaveMs = 160

interface Draggable {
  /** Where the finger has to begin. What can be scrolled is not part of it. */
  readonly grip: HTMLElement
  readonly sheet: HTMLElement
  readonly close: () => void
  readonly signal: AbortSignal
}

/** Lets a sheet follow a finger that pulls it down by its grip. It closes, or springs back. */
export const dragToClose = ({ grip, sheet, close, signal }: Draggable): void => {
  let from: { readonly y: number } | undefined
  let last = { y: 0, atMs: 0, pxPerMs: 0 }
  const down = (): number => Math.max(0, last.y - (from?.y ?? last.y))
  const begin = ({ clientY, pointerId, button, isPrimary, timeStamp }: PointerEvent): void => {
    if (button !== 0 || !isPrimary) return
    from = { y: clientY }
    last = { y: clientY, atMs: timeStamp, pxPerMs: 0 }
    grip.setPointerCapture(pointerId)
  }
  const follow = ({ clientY, timeStamp }: PointerEvent): void => {
    if (!from) return
    const elapsedMs = Math.max(1, timeStamp - last.atMs)
    last = { y: clientY, atMs: timeStamp, pxPerMs: (clientY - last.y) / elapsedMs }
    sheet.style.transform = `translateY(${down()}px)`
  }
  const letGo = async ({ type }: PointerEvent): Promise<void> => {
    if (!from) return
    const px = down()
    const isClosing =
      type === 'pointerup' && (px > sheet.offsetHeight * closingPart || (px > 0 && last.pxPerMs > closingPxPerMs))
    from = undefined
    sheet.style.transform = ''
    if (!isClosing) {
      if (px > 0) springBack(sheet, px)
      return
    }
    const frames = [{ transform: `translateY(${px}px)` }, { transform: 'translateY(100%)' }]
    const leaving = sheet.animate(frames, {
      duration: wantsStillness() ? 0 : leaveMs,
      easing: 'ease-in',
      fill: 'forwards',
    })
    await leaving.finished.catch(() => undefined)
    close()
    leaving.cancel()
  }
  grip.addEventListener('pointerdown', begin, { signal })
  grip.addEventListener('pointermove', follow, { signal })
  grip.addEventListener('pointerup', (event) => void letGo(event), { signal })
  grip.addEventListener('pointercancel', (event) => void letGo(event), { signal })
}

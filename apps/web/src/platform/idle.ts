/** How long a browser may stay busy before the act runs anyway, and how long one waits that cannot say when it is idle. */
const patienceMs = 1500
const guessMs = 300
/** The rest goes on without the first screen when that takes longer to draw. */
const drawingLimitMs = 3000

let sayDrawn = (): void => {}
const firstDrawing = new Promise<void>((resolve) => {
  sayDrawn = resolve
})

/** The first screen shows what one came for: what comes after it may use the network now. Later calls do nothing. */
export const markFirstScreenDrawn = (): void => sayDrawn()

/** Runs an act once the first screen is drawn and the browser has nothing more urgent; the returned function takes it back. */
export const whenIdle = (action: () => void): (() => void) => {
  let takeBack = (): void => {}
  let isTakenBack = false
  const limit = new Promise<void>((resolve) => setTimeout(resolve, drawingLimitMs))
  const wait = async () => {
    await Promise.race([firstDrawing, limit])
    if (!isTakenBack) takeBack = runWhenIdle(action)
  }
  void wait()
  return () => {
    isTakenBack = true
    takeBack()
  }
}

const runWhenIdle = (action: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(action, { timeout: patienceMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(action, guessMs)
  return () => clearTimeout(timer)
}

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

/** A newcomer looks first: what comes after the first screen leaves them the processor for so long, or until they touch something. */
const lookingMs = 6000
let looking: Promise<void> | undefined

/** Says that nothing waits for this member yet: no messages, no places to come back to. */
export const letNewcomerLook = (): void => {
  const touched = new Promise<void>((resolve) => {
    const touch = () => resolve()
    for (const type of ['pointerdown', 'keydown', 'wheel', 'scroll'])
      addEventListener(type, touch, { once: true, passive: true, capture: true })
  })
  const looked = firstDrawing.then(() => new Promise<void>((resolve) => setTimeout(resolve, lookingMs)))
  looking = Promise.race([touched, looked])
}

/** Runs an act once the first screen is drawn and the browser has nothing more urgent; the returned function takes it back. */
export const whenDrawn = (action: () => void): (() => void) => afterDrawing(action, () => undefined)

/** The same for what a newcomer needs only once they do something. */
export const whenIdle = (action: () => void): (() => void) => afterDrawing(action, () => looking)

const afterDrawing = (action: () => void, waitFor: () => Promise<void> | undefined): (() => void) => {
  let takeBack = (): void => {}
  let isTakenBack = false
  const limit = new Promise<void>((resolve) => setTimeout(resolve, drawingLimitMs))
  const wait = async () => {
    await Promise.race([firstDrawing, limit])
    await waitFor()
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

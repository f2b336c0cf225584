/** How long a browser may stay busy before the act runs anyway, and how long one waits that cannot say when it is idle. */
const patienceMs = 1500
const guessMs = 300

/** Runs an act once the browser has nothing more urgent; the returned function takes it back. */
export const whenIdle = (act: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(act, { timeout: patienceMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, guessMs)
  return () => clearTimeout(timer)
}

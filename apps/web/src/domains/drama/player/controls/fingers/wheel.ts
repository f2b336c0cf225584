/** A turn of the wheel of at least so much is one step. */
const stepPx = 24
/** Two steps are at least so far apart. */
const pauseMs = 500
/** What follows sooner is the same turn: a trackpad goes on by itself after the fingers left it, ever more slowly… */
const runOutMs = 150
/** …and what is so much stronger than what came before it is a new push. */
const pushFactor = 1.5

/** Reads turns of a wheel, or of a trackpad: to the next (1) or previous (-1) episode, or nothing new. */
export const createWheel = () => {
  let steppedMs = -pauseMs
  let lastMs = -runOutMs
  let lastPx = 0
  let hasStepped = false
  return ({ deltaY, timeStamp }: Pick<WheelEvent, 'deltaY' | 'timeStamp'>): 1 | -1 | null => {
    const isRested = timeStamp - steppedMs >= pauseMs
    const isPush = isRested && Math.abs(deltaY) >= Math.abs(lastPx) * pushFactor
    if (isPush || timeStamp - lastMs >= runOutMs || deltaY * lastPx < 0) hasStepped = false
    lastMs = timeStamp
    lastPx = deltaY
    if (hasStepped || !isRested || Math.abs(deltaY) < stepPx) return null
    hasStepped = true
    steppedMs = timeStamp
    return deltaY > 0 ? 1 : -1
  }
}

/** What a finger on the picture means. Lengths in px; `dy` is how far the picture has been dragged, down is positive. */
export type Gesture =
  | { readonly type: 'tap'; readonly x: number; readonly y: number }
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'drag'; readonly dy: number }
  /** The finger left: on to the next (1) or previous (-1) episode. */
  | { readonly type: 'swipe'; readonly step: 1 | -1; readonly dy: number }
  /** The finger left too early: the picture goes back to its place. */
  | { readonly type: 'settle'; readonly dy: number }

export interface Touch {
  readonly x: number
  readonly y: number
  readonly atMs: number
}

export const gestureLimits = {
  /** A finger that moved less is still. */
  stillPx: 8,
  /** A swipe goes this share of the height… */
  swipeShare: 0.2,
  /** …or is at least this fast. */
  swipePxPerMs: 0.3,
  holdMs: 400,
} as const

export interface Gestures {
  down(touch: Touch): void
  move(touch: Touch): void
  up(touch: Touch): void
  /** The finger has been down for `holdMs`. */
  rest(): void
  cancel(): void
}

/** Reads one finger at a time. The first 8 px decide its direction; only up and down act. */
export const createGestures = (heightPx: () => number, action: (gesture: Gesture) => void): Gestures => {
  let start: Touch | null = null
  let last: Touch | null = null
  let mode: 'undecided' | 'vertical' | 'sideways' | 'held' = 'undecided'

  const decide = (from: Touch, to: Touch) => {
    const dx = Math.abs(to.x - from.x)
    const dy = Math.abs(to.y - from.y)
    if (Math.max(dx, dy) >= gestureLimits.stillPx) mode = dy > dx ? 'vertical' : 'sideways'
  }

  const finish = (from: Touch, to: Touch) => {
    const dy = to.y - from.y
    const speed = dy / Math.max(1, to.atMs - from.atMs)
    const isFar = Math.abs(dy) >= heightPx() * gestureLimits.swipeShare
    if (isFar || Math.abs(speed) >= gestureLimits.swipePxPerMs) action({ type: 'swipe', step: dy < 0 ? 1 : -1, dy })
    else action({ type: 'settle', dy })
  }

  const forget = () => {
    start = null
    last = null
    mode = 'undecided'
  }

  return {
    down: (touch) => {
      if (start) return
      start = touch
      last = touch
    },
    move: (touch) => {
      if (!start) return
      last = touch
      if (mode === 'undecided') decide(start, touch)
      if (mode === 'vertical') action({ type: 'drag', dy: touch.y - start.y })
    },
    up: (touch) => {
      if (!start) return
      if (mode === 'undecided') action({ type: 'tap', x: touch.x, y: touch.y })
      if (mode === 'held') action({ type: 'release' })
      if (mode === 'vertical') finish(start, touch)
      forget()
    },
    rest: () => {
      if (!start || mode !== 'undecided') return
      mode = 'held'
      action({ type: 'hold' })
    },
    cancel: () => {
      if (mode === 'held') action({ type: 'release' })
      if (mode === 'vertical' && start && last) action({ type: 'settle', dy: last.y - start.y })
      forget()
    },
  }
}

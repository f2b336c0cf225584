/** Whether a process about to stop has told those who watch it. */
export interface Readiness {
  readonly isDraining: boolean
  /** Somebody who sends requests here asks whether to go on. */
  noteRequested(): void
  /** From now on the process is not ready. Resolves once those who ask have had time to hear it. */
  drain(): Promise<void>
}

interface ReadinessOptions {
  readonly leadMs: number
  /** A process of this role always has a balancer in front; another one has where somebody asked lately. */
  readonly isBalanced: boolean
}

const requestedWithinMs = 60_000

export function openReadiness({ leadMs, isBalanced }: ReadinessOptions): Readiness {
  let isDraining = false
  let requestedMs = Number.NEGATIVE_INFINITY
  return {
    get isDraining() {
      return isDraining
    },
    noteRequested() {
      requestedMs = performance.now()
    },
    async drain() {
      isDraining = true
      // Nobody waits for a lead that nobody needs: Ctrl-C of a process in a terminal ends it at once.
      const isRequested = performance.now() - requestedMs < requestedWithinMs
      if (isBalanced || isRequested) await new Promise((resolve) => setTimeout(resolve, leadMs))
    },
  }
}

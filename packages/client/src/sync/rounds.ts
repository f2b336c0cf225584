/** Rounds of one task, one after the other: what is wanted during a round is one more after it. */
export interface Rounds {
  want(): void
  /** No more rounds; the one under way goes on. */
  stop(): void
}

/** `round` never rejects. */
export const createRounds = (round: () => Promise<void>): Rounds => {
  let isUnderWay = false
  let isWanted = false
  let isStopped = false

  const run = async (): Promise<void> => {
    isUnderWay = true
    while (isWanted) {
      isWanted = false
      await round()
    }
    isUnderWay = false
  }

  return {
    want: () => {
      if (isStopped) return
      isWanted = true
      if (!isUnderWay) void run()
    },
    stop: () => {
      isStopped = true
      isWanted = false
    },
  }
}

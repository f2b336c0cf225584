/** Lets at most `size` tasks run at a time; of those that wait, the one with the lowest rank at that moment goes first,
 *  the oldest among equals. */
export const createPullSlots = (size: number, rank: (stream: string) => number) => {
  const waiting = new Set<{ readonly stream: string; readonly start: () => void }>()
  let free = size

  const startNext = (): void => {
    if (free === 0 || waiting.size === 0) return
    const next = [...waiting].reduce((best, one) => (rank(one.stream) < rank(best.stream) ? one : best))
    waiting.delete(next)
    free -= 1
    next.start()
  }

  return async <Result>(stream: string, task: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((start) => {
      waiting.add({ stream, start })
      startNext()
    })
    try {
      return await task()
    } finally {
      free += 1
      startNext()
    }
  }
}

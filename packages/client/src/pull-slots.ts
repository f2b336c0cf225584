/** Lets at most `size` tasks run at a time; of those that wait, the one with the lowest rank at that moment goes first,
 *  the oldest among equals. */
export const createPullSlots = (size: number, rank: (stream: string) => number) => {
  const waiting: { stream: string; start: () => void }[] = []
  let free = size

  const startNext = (): void => {
    const next = waiting.toSorted((a, b) => rank(a.stream) - rank(b.stream))[0]
    if (!next || free === 0) return
    waiting.splice(waiting.indexOf(next), 1)
    free -= 1
    next.start()
  }

  return async <Result>(stream: string, task: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((start) => {
      waiting.push({ stream, start })
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

/** The visit to an episode: what was begun for an earlier one counts no more, and what was asked for it is given up. */
export interface Visit {
  /** The one under way; aborted once the next one begins. */
  current(): AbortSignal
  /** Ends the one under way. */
  next(): AbortSignal
}

export const createVisit = (): Visit => {
  let visit = new AbortController()
  return {
    current: () => visit.signal,
    next: () => {
      visit.abort()
      visit = new AbortController()
      return visit.signal
    },
  }
}

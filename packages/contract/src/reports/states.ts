/** A report waits for somebody, somebody looks into it, or it was answered. */
export const reportStates = { fresh: 0, inWork: 1, closed: 2 } as const

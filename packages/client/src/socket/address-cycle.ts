const attemptsPerAddress = 5

/** Which address is tried next: five times each, beginning with the one that answered last. */
export interface AddressCycle {
  /** Undefined where there is none. */
  next(): string | undefined
  /** The address that was tried last answered. */
  answered(): void
  failed(): void
  hasFailedEverywhere(): boolean
  /** Every address has its attempts again. */
  restart(): void
}

/** The addresses are read at every attempt, since a new configuration may change them. */
export const createAddressCycle = (addresses: () => readonly string[]): AddressCycle => {
  let first = 0
  let tried = 0
  let failedAttempts = 0

  /** In the first cycle each address has its attempts, afterwards one at a time. */
  const addressesTried = (total: number): number =>
    failedAttempts < total * attemptsPerAddress
      ? Math.floor(failedAttempts / attemptsPerAddress)
      : failedAttempts - total * attemptsPerAddress

  return {
    next: () => {
      const all = addresses()
      tried = (first + addressesTried(all.length)) % all.length
      return all[tried]
    },
    answered: () => {
      first = tried
      failedAttempts = 0
    },
    failed: () => {
      failedAttempts += 1
    },
    hasFailedEverywhere: () => failedAttempts >= addresses().length * attemptsPerAddress,
    restart: () => {
      failedAttempts = 0
    },
  }
}

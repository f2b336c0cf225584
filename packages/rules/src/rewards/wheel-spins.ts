/** What a member has used of a day, and what the platform allows. */
export interface SpinCount {
  readonly freeDaily: number
  readonly dailyMax: number
  readonly freeUsed: number
  /** All spins of the day, however they were paid. */
  readonly used: number
  /** Spins that were given and are left. */
  readonly given: number
}

/** How many spins a member has left that cost nothing. */
export const spinsLeft = ({ freeDaily, dailyMax, freeUsed, used, given }: SpinCount): number =>
  Math.min(Math.max(freeDaily - freeUsed, 0) + given, Math.max(dailyMax - used, 0))

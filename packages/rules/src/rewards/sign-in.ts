import { addDays } from '../platform-day.ts'

/** How many sign-ins in a row the reward steps go through before they begin again (S-95). */
export const signInSteps = 7

/** A sign-in as the next one sees it: its platform day, how many days in a row it was, and the zone that day was counted in. */
export interface LastSignIn {
  readonly day: string
  readonly continuousDays: number
  readonly zone: string
}

/** Whether a sign-in on that day counts for today or a later day: the platform's zone may have moved back since. */
export const isSignedIn = (last: LastSignIn | undefined, today: string): boolean =>
  last !== undefined && last.day >= today

/**
 * How many days in a row a member has signed in until `today`, if they have not missed one; 0 where the next sign-in begins anew (S-95). A day that
 * the platform cut short by changing its zone is nobody's missed day.
 */
export function streakUntil(last: LastSignIn | undefined, today: string, zone: string): number {
  if (!last) return 0
  const forgiven = last.zone === zone ? 1 : 2
  return addDays(last.day, forgiven) >= today ? last.continuousDays : 0
}

/** The reward step, 1 to 7, of the sign-in that makes it so many days in a row. */
export const stepOf = (continuousDays: number): number => ((continuousDays - 1) % signInSteps) + 1

/** What a sign-in on that day is worth: how many days in a row it makes, and its step; undefined where the member has signed in. */
export function decideSignIn(last: LastSignIn | undefined, today: string, zone: string) {
  if (isSignedIn(last, today)) return undefined
  const continuousDays = streakUntil(last, today, zone) + 1
  return { continuousDays, step: stepOf(continuousDays) }
}

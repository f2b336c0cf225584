import { hourMs } from '@cliffhanger/contract/duration.ts'

/** From when an operator counts as one of the two people that some acts take: some hours after they set their own password
 *  and authenticator. Undefined while they have not. */
export const countsFromMs = (setUpMs: number | null, waitHours: number): number | undefined =>
  setUpMs === null ? undefined : setUpMs + waitHours * hourMs

/** Whether an operator counts as one of two people now. */
export const isSecondPerson = (setUpMs: number | null, waitHours: number, nowMs: number): boolean => {
  const fromMs = countsFromMs(setUpMs, waitHours)
  return fromMs !== undefined && nowMs >= fromMs
}

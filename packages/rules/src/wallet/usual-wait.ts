/** Fewer payments say nothing of the next one. */
export const fewestPayments = 10

const minuteMs = 60_000
/** What is shown, in minutes: times people say, none longer than a day. */
const shownMinutes = [5, 10, 15, 30, 60, 120, 180, 360, 720, 1440] as const

/** How long payments waited for an operator: the time that most of them took at most, and how many there were. */
export interface PastWaits {
  readonly waitMs: number
  readonly total: number
}

/** Within how many minutes an operator usually has looked at a payment; undefined where nobody can say, or where it is no time to boast of. */
export const usualMinutes = ({ waitMs, total }: PastWaits): number | undefined =>
  total < fewestPayments ? undefined : shownMinutes.find((minutes) => waitMs <= minutes * minuteMs)

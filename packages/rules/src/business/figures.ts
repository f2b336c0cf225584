/** What is counted of a day, of which a period is put together; null: not known yet. */
type Counted<Figure extends string> = Readonly<Record<Figure, number | null>>

/** Days of a period, and those of the one before it, of days that are the newest first. */
export const splitPeriods = <Day>(
  days: readonly Day[],
): { readonly now: readonly Day[]; readonly before: readonly Day[] } => {
  const count = Math.ceil(days.length / 2)
  return { now: days.slice(0, count), before: days.slice(count) }
}

/** A figure of all days together. */
export const sumOf = <Figure extends string>(days: readonly Counted<Figure>[], figure: Figure): number =>
  days.reduce((sum, day) => sum + (day[figure] ?? 0), 0)

/** By which part of the former figure the new one is larger, `0.25` for a quarter; undefined where nothing was before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / Math.abs(before)

/** A part of a whole; undefined of nothing. */
export const shareOf = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole)

/** Which part of the newcomers came back, of the days of which it is known by now; undefined where it is known of none. */
export function returnedShare<Figure extends string>(
  days: readonly Counted<Figure | 'newcomers'>[],
  figure: Figure,
): number | undefined {
  const known = days.filter((day) => day[figure] !== null)
  return shareOf(sumOf(known, figure), sumOf(known, 'newcomers'))
}

const steps = [1, 2, 2.5, 5, 10]

/** Where the marks of an axis stand: 0, and round figures up to the largest value or past it, `count` of them at most; whole ones alone, as people are. */
export function axisMarks(largest: number, count = 4): readonly number[] {
  const rough = Math.max(largest, 1) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, (steps.find((each) => each * power >= rough) ?? 10) * power)
  const whole = Number.isInteger(step) ? step : Math.ceil(step)
  return Array.from({ length: Math.max(1, Math.ceil(largest / whole)) + 1 }, (_, index) => index * whole)
}

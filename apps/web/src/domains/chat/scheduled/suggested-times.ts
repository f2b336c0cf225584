import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'

export type SuggestedTime = 'inAnHour' | 'thisEvening' | 'tomorrowMorning' | 'tomorrowEvening'

/** Whole hours of the device's day. */
const morning = 8
const evening = 20

/** Times people write for, in the zone of the device and in their order; an evening that is near or over is not among them. */
export const suggestTimes = (nowMs: number): readonly { readonly name: SuggestedTime; readonly ms: number }[] => {
  const at = (daysAhead: number, hour: number): number => {
    const date = new Date(nowMs)
    return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysAhead, hour).getTime()
  }
  const tonight = at(0, evening)
  const inAnHour = Math.ceil((nowMs + hourMs) / minuteMs) * minuteMs
  return [
    { name: 'inAnHour', ms: inAnHour },
    ...(tonight > inAnHour ? [{ name: 'thisEvening', ms: tonight } as const] : []),
    { name: 'tomorrowMorning', ms: at(1, morning) },
    { name: 'tomorrowEvening', ms: at(1, evening) },
  ]
}

/** A moment as a field for date and time has it, in the zone of the device: `2026-11-30T08:00`. */
export const fieldValue = (ms: number): string => {
  const date = new Date(ms)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}

import type { Activity } from '@cliffhanger/contract/rewards/schemas.ts'
import { type ActivityState, activityStates } from '@cliffhanger/contract/rewards/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { activityState } from '@cliffhanger/rules/rewards/activity-state.ts'
import type { Translate } from '../../../platform/texts.ts'

/** Whether an event is coming, running or over by now: one that was asked for a while ago may have begun. */
export const stateNow = ({ start_time: start, end_time: end }: Activity, nowMs: number): ActivityState =>
  activityState({ startsMs: start * 1000, endsMs: end * 1000 }, nowMs)

export const stateWords = (state: ActivityState, t: Translate): string => {
  switch (state) {
    case activityStates.coming:
      return t('rewards.coming')
    case activityStates.running:
      return t('rewards.running')
    case activityStates.over:
      return t('rewards.over')
    default:
      return state satisfies never
  }
}

/** From when to when it goes, in whole days where they are; one without an end only says since when. */
export const periodWords = (
  { start_time: startSeconds, end_time: endSeconds }: Activity,
  { language, nowMs }: { readonly language: Language; readonly nowMs: number },
  t: Translate,
): string => {
  const [startMs, endMs] = [startSeconds * 1000, endSeconds * 1000]
  const isWhole = isMidnight(startMs) && (endMs === 0 || isMidnight(endMs))
  // What ends at midnight has its last day before it.
  const shownEndMs = isWhole ? endMs - 1 : endMs
  const isThisYear = [startMs, endMs === 0 ? startMs : shownEndMs].every((ms) => yearOf(ms) === yearOf(nowMs))
  const [withYear, withoutYear] = isWhole ? (['day', 'dayOfYear'] as const) : (['moment', 'momentOfYear'] as const)
  const style = isThisYear ? withoutYear : withYear
  const start = formatMoment(startMs, style, language)
  if (endMs === 0) return t('rewards.since', { start })
  const end = formatMoment(shownEndMs, style, language)
  return start === end ? start : t('rewards.period', { start, end })
}

const yearOf = (ms: number): number => new Date(ms).getFullYear()

/** Whether a day of this device begins then. */
const isMidnight = (ms: number): boolean => {
  const at = new Date(ms)
  return at.getHours() === 0 && at.getMinutes() === 0
}

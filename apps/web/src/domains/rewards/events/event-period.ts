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

/** From when to when it goes; one without an end only says since when. */
export const periodWords = (
  { start_time: startSeconds, end_time: endSeconds }: Activity,
  language: Language,
  t: Translate,
): string => {
  const start = formatMoment(startSeconds * 1000, 'moment', language)
  return endSeconds === 0
    ? t('rewards.since', { start })
    : t('rewards.period', { start, end: formatMoment(endSeconds * 1000, 'moment', language) })
}

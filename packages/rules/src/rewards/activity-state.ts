import { type ActivityState, activityStates } from '@cliffhanger/contract/rewards/states.ts'

/** Whether an activity is coming, running or over; one that ends at 0 stays. */
export function activityState(
  { startsMs, endsMs }: { readonly startsMs: number; readonly endsMs: number },
  nowMs: number,
): ActivityState {
  if (nowMs < startsMs) return activityStates.coming
  return endsMs === 0 || nowMs < endsMs ? activityStates.running : activityStates.over
}

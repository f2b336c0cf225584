import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { addHeat, halfLives, heatOf, takeHeat } from './heat.ts'

/** An act of a member that charts count; `unlock_back`: an unlock that was counted then is refunded. */
export interface CountedAction {
  readonly kind: 'view' | 'episode' | 'finish' | 'unlock' | 'unlock_back' | 'binge' | 'share' | 'like'
  readonly at_ms: number
}

/** What was counted for a drama so far: fading sums (heat.ts), and plain ones. */
export interface ActionCounter {
  readonly heat_day: number | null
  readonly heat_week: number | null
  readonly heat_month: number | null
  readonly binge_day: number | null
  readonly binge_week: number | null
  readonly binge_month: number | null
  /** Tenths of a point. */
  readonly points: number
  readonly binges: number
  readonly views: number
  readonly episodes: number
  readonly finishes: number
  readonly likes: number
}

export const emptyCounter: ActionCounter = {
  heat_day: null,
  heat_week: null,
  heat_month: null,
  binge_day: null,
  binge_week: null,
  binge_month: null,
  points: 0,
  binges: 0,
  views: 0,
  episodes: 0,
  finishes: 0,
  likes: 0,
}

/** Official customer service and the platform itself. */
const staffTypes: ReadonlySet<number> = new Set([userTypes.official, userTypes.system])

/** Whether what a member does heats dramas: staff and disabled members count for nothing. */
export const heatsDramas = ({
  user_type: type,
  is_enabled: isEnabled,
}: {
  user_type: number
  is_enabled: boolean
}): boolean => isEnabled && !staffTypes.has(type)

const weightOf = {
  view: heatOf.view,
  episode: heatOf.episodeWatched,
  finish: heatOf.dramaWatched,
  unlock: heatOf.unlocked,
  binge: heatOf.binged,
  share: heatOf.shared,
  like: heatOf.liked,
} as const satisfies Record<Exclude<CountedAction['kind'], 'unlock_back'>, number>

const one = (is: boolean) => (is ? 1 : 0)

/** The counter after one more act; the order of acts makes no difference, but that an unlock is counted before its refund. */
export function countAction(counter: ActionCounter, { kind, at_ms }: CountedAction): ActionCounter {
  if (kind === 'unlock_back') return uncountUnlock(counter, at_ms)
  const weight = weightOf[kind]
  const isBinge = kind === 'binge'
  const binge = (heat: number | null, halfLifeMs: number) => (isBinge ? addHeat(heat, 1, at_ms, halfLifeMs) : heat)
  return {
    heat_day: addHeat(counter.heat_day, weight, at_ms, halfLives.day),
    heat_week: addHeat(counter.heat_week, weight, at_ms, halfLives.week),
    heat_month: addHeat(counter.heat_month, weight, at_ms, halfLives.month),
    binge_day: binge(counter.binge_day, halfLives.day),
    binge_week: binge(counter.binge_week, halfLives.week),
    binge_month: binge(counter.binge_month, halfLives.month),
    points: counter.points + Math.round(weight * 10),
    binges: counter.binges + one(isBinge),
    views: counter.views + one(kind === 'view'),
    episodes: counter.episodes + one(kind === 'episode'),
    finishes: counter.finishes + one(kind === 'finish'),
    likes: counter.likes + one(kind === 'like'),
  }
}

const uncountUnlock = (counter: ActionCounter, atMs: number): ActionCounter => ({
  ...counter,
  heat_day: takeHeat(counter.heat_day, heatOf.unlocked, atMs, halfLives.day),
  heat_week: takeHeat(counter.heat_week, heatOf.unlocked, atMs, halfLives.week),
  heat_month: takeHeat(counter.heat_month, heatOf.unlocked, atMs, halfLives.month),
  points: Math.max(0, counter.points - heatOf.unlocked * 10),
})

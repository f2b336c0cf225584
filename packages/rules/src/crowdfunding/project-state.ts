import {
  type ProjectResult,
  type ProjectStage,
  type ProjectState,
  projectStates,
} from '@cliffhanger/contract/crowdfunding/states.ts'

export interface ProjectClock {
  readonly stage: ProjectStage
  readonly startsMs: number
  readonly endsMs: number
  readonly unitsLeft: number
  /** Orders that still earn, or whose units nobody has paid yet. */
  readonly isRunning: boolean
}

/** What members see of a project (S-90). */
export function projectStateAt({ stage, startsMs, endsMs, unitsLeft }: ProjectClock, nowMs: number): ProjectState {
  if (stage === 'open' && nowMs < startsMs) return projectStates.coming
  if (stage === 'failed' || stage === 'closed' || nowMs >= endsMs) return projectStates.completed
  return unitsLeft === 0 ? projectStates.soldOut : projectStates.inProgress
}

export function projectResultOf({ stage, isRunning }: ProjectClock): ProjectResult {
  switch (stage) {
    case 'draft':
    case 'open':
      return ''
    case 'failed':
      return 'failed'
    case 'funded':
      return isRunning ? 'funded' : 'matured'
    case 'closed':
      return 'matured'
    default:
      return stage satisfies never
  }
}

/** Whether members may join now. While the pool is short, nobody may (S-112). */
export const isJoinable = (project: ProjectClock, isPaused: boolean, nowMs: number): boolean =>
  project.stage === 'open' && !isPaused && projectStateAt(project, nowMs) === projectStates.inProgress

/** How funding ended; undefined while members may still join or pay. Below its least amount a project has failed (S-90). */
export function decideFunding(
  {
    endsMs,
    unitsLeft,
    raised,
    least,
    unpaid,
  }: {
    readonly endsMs: number
    readonly unitsLeft: number
    readonly raised: bigint
    readonly least: bigint
    /** Orders that may still be paid. */
    readonly unpaid: number
  },
  nowMs: number,
): 'funded' | 'failed' | undefined {
  if (unpaid > 0 || (nowMs < endsMs && unitsLeft > 0)) return undefined
  return raised >= least && raised > 0n ? 'funded' : 'failed'
}

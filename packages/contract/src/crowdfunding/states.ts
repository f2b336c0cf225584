import * as z from 'zod/mini'

/** What members see of a project (S-90). */
export const projectStates = { coming: 0, inProgress: 1, completed: 2, soldOut: 3 } as const
export const projectState = z.literal(Object.values(projectStates))
export type ProjectState = z.output<typeof projectState>

/** How a project ended; '' while it has not. */
export const projectResult = z.literal(['', 'funded', 'failed', 'matured'])
export type ProjectResult = z.output<typeof projectResult>

/** An order for units of a project (S-91). */
export const crowdOrderStates = {
  unpaid: 0,
  running: 1,
  matured: 2,
  terminated: 3,
  settled: 4,
  refunded: 5,
  cancelled: -2,
} as const
export const crowdOrderState = z.literal(Object.values(crowdOrderStates))
export type CrowdOrderState = z.output<typeof crowdOrderState>

/** Where a project stands for operators: it is written, open to members from its start on, decided at its end, and closed once nobody has anything in it. */
export const projectStages = ['draft', 'open', 'funded', 'failed', 'closed'] as const
export const projectStage = z.literal(projectStages)
export type ProjectStage = z.output<typeof projectStage>

import { getUntil, listBusinessDays } from './queries.ts'

/** What operators see of how the business goes. */
export const businessOperator = { listDays: listBusinessDays, getUntil } as const

import { countSold, insertPlan, listSold, listWritten, lockWritten, updatePlan } from './queries/written.ts'

/** What operators do about star packages. Orders are refunded where all orders are. */
export const starPlansOperator = {
  list: listWritten,
  lock: lockWritten,
  insert: insertPlan,
  update: updatePlan,
  orders: { list: listSold, count: countSold },
} as const

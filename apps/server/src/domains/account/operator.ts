import type { UserType } from '@cliffhanger/contract/account/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { changeUserType } from './change-user-type.ts'
import { liftCoolingOff } from './cooling-off.ts'
import type { AccountNeeds } from './needs.ts'
import { countOutbox, countUsableOutbox, findOutboxEntry, listOutbox } from './queries/codes.ts'
import { countCoolingOffs, countRequestedLifts, listCoolingOffs } from './queries/cooling-offs.ts'
import { updateEnabled } from './queries/update-account.ts'
import { createRealNameReview } from './real-name/review.ts'

/** What operators do about accounts: their types and state, certifications, codes that were not delivered, and cooling-offs. */
export const createAccountOperator = (context: ServerContext, domains: AccountNeeds) => ({
  realNames: createRealNameReview(context, domains),
  /** Whether an account may sign in. */
  updateEnabled,
  /** Makes a member ordinary (0), official customer service (1) or a star (2), and tells everybody who sees them; last in the transaction.
   *  Answers what they were. Refuses 4002, and 4001 for an account of the platform itself. */
  changeUserType: (tx: Db, userId: number, userType: UserType) =>
    changeUserType(context, domains, tx, userId, userType),
  listOutbox,
  countOutbox,
  countUsableOutbox,
  findOutboxEntry,
  listCoolingOffs,
  countCoolingOffs,
  countAskedLifts: countRequestedLifts,
  liftCoolingOff,
})

export type AccountOperator = ReturnType<typeof createAccountOperator>

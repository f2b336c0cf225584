import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { PaymentDeps } from '../../deps.ts'
import { readConditions } from '../conditions.ts'
import { presentPlan } from '../present.ts'
import { listPlanRows } from '../queries/plans.ts'

/** Fixed offers; none while nothing is taken in. */
export const listRechargePlans =
  (deps: PaymentDeps): Handler<typeof rechargeCalls.listRechargePlans> =>
  async ({ db }) => {
    const { isOpen } = await readConditions(db, deps.domains)
    return { list: isOpen ? (await listPlanRows(db, true)).map(presentPlan) : [] }
  }

import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { accountTypes } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { usualMinutes } from '@cliffhanger/rules/wallet/usual-wait.ts'
import { isWithdrawalOpen, leastWithdrawal } from '@cliffhanger/rules/wallet/withdrawal-policy.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { WalletDeps } from '../../deps.ts'
import { isTypeOpen, typeName } from '../account-types.ts'
import { writeMoney } from '../present-withdrawal.ts'
import { listPastPayouts } from '../queries/past-waits.ts'
import { readWithdrawalContext } from '../withdrawal-context.ts'

/** Ways that are open to me now; none where withdrawals are off and I have nothing to take out. */
export const listWithdrawMethods =
  (deps: WalletDeps): Handler<typeof withdrawalCalls.listWithdrawMethods> =>
  async (context) => {
    const withdrawalContext = await readWithdrawalContext(context, deps.domains, context.db, context.caller.userId)
    if (!isWithdrawalOpen(withdrawalContext)) return { list: [] }
    const { withdraw_max: max, withdraw_fee_rate: feeRate } = withdrawalContext.settings
    const { modules } = await deps.domains.session.platform()
    const waits = new Map((await listPastPayouts(context.db)).map((wait) => [wait.account_type, usualMinutes(wait)]))
    return {
      list: accountTypes
        .filter((type) => isTypeOpen(modules, type))
        .map((type) => {
          const usual = waits.get(type)
          return {
            type,
            name: typeName(context.language, type),
            icon: '',
            min_amount: writeMoney(leastWithdrawal(withdrawalContext)),
            max_amount: max,
            fee_rate: feeRate,
            ...(usual !== undefined && { usual_minutes: usual }),
          }
        }),
    }
  }

import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { leastWithdrawal } from '@cliffhanger/rules/wallet/withdrawal-policy.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { WalletDeps } from '../../deps.ts'
import { presentTerms, writeMoney } from '../present-withdrawal.ts'
import { readWithdrawalContext } from '../withdrawal-context.ts'

export const getWithdrawTerms =
  (deps: WalletDeps): Handler<typeof withdrawalCalls.getWithdrawTerms> =>
  async (context) => {
    const own = await readWithdrawalContext(context, deps.domains, context.db, context.caller.userId)
    const { settings, usedToday, isFirstFree, available } = own
    return {
      config: { ...presentTerms(settings), min_amount: writeMoney(leastWithdrawal(own)) },
      today_count: usedToday.count,
      today_amount: writeMoney(usedToday.amount),
      is_first: flagOf(isFirstFree),
      available: writeMoney(available),
      arrive_text: messageText(context.language, 'arrivesWithin', { hours: settings.withdraw_arrive_hours }),
    }
  }

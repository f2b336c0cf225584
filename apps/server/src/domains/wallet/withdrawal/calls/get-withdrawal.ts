import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { presentWithdrawal, stepName } from '../present-withdrawal.ts'
import { findWithdrawal, listSteps } from '../queries/withdrawals.ts'

/** One of my withdrawals with its steps; somebody else's is 4002. */
export const getWithdrawal: Handler<typeof withdrawalCalls.getWithdrawal> = async (context, { id }) => {
  const { db, caller, language } = context
  const row = await findWithdrawal(db, id)
  if (row?.user_id !== caller.userId) return refuse('notFound')
  const steps = await listSteps(db, id)
  return {
    withdraw: presentWithdrawal(context, row),
    logs: steps.map(({ state, created_ms: createdMs }) => ({
      state,
      text: messageText(language, stepName(state)),
      create_time: toSeconds(createdMs),
    })),
  }
}

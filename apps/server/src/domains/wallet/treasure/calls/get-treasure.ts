import type { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentTreasure } from '../present.ts'

/** My treasure with its income; readable also where the service is not open. */
export const getTreasure: Handler<typeof treasureCalls.getTreasure> = async (context) => ({
  treasure: await presentTreasure(context, context.db, context.caller.userId),
})

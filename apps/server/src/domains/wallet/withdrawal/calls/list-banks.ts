import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import * as banks from '../queries/banks.ts'

export const listBanks: Handler<typeof withdrawalAccountCalls.listBanks> = async (
  { db, language },
  { keyword = '' },
) => ({
  list: await banks.listBanks(db, language, keyword.trim()),
})

import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { listLines, sumLines } from '../../../ledger/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { accountsOf, monthBounds, presentLines, signOf } from '../lines.ts'

/** Lines of one coin, the newest first, with what there is of it. */
export const listCoinLines =
  (deps: WalletDeps): Handler<typeof overviewCalls.listCoinLines> =>
  async ({ db, caller, language, settings }, { coin_code: coin, direction, page, limit }) => {
    const accountIds = await accountsOf(db, caller.userId, coin)
    const filter = { accountIds, sign: signOf[direction ?? ''], billType: '', ...monthBounds('', settings.TIME_ZONE) }
    const rows = await listLines(db, filter, { offset: (page - 1) * limit, limit })
    const { in_total, out_total } = await sumLines(db, { accountIds, billType: '', month: '' })
    return {
      list: await presentLines(db, rows, language),
      total: (direction === 'out' ? 0 : in_total) + (direction === 'in' ? 0 : out_total),
      page,
      limit,
      balance: await deps.ledger.balance(db, caller.userId, coin),
    }
  }

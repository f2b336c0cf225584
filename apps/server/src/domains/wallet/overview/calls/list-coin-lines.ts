import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Direction } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { listLines, sumLines } from '../../../ledger/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { accountsOf, monthBounds, presentLines, signOf } from '../lines.ts'

interface Question {
  readonly coin: CoinCode
  readonly direction: Direction | undefined
  readonly page: number
  readonly limit: number
}

/** Lines of one coin, the newest first, with what there is of it. */
export const listCoinLines =
  (deps: WalletDeps): Handler<typeof overviewCalls.listCoinLines> =>
  (context, { coin_code: coin, direction, page, limit }) =>
    listLinesOf(context, deps, { coin, direction, page, limit })

/** The same of points, under the name the points mall asks by. */
export const listPointLines =
  (deps: WalletDeps): Handler<typeof overviewCalls.listPointLines> =>
  (context, { type: direction, page, limit }) =>
    listLinesOf(context, deps, { coin: 'point', direction, page, limit })

async function listLinesOf(
  context: CallContext<'bearer'>,
  deps: WalletDeps,
  { coin, direction, page, limit }: Question,
) {
  const { db, caller, settings } = context
  const accountIds = (await accountsOf(db, caller.userId, coin)).map(({ id }) => id)
  const filter = { accountIds, sign: signOf[direction ?? ''], billType: '', ...monthBounds('', settings.TIME_ZONE) }
  const rows = await listLines(db, filter, { offset: (page - 1) * limit, limit })
  const { in_total: ins, out_total: outs } = await sumLines(db, { accountIds, billType: '', month: '' })
  return {
    list: await presentLines(deps, context, rows),
    total: (direction === 'out' ? 0 : ins) + (direction === 'in' ? 0 : outs),
    page,
    limit,
    balance: await deps.ledger.balance(db, caller.userId, coin),
  }
}

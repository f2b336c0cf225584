import { type CoinCode, coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import { statementLinesLimit } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { addStatement } from '@cliffhanger/rules/wallet/bills/statement.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { printPdf } from '../../../../platform/documents/print.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import { listLines, sumSpan } from '../../../ledger/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { accountsOf, monthBounds, presentLines, zoneOfReader } from '../lines.ts'
import { listOutside } from '../outside.ts'
import { type CoinStatement, statementDocument } from '../statement-document.ts'

/** A month of the caller's bill as PDF, printed of what is booked. Each coin that had something or moved has its part; the newest
 *  `statementLinesLimit` lines of each are printed one by one, those before them as one sum. */
export const getStatement =
  (deps: WalletDeps): Handler<typeof overviewCalls.getStatement> =>
  async (context, { month, time_zone: zone }) => {
    const { db, caller, language, clock } = context
    const timeZone = zoneOfReader(context, zone)
    const span = monthBounds(month, timeZone)
    const coins = await db.transaction(async (tx) => {
      // One picture of the ledger: a line that is booked meanwhile is in all of it or in none.
      await tx.execute('set transaction isolation level repeatable read', [], { prepare: false })
      return readCoins(deps, { ...context, db: tx }, span)
    })
    const outside = await listOutside(deps, context, span)
    const user = (await findUsers(db, [caller.userId])).get(caller.userId) ?? refuse('notFound')
    const { money_name: moneyName } = await deps.domains.session.platform()
    const member = { name: user.nick_name, number: user.user_no }
    const frame = { month, member, language, timeZone, moneyName, nowMs: clock() }
    return { pdf: (await printPdf(statementDocument(coins, outside, frame), context)).toString('base64') }
  }

interface Span {
  readonly sinceMs: number
  readonly untilMs: number
}

/** The coins that had something or moved. */
async function readCoins(
  deps: Pick<WalletDeps, 'domains'>,
  context: CallContext<'bearer'>,
  span: Span,
): Promise<CoinStatement[]> {
  const coins: CoinStatement[] = []
  for (const coin of coinCodes) {
    const accountIds = await idsOf(context.db, context.caller.userId, coin)
    const { opening, ...moved } = await sumSpan(context.db, accountIds, { ...span, billType: '' })
    const count = moved.in_total + moved.out_total
    const totals = { opening: BigInt(opening), ins: BigInt(moved.in_sum), outs: BigInt(moved.out_sum), count }
    if (totals.opening === 0n && count === 0) continue
    const filter = { accountIds, sign: 0, billType: '', ...span } as const
    const rows = (await listLines(context.db, filter, { offset: 0, limit: statementLinesLimit })).toReversed()
    const bills = new Map((await presentLines(deps, context, rows)).map((bill) => [bill.id, bill]))
    const lines = rows.map(({ id, amount }) => ({ amount: BigInt(amount), bill: bills.get(id) }))
    coins.push({ coin, added: addStatement(totals, lines) })
  }
  return coins
}

const idsOf = async (db: Db, userId: number, coin: CoinCode): Promise<number[]> =>
  (await accountsOf(db, userId, coin)).map(({ id }) => id)

import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { exportedLinesLimit } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { writeBillsCsv } from '@cliffhanger/rules/wallet/bills-csv.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findLine, listLines, listLinesOf, sumLines } from '../../../ledger/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { accountsOf, type LineQuestion, monthBounds, presentLines, signOf } from '../lines.ts'

type Row = typeof overviewCalls.listBills
type Reply = CallData<Row>

/** An export reads everything a member ever had. */
const exportRate = '6/min'

/** The caller's bill over all coins: a page of it, one line in full, or all of it as CSV. It is read from the ledger: there is no other copy. */
export const listBills =
  (deps: WalletDeps): Handler<Row> =>
  async (context, input) => {
    if (input.id !== undefined) return showLine(deps, context, input.id, input)
    const { page, limit, coin_code: coin = '', direction = '', bill_type: billType = '', month = '' } = input
    const question: LineQuestion = { coin, direction, billType, month }
    const reply = await listPage(deps, context, question, { page, limit })
    return input.export === 1 ? { ...reply, csv: await writeExport(deps, context, question) } : reply
  }

async function listPage(
  deps: WalletDeps,
  context: CallContext<'bearer'>,
  { coin, direction, billType, month }: LineQuestion,
  { page, limit }: { page: number; limit: number },
): Promise<Reply> {
  const { db, caller, settings } = context
  const accountIds = await accountsOf(db, caller.userId, coin)
  const filter = { accountIds, sign: signOf[direction], billType, ...monthBounds(month, settings.TIME_ZONE) }
  const rows = await listLines(db, filter, { offset: (page - 1) * limit, limit })
  const sums = await sumLines(db, { accountIds, billType, month })
  const ins = direction === 'out' ? { total: 0, sum: '0' } : { total: sums.in_total, sum: sums.in_sum }
  const outs = direction === 'in' ? { total: 0, sum: '0' } : { total: sums.out_total, sum: sums.out_sum }
  return {
    list: await presentLines(deps, context, rows),
    total: ins.total + outs.total,
    page,
    limit,
    ...(coin !== '' && {
      in_sum: formatMinor(BigInt(ins.sum), coinScale[coin]),
      out_sum: formatMinor(BigInt(outs.sum), coinScale[coin]),
    }),
  }
}

/** One line with what was there before it, and what else the same act did to the caller; refuses 4002 for a line of somebody else. */
async function showLine(
  deps: WalletDeps,
  context: CallContext<'bearer'>,
  id: number,
  { page, limit }: Pick<CallInput<Row>, 'page' | 'limit'>,
): Promise<Reply> {
  const { db, caller } = context
  const row = (await findLine(db, caller.userId, id)) ?? refuse('notFound')
  const ofAction = (await listLinesOf(db, row.transfer_id)).filter(({ user_id: owner }) => owner === caller.userId)
  const others = ofAction.filter((line) => line.id !== id)
  const [bill, ...rest] = await presentLines(deps, context, [row, ...others])
  if (!bill) throw new Error('A line that was found is shown')
  const before = formatMinor(BigInt(row.balance_after) - BigInt(row.amount), coinScale[bill.coin_code])
  return {
    list: [bill],
    total: 1,
    page,
    limit,
    bill: { ...bill, detail: { balance_before: before, others: rest } },
  }
}

/** The newest lines, as many as an export holds, oldest first, so that a reader can add them up. */
async function writeExport(
  deps: WalletDeps,
  context: CallContext<'bearer'>,
  { coin, direction, billType, month }: LineQuestion,
): Promise<string> {
  const { db, caller, settings, limits } = context
  await limits.take('bill-export', exportRate, `u${caller.userId}`)
  const accountIds = await accountsOf(db, caller.userId, coin)
  const filter = { accountIds, sign: signOf[direction], billType, ...monthBounds(month, settings.TIME_ZONE) }
  const rows = await listLines(db, filter, { offset: 0, limit: exportedLinesLimit })
  return writeBillsCsv(await presentLines(deps, context, rows.toReversed()))
}

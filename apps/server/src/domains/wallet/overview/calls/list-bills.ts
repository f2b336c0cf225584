import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { exportedLinesLimit } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { writeBillsCsv } from '@cliffhanger/rules/wallet/bills/bills-csv.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findLine, listLines, listLinesById, listLinesOf } from '../../../ledger/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { filterOf, type LineQuestion, presentLines, sumsOf, zoneOfReader } from '../lines.ts'
import { leavesOutside, listOutside } from '../outside.ts'
import { searchBill } from '../search.ts'

type Row = typeof overviewCalls.listBills
type Reply = CallData<Row>
type Part = Pick<CallInput<Row>, 'page' | 'limit'>

/** An export reads everything a member ever had. */
const exportRate = '6/min'

/** The caller's bill over all coins: a page of it, one line in full, or all of it as CSV. It is read from the ledger: there is no other copy. */
export const listBills =
  (deps: WalletDeps): Handler<Row> =>
  async (context, input) => {
    if (input.id !== undefined) return showLine(deps, context, input.id, input)
    const {
      page,
      limit,
      coin_code: coin = '',
      direction = '',
      bill_type: billType = '',
      month = '',
      keyword = '',
    } = input
    const timeZone = zoneOfReader(context, input.time_zone)
    const question: LineQuestion = { coin, direction, billType, month, timeZone, keyword: keyword.trim() }
    const show = question.keyword === '' ? listPage : findPage
    const reply = await show(deps, context, question, { page, limit })
    return input.export === 1 ? { ...reply, csv: await writeExport(deps, context, question) } : reply
  }

async function listPage(
  deps: WalletDeps,
  context: CallContext<'bearer'>,
  question: LineQuestion,
  { page, limit }: Part,
): Promise<Reply> {
  const { coin, direction, billType } = question
  const { db } = context
  const { accounts, ...filter } = await filterOf(context, question)
  const accountIds = accounts.map(({ id }) => id)
  const rows = await listLines(db, { ...filter, accountIds }, { offset: (page - 1) * limit, limit })
  const sums = await sumsOf(context, question, { ...filter, accountIds })
  const ins = direction === 'out' ? { total: 0, sum: '0' } : { total: sums.in_total, sum: sums.in_sum }
  const outs = direction === 'in' ? { total: 0, sum: '0' } : { total: sums.out_total, sum: sums.out_sum }
  const outside = page === 1 && leavesOutside(question) ? await listOutside(deps, context, filter) : []
  return {
    list: await presentLines(deps, context, rows),
    total: ins.total + outs.total,
    page,
    limit,
    ...(coin !== '' && {
      in_sum: formatMinor(BigInt(ins.sum), coinScale[coin]),
      out_sum: formatMinor(BigInt(outs.sum), coinScale[coin]),
    }),
    ...(outside.length > 0 && {
      outside: outside.filter(({ bill_type: type }) => billType === '' || type === billType),
    }),
  }
}

/** A page of the lines that a keyword finds. */
async function findPage(
  deps: WalletDeps,
  context: CallContext<'bearer'>,
  question: LineQuestion,
  { page, limit }: Part,
): Promise<Reply> {
  const ids = await searchBill(deps.domains, context, question.keyword, await filterOf(context, question))
  const rows = await listLinesById(context.db, ids.slice((page - 1) * limit, page * limit))
  return { list: await presentLines(deps, context, rows), total: ids.length, page, limit }
}

/** One line with what was there before it, and what else the same act did to the caller; refuses 4002 for a line of somebody else. */
async function showLine(
  deps: WalletDeps,
  context: CallContext<'bearer'>,
  id: number,
  { page, limit }: Part,
): Promise<Reply> {
  const { db, caller } = context
  const row = (await findLine(db, caller.userId, id)) ?? refuse('notFound')
  const ofAction = (await listLinesOf(db, row.transfer_id)).filter(({ user_id: owner }) => owner === caller.userId)
  const others = ofAction.filter((line) => line.id !== id)
  const [bill, ...rest] = await presentLines(deps, context, [row, ...others])
  if (!bill) throw new Error('A line that was found is shown')
  const isCommission = bill.bill_type === 'commission' || bill.bill_type === 'commission_back'
  const commission = isCommission
    ? await deps.domains.commission.explainCommission(db, caller.userId, bill.biz_no)
    : undefined
  const before = formatMinor(BigInt(row.balance_after) - BigInt(row.amount), coinScale[bill.coin_code])
  return {
    list: [bill],
    total: 1,
    page,
    limit,
    bill: { ...bill, detail: { balance_before: before, others: rest, ...(commission && { commission }) } },
  }
}

/** The newest lines, as many as an export holds, oldest first, so that a reader can add them up. */
async function writeExport(deps: WalletDeps, context: CallContext<'bearer'>, question: LineQuestion): Promise<string> {
  const { db, caller, limits } = context
  await limits.take('bill-export', exportRate, `u${caller.userId}`)
  const { accounts, ...filter } = await filterOf(context, question)
  const rows =
    question.keyword === ''
      ? await listLines(
          db,
          { ...filter, accountIds: accounts.map(({ id }) => id) },
          { offset: 0, limit: exportedLinesLimit },
        )
      : await listLinesById(db, await searchBill(deps.domains, context, question.keyword, { accounts, ...filter }))
  return writeBillsCsv(await presentLines(deps, context, rows.toReversed()))
}

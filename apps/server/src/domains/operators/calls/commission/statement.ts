import type { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import type { StatementLine, StatementSums } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { writeStatementCsv } from '@cliffhanger/rules/commission/statement-csv.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { printPdf } from '../../../../platform/documents/print.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentMoved } from '../../present/commission.ts'
import { statementDocument } from './statement-document.ts'

type Calls = typeof commissionOperatorCalls

interface Statement {
  readonly list: StatementLine[]
  readonly sums: StatementSums
  readonly total: number
}

/** A page of a month by earner, and the sums of everybody. */
async function readStatement(
  db: Db,
  { commission }: OperatorNeeds,
  month: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<Statement> {
  const { statement } = commission.operator
  const span = statement.spanOf(month)
  const { earners, ...sums } = await statement.sum(db, span)
  const rows = await statement.list(db, span, page)
  const lineOf = await memberLines(
    db,
    rows.map((row) => row.user_id),
  )
  return {
    list: rows.map((row) => ({ earner: lineOf(row.user_id), ...presentMoved(row) })),
    sums: presentMoved(sums),
    total: earners,
  }
}

const getCommissionStatement =
  (needs: OperatorNeeds): Handler<Calls['getCommissionStatement']> =>
  async ({ db }, { month, page, limit }) => ({
    ...(await readStatement(db, needs, month, { limit, offset: (page - 1) * limit })),
    page,
    limit,
  })

/** How many earners are read at a time. */
const pageSize = 20_000

/** A month with every earner. */
async function readWhole(tx: Db, needs: OperatorNeeds, month: string): Promise<Statement> {
  const first = await readStatement(tx, needs, month, { limit: pageSize, offset: 0 })
  const list = [...first.list]
  while (list.length < first.total) {
    const next = await readStatement(tx, needs, month, { limit: pageSize, offset: list.length })
    if (next.list.length === 0) break
    list.push(...next.list)
  }
  return { ...first, list }
}

/** The lines and their sums are read at one moment, so that a file adds up while members go on buying. */
const exportCommissionStatement =
  (needs: OperatorNeeds): Handler<Calls['exportCommissionStatement']> =>
  async (context, { month, format }) => {
    const { list, sums } = await carryOut(
      context,
      async (tx) => {
        await tx.execute('set transaction isolation level repeatable read', [], { prepare: false })
        return readWhole(tx, needs, month)
      },
      () => ({ action: 'commission.export', target: `commission ${month}`, after: { format } }),
    )
    const { language, settings, clock } = context
    const statement = { month, list, sums, language, timeZone: settings.TIME_ZONE, nowMs: clock() }
    const bytes =
      format === 'csv'
        ? Buffer.from(writeStatementCsv(month, list, sums))
        : await printPdf(statementDocument(statement), context)
    return {
      name: `commission-${month}.${format}`,
      type: format === 'csv' ? 'text/csv' : 'application/pdf',
      content: bytes.toString('base64'),
    }
  }

export const statementHandlers = (needs: OperatorNeeds) => ({
  getCommissionStatement: getCommissionStatement(needs),
  exportCommissionStatement: exportCommissionStatement(needs),
})

import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import Papa from 'papaparse'
import { plainCell } from '../../plain-cell.ts'

/** Names of the columns; they are the same in every language, for programs that read them. */
const columns = [
  'id',
  'time',
  'coin',
  'purse',
  'amount',
  'balance_after',
  'type',
  'title',
  'number',
  'other_user_id',
  'other_user',
  'remark',
  'about',
] as const

/** Lines of a bill as CSV (RFC 4180). Amounts have a sign, so the sum of a purse's amounts is its balance; times are UTC. */
export const writeBillsCsv = (bills: readonly Bill[]): string => `${Papa.unparse([columns, ...bills.map(cellsOf)])}\r\n`

const cellsOf = (bill: Bill): string[] => [
  String(bill.id),
  new Date(bill.create_time * 1000).toISOString(),
  bill.coin_code,
  bill.purse,
  bill.direction === 'out' ? `-${bill.amount}` : bill.amount,
  bill.balance_after,
  bill.bill_type,
  plainCell(bill.title),
  bill.biz_no,
  bill.other_user ? String(bill.other_user.user_id) : '',
  plainCell(bill.other_user?.nick_name ?? ''),
  plainCell(bill.remark),
  plainCell(bill.subject?.name ?? ''),
]

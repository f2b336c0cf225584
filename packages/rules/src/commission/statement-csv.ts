import type { StatementLine, StatementSums } from '@cliffhanger/contract/commission/operator-schemas.ts'
import Papa from 'papaparse'
import { plainCell } from '../plain-cell.ts'

/** Names of the columns; they are the same in every language, for programs that read them. */
const columns = [
  'month',
  'earner_id',
  'earner_number',
  'earner',
  'open_before',
  'earned_vip',
  'earned_video',
  'earned_fee',
  'reversed_vip',
  'reversed_video',
  'reversed_fee',
  'reversed_after_settling',
  'settled',
  'open_after',
] as const

/** A statement as CSV (RFC 4180): a line for each earner, and last the sums of all, whose earner is 0. */
export const writeStatementCsv = (month: string, lines: readonly StatementLine[], sums: StatementSums): string => {
  const rows = lines.map(({ earner, ...moved }) => [
    month,
    String(earner.user_id),
    earner.user_no,
    plainCell(earner.nick_name),
    ...amountsOf(moved),
  ])
  return `${Papa.unparse([columns, ...rows, [month, '0', '', 'total', ...amountsOf(sums)]])}\r\n`
}

const amountsOf = ({
  open_before,
  earned,
  reversed,
  reversed_settled,
  settled,
  open_after,
}: StatementSums): string[] => [
  open_before,
  earned.vip,
  earned.video,
  earned.fee,
  reversed.vip,
  reversed.video,
  reversed.fee,
  reversed_settled,
  settled,
  open_after,
]

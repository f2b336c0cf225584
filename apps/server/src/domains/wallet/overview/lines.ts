import { type CoinCode, coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { monthSpan } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type LineRow, listAccounts, presentBill, purposesOf } from '../../ledger/index.ts'
import type { WalletDeps } from '../deps.ts'
import type { BillReader } from '../needs.ts'
import { findSubjects } from './subjects.ts'

/** Which of a member's lines they request; '' is every one. */
export interface LineQuestion {
  readonly coin: CoinCode | ''
  readonly direction: 'in' | 'out' | ''
  readonly billType: string
  /** `2026-11` */
  readonly month: string
}

/** The accounts of a member whose lines belong to a coin. */
export async function accountsOf(db: Db, userId: number, coin: CoinCode | ''): Promise<readonly number[]> {
  const purposes = new Set((coin === '' ? coinCodes : [coin]).flatMap(purposesOf))
  return (await listAccounts(db, userId)).filter(({ purpose }) => purposes.has(purpose)).map(({ id }) => id)
}

export const signOf = { '': 0, in: 1, out: -1 } as const

/** The instants a month of the platform begins and ends at; all of time for ''. */
export function monthBounds(month: string, timeZone: string): { sinceMs: number; untilMs: number } {
  if (month === '') return { sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
  const { startMs, endMs } = monthSpan(month, timeZone)
  return { sinceMs: startMs, untilMs: endMs }
}

/** Lines as their member reads them, with what they are about. */
export async function presentLines(
  { domains }: Pick<WalletDeps, 'domains'>,
  reader: BillReader,
  rows: readonly LineRow[],
): Promise<Bill[]> {
  const subjects = await findSubjects(domains, reader, rows)
  return rows.map((row) => presentBill(row, reader.language, subjects.get(row.id)))
}

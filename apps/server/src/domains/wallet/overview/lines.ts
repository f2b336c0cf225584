import { type CoinCode, coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { monthSpan } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findUsers } from '../../account/index.ts'
import { type LineRow, listAccounts, presentBill, purposesOf } from '../../ledger/index.ts'

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

/** Lines as their member reads them, with the names of the others in them. */
export async function presentLines(db: Db, rows: readonly LineRow[], language: Language): Promise<Bill[]> {
  const ids = [...new Set(rows.map(({ other_id: id }) => id).filter((id) => id > 0))]
  const profiles = ids.length > 0 ? await findUsers(db, ids) : new Map<number, { nick_name: string }>()
  const names = new Map([...profiles].map(([id, { nick_name: name }]) => [id, name]))
  return rows.map((row) => presentBill(row, language, names))
}

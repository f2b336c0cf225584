import { type CoinCode, coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { monthSpan, zoneNamed } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import {
  type LineFilter,
  type LineRow,
  type LineSums,
  listAccounts,
  presentBill,
  purposesOf,
  sumLines,
  sumSpan,
} from '../../ledger/index.ts'
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
  /** The zone that counts it. */
  readonly timeZone: string
  /** What is looked for; '' for everything. */
  readonly keyword: string
}

/** An account whose lines are shown, and the coin they are counted in. */
export interface LineAccount {
  readonly id: number
  readonly coin: CoinCode
}

/** The accounts of a member whose lines belong to a coin. */
export async function accountsOf(db: Db, userId: number, coin: CoinCode | ''): Promise<readonly LineAccount[]> {
  const coins = new Map((coin === '' ? coinCodes : [coin]).flatMap((each) => purposesOf(each).map((of) => [of, each])))
  return (await listAccounts(db, userId)).flatMap(({ id, purpose }) => {
    const of = coins.get(purpose)
    return of === undefined ? [] : [{ id, coin: of }]
  })
}

export const signOf = { '': 0, in: 1, out: -1 } as const

/** The instants a month of a zone begins and ends at; all of time for ''. */
export function monthBounds(month: string, timeZone: string): { sinceMs: number; untilMs: number } {
  if (month === '') return { sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
  const { startMs, endMs } = monthSpan(month, timeZone)
  return { sinceMs: startMs, untilMs: endMs }
}

/** The accounts, directions, kinds and instants that a question leaves. */
export async function filterOf(
  { db, caller }: Pick<CallContext<'bearer'>, 'db' | 'caller'>,
  { coin, direction, billType, month, timeZone }: LineQuestion,
): Promise<Omit<LineFilter, 'accountIds'> & { readonly accounts: readonly LineAccount[] }> {
  const accounts = await accountsOf(db, caller.userId, coin)
  return { accounts, sign: signOf[direction], billType, ...monthBounds(month, timeZone) }
}

/** The zone a reader counts months in (S-152), the platform's where none is named; refuses a name that is none. */
export const zoneOfReader = ({ settings }: Pick<CallContext<'bearer'>, 'settings'>, name?: string): string =>
  name === undefined ? settings.TIME_ZONE : (zoneNamed(name) ?? refuseField('time_zone'))

/** What the lines in both directions come to. Months of the platform are summed up as lines are booked; those of another zone are added here. */
export const sumsOf = (
  { db, settings }: Pick<CallContext<'bearer'>, 'db' | 'settings'>,
  { month, timeZone }: Pick<LineQuestion, 'month' | 'timeZone'>,
  { accountIds, ...filter }: LineFilter,
): Promise<LineSums> =>
  month === '' || timeZone === settings.TIME_ZONE
    ? sumLines(db, { accountIds, billType: filter.billType, month })
    : sumSpan(db, accountIds, filter)

/** Lines as their member reads them, with what they are about. */
export async function presentLines(
  { domains }: Pick<WalletDeps, 'domains'>,
  reader: BillReader,
  rows: readonly LineRow[],
): Promise<Bill[]> {
  const subjects = await findSubjects(domains, reader, rows)
  return rows.map((row) => presentBill(row, reader.language, subjects.get(row.id)))
}

import type { PrintedDocument } from '../../../platform/documents/document.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { listLinesById, searchLines } from '../../ledger/index.ts'
import type { WalletDeps } from '../deps.ts'
import type { BillReader } from '../needs.ts'
import { filterOf, presentLines } from './lines.ts'
import { listOutside } from './outside.ts'
import { receiptDocument } from './receipt-document.ts'

type ReceiptReader = BillReader & Pick<CallContext<'bearer'>, 'settings' | 'clock'>

/** The most lines of one record that are printed. */
const most = 50

/** All of time. */
const always = { sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER } as const

const everything = { coin: '', direction: '', billType: '', month: '', timeZone: '', keyword: '' } as const

/** The receipt of an order or record of the reader's; undefined where nothing of theirs has the number. What was paid outside of the wallets
 *  is on it also where the order moved something in them: gold that came with it, or a refund to the balance. */
export async function readReceipt(
  { domains }: Pick<WalletDeps, 'domains'>,
  reader: ReceiptReader,
  number: string,
): Promise<PrintedDocument | undefined> {
  const { db, language, settings, clock } = reader
  const { accounts, ...filter } = await filterOf(reader, everything)
  const ids = await searchLines(
    db,
    { ...filter, accountIds: accounts.map(({ id }) => id) },
    { amounts: accounts.map(() => null), otherIds: [], numbers: [number] },
  )
  const bills = await presentLines({ domains }, reader, await listLinesById(db, ids.slice(0, most)))
  const outside = await listOutside({ domains }, reader, { ...always, number })
  if (bills.length + outside.length === 0) return undefined
  const { money_name: moneyName } = await domains.session.platform()
  const frame = { number, language, timeZone: settings.TIME_ZONE, moneyName, nowMs: clock() }
  return receiptDocument(bills.toReversed(), outside, frame)
}

import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { printPdf } from '../../../../platform/documents/print.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { listLinesById, searchLines } from '../../../ledger/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { filterOf, presentLines } from '../lines.ts'
import { receiptDocument } from '../receipt-document.ts'

/** The most lines of one record that are printed. */
const most = 50

const everything = { coin: '', direction: '', billType: '', month: '', keyword: '' } as const

/** What an order or record did to the caller's wallets as PDF, printed of what is booked; refuses 4002 where nothing of theirs has the number. */
export const getReceipt =
  (deps: WalletDeps): Handler<typeof overviewCalls.getReceipt> =>
  async (context, { number }) => {
    const { db, language, settings, clock } = context
    const { accounts, ...filter } = await filterOf(context, everything)
    const ids = await searchLines(
      db,
      { ...filter, accountIds: accounts.map(({ id }) => id) },
      { amounts: accounts.map(() => null), otherIds: [], numbers: [number] },
    )
    if (ids.length === 0) return refuse('notFound')
    const bills = await presentLines(deps, context, await listLinesById(db, ids.slice(0, most)))
    const { money_name: moneyName } = await deps.domains.session.platform()
    const frame = { number, language, timeZone: settings.TIME_ZONE, moneyName, nowMs: clock() }
    return { pdf: (await printPdf(receiptDocument(bills.toReversed(), frame))).toString('base64') }
  }

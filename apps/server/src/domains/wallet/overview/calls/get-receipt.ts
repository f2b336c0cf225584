import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { printPdf } from '../../../../platform/documents/print.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { listLinesById, searchLines } from '../../../ledger/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { filterOf, presentLines } from '../lines.ts'
import { listOutside } from '../outside.ts'
import { receiptDocument } from '../receipt-document.ts'

/** The most lines of one record that are printed. */
const most = 50

/** All of time. */
const always = { sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER } as const

const everything = { coin: '', direction: '', billType: '', month: '', keyword: '' } as const

/** What an order or record did to the caller's wallets as PDF, printed of what is booked, or an order that was paid outside of them; refuses 4002 where nothing of theirs has the number. */
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
    const bills = await presentLines(deps, context, await listLinesById(db, ids.slice(0, most)))
    const outside = ids.length === 0 ? await listOutside(deps, context, { ...always, number }) : []
    if (bills.length + outside.length === 0) return refuse('notFound')
    const { money_name: moneyName } = await deps.domains.session.platform()
    const frame = { number, language, timeZone: settings.TIME_ZONE, moneyName, nowMs: clock() }
    return { pdf: (await printPdf(receiptDocument(bills.toReversed(), outside, frame))).toString('base64') }
  }

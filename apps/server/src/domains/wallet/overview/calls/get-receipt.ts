import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { printPdf } from '../../../../platform/documents/print.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { WalletDeps } from '../../deps.ts'
import { readReceipt } from '../read-receipt.ts'

/** What an order or record did to the caller's wallets, and what of it was paid outside of them, as PDF, printed of what is booked; refuses 4002
 *  where nothing of theirs has the number. */
export const getReceipt =
  (deps: WalletDeps): Handler<typeof overviewCalls.getReceipt> =>
  async (context, { number }) => {
    const receipt = (await readReceipt(deps, context, number)) ?? refuse('notFound')
    return { pdf: (await printPdf(receipt, context)).toString('base64') }
  }

import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import type { WalletDeps } from '../../deps.ts'
import { newNumber } from '../../numbers.ts'
import { movesOf } from '../moves.ts'
import { presentConversion } from '../present.ts'
import { insertConversion, takeQuote } from '../queries/conversions.ts'
import { hasTerms } from '../queries/pairs.ts'

/** Converts as quoted. A quote is taken out of the store with its use, so it stands for one conversion for ever; one that is over, used,
 *  somebody else's, for something else, or older than the pair's terms is 7025. */
export const convert =
  (deps: WalletDeps): Handler<typeof conversionCalls.convert> =>
  async (context, { from, to, amount: typed, quote_id: quoteId }) => {
    const { db: tx, caller, clock, language } = context
    const amount = parseMinor(typed, coinScale[from]) ?? refuseField('amount')
    const quote = (await takeQuote(tx, caller.userId, quoteId, clock())) ?? refuse('conversionUnavailable')
    if (quote.from_coin !== from || quote.to_coin !== to || BigInt(quote.amount) !== amount)
      refuse('conversionUnavailable')
    if (!(await hasTerms(tx, from, to, quote.pair_version))) refuse('conversionUnavailable')
    const row = await insertConversion(tx, quote, { order_no: newNumber(context, 'conversion'), created_ms: clock() })
    await deps.ledger.move(tx, {
      kind: 'convert',
      key: `convert:${quoteId}`,
      bizNo: row.order_no,
      moves: movesOf(row, caller.userId),
    })
    const wallets = await deps.ledger.wallets(tx, caller.userId, language)
    return {
      record: presentConversion(row),
      wallets: wallets.filter(({ coin_code: coin }) => coin === from || coin === to),
    }
  }

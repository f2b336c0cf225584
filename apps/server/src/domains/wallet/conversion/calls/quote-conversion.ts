import { randomBytes } from 'node:crypto'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor, formatRate, parseMinor } from '@cliffhanger/rules/money.ts'
import { quoteConversion as decideQuote, quoteMs } from '@cliffhanger/rules/wallet/conversion.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { insertQuote } from '../queries/conversions.ts'
import { findOpenPair } from '../queries/pairs.ts'

/** What a conversion would bring; the quote is kept, because what was shown is what gets booked. */
export const quoteConversion: Handler<typeof conversionCalls.quoteConversion> = async (
  { db, caller, clock },
  { from, to, amount: typed },
) => {
  const amount = parseMinor(typed, coinScale[from]) ?? refuseField('amount')
  const pair = (await findOpenPair(db, from, to)) ?? refuse('conversionUnavailable')
  const rate = BigInt(pair.rate)
  const terms = {
    from,
    to,
    rate,
    feeRate: BigInt(pair.fee_rate),
    min: BigInt(pair.min_amount),
    max: BigInt(pair.max_amount),
  }
  const { fee, receive } = decideQuote(terms, amount) ?? refuse('amountOutOfRange')
  const id = randomBytes(16).toString('base64url')
  const nowMs = clock()
  const expiresMs = nowMs + quoteMs
  await db.transaction((tx) =>
    insertQuote(
      tx,
      {
        id,
        user_id: caller.userId,
        from_coin: from,
        to_coin: to,
        amount: amount.toString(),
        fee: fee.toString(),
        receive: receive.toString(),
        rate: pair.rate,
        pair_version: pair.version,
        expires_ms: expiresMs,
      },
      nowMs,
    ),
  )
  return {
    quote_id: id,
    rate: formatRate(rate),
    fee: formatMinor(fee, coinScale[from]),
    receive: formatMinor(receive, coinScale[to]),
    expire_time: toSeconds(expiresMs),
  }
}

import { type PlanTerms, quoteRecharge, type RechargeQuote } from '@cliffhanger/rules/wallet/recharge-quote.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { type Conditions, readConditions } from './conditions.ts'
import { type OpenChannel, openChannel } from './open-channels.ts'
import { type ChannelRow, findChannelRow } from './queries/channels.ts'
import type { PlanRow } from './queries/plans.ts'
import type { RechargeTerms } from './queries/recharges.ts'

export const planTerms = (plan: PlanRow): PlanTerms => ({
  amount: BigInt(plan.amount),
  coin: plan.coin_code,
  receive: BigInt(plan.receive_amount),
})

/** What is wanted of a channel, and by it now. */
export interface Arrangement {
  readonly channel: OpenChannel
  readonly conditions: Conditions
  readonly quote: RechargeQuote
  readonly terms: RechargeTerms
}

/** How an amount or a plan is paid by a channel now; refuses 4002, 7005, 7029 and, where the platform does not take it in, 7031. */
export async function arrange(
  deps: PaymentDeps,
  db: Db,
  platformId: number,
  wanted: bigint | PlanTerms,
): Promise<Arrangement> {
  const conditions = await readConditions(db, deps.domains)
  const row = (await findChannelRow(db, platformId)) ?? refuse('notFound')
  if (!conditions.isOpen || (row.kind === 'usdt' && !conditions.isUsdtOpen)) refuse('serviceNotOpen')
  const channel = openChannel(deps, row, conditions) ?? refuse('channelUnavailable')
  if (!channel.orderTypes.includes('recharge')) refuse('channelUnavailable')
  const outcome = quoteRecharge(wanted, { ...conditions, limits: channel.limits, feeRate: channel.feeRate })
  if (!outcome.ok) return refuse(outcome.refusal)
  return { channel, conditions, quote: outcome.quote, terms: await termsOf(deps, db, row, outcome.quote) }
}

/** What is paid with, how much, and where. */
async function termsOf(deps: PaymentDeps, db: Db, row: ChannelRow, quote: RechargeQuote): Promise<RechargeTerms> {
  const provider = deps.providers.get(row.provider) ?? refuse('channelUnavailable')
  const both = {
    platform_id: row.id,
    kind: row.kind,
    provider: row.provider,
    receive_amount: quote.receive.toString(),
    fee: quote.fee.toString(),
  }
  if (provider.mode === 'online')
    return {
      ...both,
      pay_currency: provider.currency.toUpperCase(),
      pay_amount: quote.amount.toString(),
      collect: null,
    }
  const { collect, payCurrency, payAmount } =
    (await provider.instruct(db, row, quote.amount)) ?? refuse('channelUnavailable')
  return { ...both, pay_currency: payCurrency, pay_amount: payAmount.toString(), collect }
}

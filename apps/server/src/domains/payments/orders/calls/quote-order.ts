import type { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { orderTypes, type PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { formatMinor, type Minor, parseMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import { findPaymentPassword } from '../../../wallet/index.ts'
import type { OrderDeps } from '../../deps.ts'
import { readConditions } from '../../recharge/conditions.ts'
import { listOpenChannels, presentChannel } from '../../recharge/open-channels.ts'

type Row = typeof orderCalls.quoteOrder

/** What something would cost (V-23, V-24). Changes nothing; a kind nobody sells here yet is none (4002). */
export const quoteOrder =
  (deps: OrderDeps): Handler<Row> =>
  async (context, input) => {
    const { db, caller, language } = context
    const { userId } = caller
    const kind = deps.quoted[input.order_type] ?? refuse('notFound')
    const numbers = idsOf(input.numbers)
    const question = {
      targetId: input.target_id,
      number: input.number,
      ...(numbers.length > 0 && { numbers }),
      ...(input.variant_id !== undefined && { variantId: input.variant_id }),
      userId,
      language,
    }
    const offer = (await kind.quote(db, question)) ?? refuse('notFound')
    const total = offer.price * BigInt(offer.number)
    const purchase = { userId, orderType: input.order_type, coin: offer.coin, total }
    const ids = idsOf(input.coupon_ids)
    if (ids.length > 0 && !kind.takesCoupons) refuse('couponNotUsable')
    const { discount } = ids.length > 0 ? await deps.coupons.quote(db, purchase, ids) : { discount: 0n }
    const coupons = kind.takesCoupons ? await deps.coupons.listUsable(db, purchase, language) : []
    const wallets = await deps.ledger.wallets(db, userId, language)
    const write = (minor: Minor) => formatMinor(minor, coinScale[offer.coin])
    const pay = total - discount
    const mine = wallets.find(({ coin_code: coin }) => coin === offer.coin)
    const balance = parseMinor(mine?.balance ?? '0', coinScale[offer.coin]) ?? 0n
    return {
      title: offer.title,
      cover: publicAddress(context, offer.cover),
      coin_code: offer.coin,
      price: write(offer.price),
      number: offer.number,
      total: write(total),
      discount: write(discount),
      pay_amount: write(pay),
      coupons,
      wallets,
      platforms: await platformsFor(deps, context, input.order_type),
      is_set_pass: flagOf((await findPaymentPassword(db, userId)) !== undefined),
      limit_left: offer.limitLeft,
      stock: offer.stock,
      address: offer.address ?? null,
      ...(offer.money !== undefined && { money_price: formatMinor(offer.money, coinScale.money) }),
      balance_after: kind.takesBalance && balance >= pay ? write(balance - pay) : '',
    }
  }

/** Coupons or episodes as they stand in a query; the same one twice is one. */
const idsOf = (list = ''): number[] => (list === '' ? [] : [...new Set(list.split(',').map(Number))])

/** Channels open for orders of this type; what makes no payment order is paid from a wallet. */
async function platformsFor(
  deps: OrderDeps,
  context: CallContext<'bearer'>,
  purchase: Parameters<Handler<Row>>[1]['order_type'],
): Promise<PayPlatform[]> {
  const type = orderTypes.find((each) => each === purchase)
  if (!type) return []
  const open = await listOpenChannels(deps, context.db, await readConditions(context.db, deps.domains), type)
  return open.map((channel) => presentChannel(context, channel))
}

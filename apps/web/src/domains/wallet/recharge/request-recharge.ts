import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'
import type { ExpressOrder } from '../express/express-checkout.tsx'
import { forgetAbout } from '../wallet-answers.ts'
import { rememberPayAddress } from './pay-address.ts'

/** The way to pay that this device used last, where it is still among these. */
export const lastChannel = (channels: readonly PayPlatform[]): PayPlatform | undefined => {
  const last = Number(readStored('pay-channel'))
  return channels.find(({ id }) => id === last)
}

/** A plan, or an amount of money. */
export type Wanted = { readonly plan_id: number } | { readonly amount: string }

/** What a member wants and how they pay it, in their own terms. */
export const rechargeIntent = (what: Wanted, { id }: PayPlatform): string =>
  `${'plan_id' in what ? `plan ${what.plan_id}` : what.amount} ${id}`

/** Orders a plan or an amount by a way to pay; answers the number of the order. */
export const requestRecharge = async (what: Wanted, channel: PayPlatform): Promise<string> => {
  const intent = rechargeIntent(what, channel)
  const request = { ...what, platform_id: channel.id }
  const { order, pay_url } = await payOnce(rechargeCalls.requestRecharge, intent, request)
  if (pay_url !== undefined) rememberPayAddress(order.order_no, pay_url)
  writeStored('pay-channel', String(channel.id))
  await forgetAbout('recharge')
  return order.order_no
}

/** The same, to be paid with the wallet of the phone. */
export const requestExpressRecharge = async (what: Wanted, channel: PayPlatform): Promise<ExpressOrder> => {
  const request = { ...what, platform_id: channel.id, express: 1 } as const
  const intent = `express ${rechargeIntent(what, channel)}`
  const { order, pay_secret: secret = '' } = await payOnce(rechargeCalls.requestRecharge, intent, request)
  await forgetAbout('recharge')
  return { orderNo: order.order_no, secret }
}

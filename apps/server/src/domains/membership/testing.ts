import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { expect, vi } from 'vitest'
import type { Member } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'
import { payPassword } from '../../testing/wallet.ts'
import { type OnlineWorld, soon } from '../payments/providers/testing.ts'
import { orderOf, pay } from '../payments/recharge/testing.ts'
import { insertPlan, type NewPlan } from './queries/plans.ts'

/** A plan on sale: VIP for 30 days at 30.00. */
export const newPlan = async ({ context }: TestServer, more: Partial<NewPlan> = {}): Promise<number> =>
  (
    await insertPlan(
      context.db,
      {
        names: { en: 'Month', 'zh-CN': '月卡' },
        vip_type: 1,
        days: 30,
        price: '3000',
        original_price: '4000',
        coin_code: 'money',
        gift_gold: '0',
        limit_number: 0,
        is_hot: false,
        sort: 0,
        is_open: true,
        ...more,
      },
      context.clock(),
    )
  ).id

export const order = (
  server: TestServer,
  who: Member,
  planId: number,
  couponIds: readonly number[] = [],
  key: string = randomUUID(),
) =>
  server.call(
    membershipCalls.buyVip,
    { plan_id: planId, ...(couponIds.length > 0 && { coupon_ids: [...couponIds] }) },
    { token: who.token, key, language: 'en' },
  )

/** Orders a plan, which has to go well; answers the number of the order. */
export async function ordered(server: TestServer, who: Member, planId: number, couponIds: readonly number[] = []) {
  const { code, data } = await order(server, who, planId, couponIds)
  if (code !== 200) throw new Error(`an order was refused: ${code}`)
  return data.order.order_no
}

export const payByBalance = (server: TestServer, who: Member, orderNo: string, key: string = randomUUID()) =>
  pay(server, who, orderNo, { pay_type: 'balance', pay_password: payPassword }, key)

/** Orders and pays a plan, which has to go well. */
export async function buy(server: TestServer, who: Member, planId: number): Promise<string> {
  const orderNo = await ordered(server, who, planId)
  const { code } = await payByBalance(server, who, orderNo)
  if (code !== 200) throw new Error(`a payment was refused: ${code}`)
  return orderNo
}

/** What a member is, and how many days that lasts from now on. */
export async function memberOf(server: TestServer, who: Member): Promise<{ vip_type: number; days: number }> {
  const { vip_type, vip_end_time } = await server.succeed(membershipCalls.listVipPlans, {}, { token: who.token })
  return { vip_type, days: vip_end_time === 0 ? 0 : Math.round((vip_end_time * 1000 - server.context.clock()) / dayMs) }
}

/** Orders a plan and goes to pay it online; answers its session at Stripe. */
export async function begunOnline({ server, stripe }: OnlineWorld, who: Member, planId: number, card: number) {
  const orderNo = await ordered(server, who, planId)
  const chosen = await pay(server, who, orderNo, { pay_type: 'channel', platform_id: card })
  const session = [...stripe.sessions.values()].find(({ client_reference_id: no }) => no === orderNo)
  if (!session || session.url !== chosen.data.pay_url) throw new Error('Stripe was not asked')
  return { orderNo, session }
}

/** Pays it, and waits until it is settled; `payment`: its number at Stripe. */
export async function settledOnline(world: OnlineWorld, who: Member, planId: number, card: number) {
  const { orderNo, session } = await begunOnline(world, who, planId, card)
  world.stripe.paySession(session.id)
  await world.notify(session)
  await vi.waitFor(async () => expect((await orderOf(world.server, who, orderNo)).order.state).toBe(1), soon)
  return { orderNo, session, payment: session.payment_intent?.id ?? '' }
}

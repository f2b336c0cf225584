import { randomUUID } from 'node:crypto'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { Member } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'
import { payPassword } from '../../testing/wallet.ts'
import { pay } from '../wallet/recharge/testing.ts'
import { insertPlan, type NewPlan } from './queries/plans.ts'

export const dayMs = 86_400_000

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

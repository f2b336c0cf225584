import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { expect } from 'vitest'
import { payPassword } from '../../../testing/wallet.ts'
import { action, cents, command, memberOf } from './command.ts'
import { nth, remove, withdrawalCode, withdrawalFee } from './model.ts'

export const withdraw = (who: number, amount: bigint) =>
  command(`withdraw(${who}, ${amount})`, async (model, world) => {
    const member = memberOf(model, who)
    const today = world.day()
    const form = { amount: cents(amount), account_id: world.member(who).accountId, pay_password: payPassword }
    const code = withdrawalCode(member, amount, today)
    const reply = await action(model, world, who, withdrawalCalls.requestWithdrawal, form, code)
    if (!reply) return
    const fee = withdrawalFee(member, amount)
    expect(reply.withdraw).toMatchObject({ fee: cents(fee), arrive_amount: cents(amount - fee), state: 1 })
    member.purse.money -= amount
    member.withdrawals.push({ id: reply.withdraw.id, amount, day: today })
    member.counted.push(today)
    expect(reply.balance).toBe(cents(member.purse.money))
  })

/** How an open withdrawal ends: taken back, denied, or paid out. */
export const endWithdrawal = (who: number, index: number, how: 'cancel' | 'deny' | 'pay') =>
  command(
    `${how}(${who}, ${index})`,
    async (model, world) => {
      const member = memberOf(model, who)
      const open = nth(member.withdrawals, index)
      if (!open) return
      const { id } = open
      if (how === 'cancel') await action(model, world, who, withdrawalCalls.checkOrCancelWithdrawal, { id }, 200)
      if (how === 'deny')
        expect(
          await world.operate(withdrawalOperatorCalls.denyWithdrawal, { id, reason: 'not this one' }),
        ).toMatchObject({
          code: 200,
        })
      if (how === 'pay') {
        const { approveWithdrawal, takePayout, finishPayout } = withdrawalOperatorCalls
        expect(await world.operate(approveWithdrawal, { id })).toMatchObject({ code: 200 })
        expect((await world.as(who, withdrawalCalls.checkOrCancelWithdrawal, { id })).code).toBe(4003)
        expect(await world.operate(takePayout, { id })).toMatchObject({ code: 200 })
        expect(await world.operate(finishPayout, { id, reference: `paid ${id}` })).toMatchObject({ code: 200 })
      }
      remove(member.withdrawals, open)
      if (how === 'pay') return
      member.purse.money += open.amount
      remove(member.counted, open.day)
    },
    (model) => memberOf(model, who).withdrawals.length > 0,
  )

export const recharge = (who: number, amount: bigint) =>
  command(`recharge(${who}, ${amount})`, async (model, world) => {
    const wanted = { platform_id: world.bank, amount: cents(amount) }
    const code = amount < 1000n ? 7005 : 200
    const reply = await action(model, world, who, rechargeCalls.requestRecharge, wanted, code)
    if (!reply) return
    memberOf(model, who).recharges.push({ orderNo: reply.order.order_no, id: reply.recharge.id, amount })
  })

/** How a pending recharge ends: approved, denied, or cancelled by its member; `pay` only chooses its channel again. */
export const endRecharge = (who: number, index: number, how: 'approve' | 'denyRecharge' | 'cancelOrder' | 'pay') =>
  command(
    `${how}(${who}, ${index})`,
    async (model, world) => {
      const member = memberOf(model, who)
      const pending = nth(member.recharges, index)
      if (!pending) return
      const { id, orderNo: order_no } = pending
      if (how === 'pay') {
        const form = { order_no, pay_type: 'channel', platform_id: world.bank } as const
        await action(model, world, who, orderCalls.payOrder, form, 200)
        return
      }
      if (how === 'cancelOrder')
        await action(model, world, who, orderCalls.payOrder, { order_no, action: 'cancel' }, 200)
      if (how === 'approve')
        expect(await world.operate(paymentOperatorCalls.approveRecharge, { id })).toMatchObject({ code: 200 })
      if (how === 'denyRecharge')
        expect(await world.operate(paymentOperatorCalls.denyRecharge, { id, reason: 'not this one' })).toMatchObject({
          code: 200,
        })
      remove(member.recharges, pending)
      if (how === 'approve') member.purse.money += pending.amount
      const late = await world.operate(paymentOperatorCalls.approveRecharge, { id })
      expect(late.code).toBe(4003)
    },
    (model) => memberOf(model, who).recharges.length > 0,
  )

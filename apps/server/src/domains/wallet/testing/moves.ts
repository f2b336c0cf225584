import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { expect } from 'vitest'
import { payPassword } from '../../../testing/wallet.ts'
import { action, cents, command, memberOf, whole } from './command.ts'
import { goldFor, terms } from './model.ts'

const restartsMost = 5
let restarts = 0

export const give = (who: number, coin: 'money' | 'gold' | 'point', amount: bigint) =>
  command(`give(${who}, ${coin}, ${amount})`, async (model, world) => {
    await world.give(who, coin, coin === 'money' ? cents(amount) : whole(amount))
    memberOf(model, who).purse[coin === 'gold' ? 'granted' : coin] += amount
  })

export const transfer = (who: number, to: number, coin: 'money' | 'gold', amount: bigint) =>
  command(`transfer(${who}, ${to}, ${coin}, ${amount})`, async (model, world) => {
    const [from, other] = [memberOf(model, who).purse, memberOf(model, to).purse]
    const part = coin === 'gold' ? 'bought' : 'money'
    const code = who === to ? 7010 : from[part] < amount ? 7001 : 200
    const text = coin === 'gold' ? whole(amount) : cents(amount)
    const form = { to_user_id: world.member(to).userId, coin_code: coin, amount: text, pay_password: payPassword }
    if (!(await action(model, world, who, transferCalls.transfer, form, code))) return
    from[part] -= amount
    other[part] += amount
  })

export const convert = (who: number, from: 'money' | 'point', amount: bigint) =>
  command(`convert(${who}, ${from}, ${amount})`, async (model, world) => {
    const { purse } = memberOf(model, who)
    const receive = goldFor(from, amount)
    const form = { from, to: 'gold', amount: from === 'money' ? cents(amount) : whole(amount) } as const
    const quote = await world.as(who, conversionCalls.quoteConversion, form)
    expect(quote.code).toBe(receive === 0n ? 7005 : 200)
    if (quote.code !== 200) return
    expect(quote.data).toMatchObject({ receive: whole(receive), fee: from === 'money' ? '0.00' : '0' })
    const requested = { ...form, quote_id: quote.data.quote_id, pay_password: payPassword }
    const code = purse[from] < amount ? 7001 : 200
    if (!(await action(model, world, who, conversionCalls.convert, requested, code))) return
    purse[from] -= amount
    purse[from === 'money' ? 'bought' : 'granted'] += receive
  })

export const treasure = (who: number, way: 'in' | 'out', amount: bigint) =>
  command(`treasure(${who}, ${way}, ${amount})`, async (model, world) => {
    const { purse } = memberOf(model, who)
    const row = way === 'in' ? treasureCalls.moveToTreasure : treasureCalls.moveFromTreasure
    const code = purse[way === 'in' ? 'money' : 'treasure'] < amount ? 7001 : 200
    const reply = await action(model, world, who, row, { amount: cents(amount), pay_password: payPassword }, code)
    if (!reply) return
    const sign = way === 'in' ? 1n : -1n
    purse.money -= sign * amount
    purse.treasure += sign * amount
    expect([reply.balance, reply.treasure.balance]).toEqual([cents(purse.money), cents(purse.treasure)])
  })

export const claim = (who: number) =>
  command(`claim(${who})`, async (model, world) => {
    const member = memberOf(model, who)
    const code = member.purse.point < terms.couponPoints ? 7001 : 200
    const reply = await action(model, world, who, couponCalls.claimCoupon, { coupon_id: world.couponId }, code)
    if (!reply) return
    member.purse.point -= terms.couponPoints
    member.coupons++
    expect(reply.balance).toBe(whole(member.purse.point))
  })

export const redeem = (who: number, coin: 'money' | 'gold' | 'point') =>
  command(`redeem(${who}, ${coin})`, async (model, world) => {
    const code = await world.newCode(coin, '3')
    await action(model, world, who, couponCalls.redeemCode, { code }, 200)
    const { purse } = memberOf(model, who)
    purse[coin === 'gold' ? 'granted' : coin] += coin === 'money' ? 300n : 3n
  })

/** S-110: the same key again has the first answer and does nothing. */
export const repeat = (who: number) =>
  command(
    `repeat(${who})`,
    async (model) => {
      const { answered } = memberOf(model, who)
      expect(await answered?.again()).toMatchObject({ code: 200, data: answered?.data })
    },
    (model) => memberOf(model, who).answered !== undefined,
  )

/** S-110: the same key for something else is refused and does nothing. */
export const otherBody = (who: number) =>
  command(
    `otherBody(${who})`,
    async (model) => {
      expect(await memberOf(model, who).answered?.otherwise?.()).toMatchObject({ code: 4008 })
    },
    (model) => memberOf(model, who).answered?.otherwise !== undefined,
  )

/** Time goes on, and what waits for it happens: pending recharges are cancelled. */
export const wait = (name: 'day' | 'quarter', ms: number) =>
  command(name, async (model, world) => {
    world.advance(ms)
    await world.tend()
    for (const member of model.members) {
      member.recharges.length = 0
      if (name === 'day') member.answered = undefined
    }
  })

export const restart = () =>
  command(
    'restart',
    async (_model, world) => {
      restarts++
      await world.restart()
    },
    () => restarts < restartsMost,
  )

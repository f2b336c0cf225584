import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import type { OrderType } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { agreeTo, operatorToken, reason } from './operator.ts'
import { callPlatform, type Person } from './platform.ts'
import { otherOperator, payPassword } from './wallet.ts'

/** A bank transfer that members can pay by, with a name of its own. */
export async function openBankChannel(name: string, orderTypes: readonly OrderType[] = ['recharge']): Promise<number> {
  const form = {
    name,
    icon_key: '',
    kind: 'bank',
    usdt_id: 0,
    min_amount: '10.00',
    max_amount: '20000.00',
    quick_amounts: ['50.00', '200.00'],
    fee_rate: '0',
    order_types: orderTypes,
    sort: 1,
    is_open: 1,
  } as const
  const { channel } = await callPlatform(
    channelOperatorCalls.saveChannel,
    { ...form, quick_amounts: [...form.quick_amounts], order_types: [...form.order_types], id: 0, reason },
    operatorToken(),
  )
  const { change } = await callPlatform(
    channelOperatorCalls.saveCollectAccount,
    {
      id: 0,
      platform_id: channel.id,
      bank_name: 'Bank of Journeys',
      account_name: 'Cliffhanger Ltd',
      account_no: '6222020200112233',
      qr_key: '',
      tip: 'Write the order number into the remark',
      is_open: 1,
      reason,
    },
    operatorToken(),
  )
  await agreeTo(change)
  return channel.id
}

/** A bank transfer that a journey has to itself; answers its name. */
export async function openOwnChannel(): Promise<string> {
  const name = `Transfer ${randomUUID().slice(0, 6)}`
  await openBankChannel(name)
  return name
}

/** Codes that give gold: one operator makes the batch, another one shows them. */
export async function makeCodes(
  gold: string,
  count: number,
  exporter: string | Promise<string> = otherOperator(),
): Promise<readonly string[]> {
  const { batch } = await callPlatform(
    codeOperatorCalls.createCodeBatch,
    {
      title: 'Journey',
      benefit_type: 'gold',
      benefit_value: gold,
      code_count: count,
      limit_number: 0,
      gold_days: 0,
      valid_type: '30d',
      reason,
    },
    operatorToken(),
  )
  const exported = await callPlatform(codeOperatorCalls.exportCodeBatch, { id: batch.id, reason }, await exporter)
  return exported.codes
}

/** Gives a person gold: redeems a code for them by a call, without the browser. */
export async function giveGold(person: Person, gold: string): Promise<void> {
  const [code = ''] = await makeCodes(gold, 1)
  await callPlatform(couponCalls.redeemCode, { code }, person.token)
}

/** Adds a bank card to withdraw to. */
export async function addBankCard(person: Person, cardNumber = '4111111111111111'): Promise<void> {
  const { list } = await callPlatform(withdrawalCalls.listBanks, {}, person.token)
  const card = { type: 'bank', real_name: 'Journey Member', bank_id: list[0]?.id ?? 0, card_no: cardNumber } as const
  await callPlatform(
    withdrawalCalls.addWithdrawAccount,
    { ...card, is_default: 1, pay_password: payPassword },
    person.token,
  )
}

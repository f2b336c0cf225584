import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import type { Page } from '@playwright/test'
import { operatorToken } from './operator.ts'
import { callPlatform, newPerson, type Person } from './platform.ts'
import { give, setPayPassword } from './wallet.ts'

/** Somebody who can pay. */
export async function newPayer(name: string, money: string): Promise<Person> {
  const person = await newPerson(name)
  await give(person, money)
  await setPayPassword(person)
  return person
}

/** Gives a person a coupon that takes 5.00 off a membership. */
export async function giveCoupon({ token }: Person): Promise<void> {
  const nowS = Math.floor(Date.now() / 1000)
  const { kind } = await callPlatform(
    couponOperatorCalls.createCouponKind,
    {
      name: `Five off ${nowS}`,
      type: 'discount_amount',
      coin_code: 'money',
      order_types: ['vip'],
      value: '5.00',
      min_spend: '20.00',
      price_point: '0',
      stock: 5,
      limit_number: 1,
      is_open: 1,
      start_time: nowS - 60,
      end_time: nowS + 86_400,
    },
    operatorToken(),
  )
  await callPlatform(couponCalls.claimCoupon, { coupon_id: kind.coupon_id }, token)
}

/** What stands of the own membership on its page. */
export const card = (page: Page) => page.getByRole('region', { name: 'My membership' })
/** The button that makes the order of the chosen plan. */
export const payFor = (page: Page, amount: string) =>
  page.getByRole('button', { name: new RegExp(String.raw`^(Pay|Continue) · \$${amount}`) })

/** Puts the one usable coupon on the order that is being made. */
export const useCoupon = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Coupons.*1 available/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Coupons' })
  await sheet.getByRole('button', { name: 'Use', exact: true }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
}

import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import { expect } from '@playwright/test'
import { test } from '../devices.ts'
import { operatorToken } from '../operator.ts'
import { makeCodes } from '../payments.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'
import { give, openWallet } from '../wallet.ts'

test('S-94: a code is redeemed once, however it is typed; too many wrong ones are too many', async ({ deviceOf }) => {
  const [code = ''] = await makeCodes('120', 1)
  const ann = await newPerson('Ann')
  const [phone, tablet] = [await deviceOf(ann), await deviceOf(ann)]
  await openWallet(tablet)
  await phone.goto(screenUrl('/pages/user/code'))
  const field = phone.getByRole('textbox', { name: 'Code' })
  const redeem = phone.getByRole('button', { name: 'Redeem', exact: true })
  await redeem.click({ force: true })
  await expect(field).toHaveAccessibleDescription('Enter a code')
  await field.fill(code.toLowerCase())
  await expect(field).toHaveValue(/^[0-9A-Z]{4}-[0-9A-Z]{4}-/)
  await redeem.click()
  const given = phone.getByRole('dialog', { name: 'Redeemed' })
  await expect(given).toContainText('+120 Gold')
  await given.getByRole('button', { name: 'OK' }).click()
  await expect(tablet.getByRole('link', { name: /^Gold.*120/ })).toBeVisible()

  const wrong = phone.getByText('Code is incorrect, already used or expired')
  const tooMany = phone.getByRole('alert').filter({ hasText: /too many/i })
  for (let tries = 0; tries < 12 && !(await tooMany.isVisible()); tries++) {
    await field.fill(`WRONGCODE${tries}`)
    await redeem.click()
    await expect(wrong.or(tooMany)).toBeVisible()
  }
  await expect(tooMany).toBeVisible()
})

test('S-93: a coupon is exchanged for points and stands among the unused ones', async ({ deviceOf }) => {
  const nowS = Math.floor(Date.now() / 1000)
  const name = `Journey ${nowS}`
  await callPlatform(
    couponOperatorCalls.createCouponKind,
    {
      name,
      type: 'gold_gift',
      coin_code: 'money',
      order_types: ['video'],
      value: '30',
      min_spend: '20.00',
      price_point: '40',
      stock: 5,
      limit_number: 1,
      is_open: 1,
      start_time: nowS - 60,
      end_time: nowS + 86_400,
    },
    operatorToken(),
  )
  const ann = await newPerson('Ann')
  const phone = await deviceOf(ann)
  await phone.goto(screenUrl('/pages/user/coupon'))
  await expect(phone.getByText('No coupons yet')).toBeVisible()
  await phone.getByRole('tab', { name: 'Available' }).click()
  const card = phone.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('Spend $20.00 or more')
  const exchange = card.getByRole('button', { name: 'Get for 40 Points' })
  const agree = phone.getByRole('dialog', { name }).getByRole('button', { name: 'OK' })
  await exchange.click()
  await agree.click()
  await expect(phone.getByText('Not enough balance')).toBeVisible()
  await give(ann, '100', 'point')
  await exchange.click()
  await agree.click()
  await expect(phone.getByText('Coupon claimed')).toBeVisible()
  await phone.getByRole('tab', { name: 'Unused' }).click()
  await expect(card.getByRole('link', { name: 'Use' })).toBeVisible()
})

import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { expect, test } from '@playwright/test'
import { because, button, consoleUrl, reply, signInToConsole } from '../console.ts'
import { listedDrama, openEpisode, sellDrama, watchFrames } from '../drama.ts'
import { signIn } from '../member.ts'
import { newOperator, operatorToken } from '../operator.ts'
import { giveGold } from '../payments.ts'
import { callPlatform, newPerson, type Person } from '../platform.ts'

test.describe.configure({ mode: 'serial', timeout: 420_000 })

const prices = { free_number: 1, coin_price: 60, whole_price: 0 }
let drama: VideoCard
let putBack: () => Promise<void>

test.beforeAll(async () => {
  drama = await listedDrama(await newPerson('Scout'))
  putBack = await sellDrama(drama, prices)
})
test.afterAll(() => putBack())

const goldOf = async ({ token }: Person): Promise<string | undefined> => {
  const { wallets } = await callPlatform(overviewCalls.getOverview, {}, token)
  return wallets.find(({ coin_code }) => coin_code === 'gold')?.balance
}

/** A coupon for episodes that its member has; answers its number. */
async function giveCoupon({ token }: Person, value: string, minSpend: string): Promise<number> {
  const nowS = Math.floor(Date.now() / 1000)
  const { kind } = await callPlatform(
    couponOperatorCalls.createCouponKind,
    {
      ...{ name: `Unlock ${value}`, type: 'discount_amount', coin_code: 'gold', order_types: ['video'] },
      ...{ value, min_spend: minSpend, price_point: '0', stock: -1, limit_number: 0, is_open: 1 },
      ...{ start_time: nowS - 60, end_time: nowS + 86_400 },
    },
    operatorToken(),
  )
  return (await callPlatform(couponCalls.claimCoupon, { coupon_id: kind.coupon_id }, token)).coupon.id
}

test('a coupon makes an unlock cheaper, and one that was used meanwhile is put back (S-93, V-24)', async ({ page }) => {
  const person = await newPerson('Saver')
  await giveGold(person, '200')
  const small = await giveCoupon(person, '20', '30')
  await giveCoupon(person, '90', '100')
  await signIn(page, person)
  await openEpisode(page, drama, 2)
  const sheet = page.getByRole('dialog', { name: 'Unlock ep 2' })
  await button(sheet, 'Coupons 1 available').click()
  const choice = page.getByRole('dialog', { name: 'Coupons' })
  await expect(choice.getByRole('article').filter({ hasText: '90 Gold off' }).getByRole('button')).toBeDisabled()
  await choice.getByRole('article').filter({ hasText: '20 Gold off' }).getByRole('button').click()
  await button(choice, 'Done').click()
  await expect(sheet).toContainText('Balance after: 160 Gold')
  await expect(button(sheet, 'Coupons −20 Gold')).toBeVisible()

  await callPlatform(unlockCalls.buyEpisodes, { video_id: drama.id, number: 3, coupon_ids: [small] }, person.token)
  await button(sheet, 'Unlock · 40 Gold').click()
  await expect(sheet.getByRole('alert')).toHaveText("That coupon can't be used anymore. This is the price without it.")
  expect(await goldOf(person)).toBe('160')
  await button(sheet, 'Unlock · 60 Gold').click()
  await watchFrames(page, 5)
  expect(await goldOf(person)).toBe('100')
})

test('an unlock that failed once too often waits for an operator, who pays it back (S-111)', async ({ page }) => {
  const person = await newPerson('Unlucky')
  await giveGold(person, '180')
  const failAll = async () => {
    for (const number of [2, 3, 4]) {
      await callPlatform(unlockCalls.buyEpisodes, { video_id: drama.id, number }, person.token)
      const failure = { video_id: drama.id, number, timeDetail: 0, seconds: 0, play_error: 'no segment' }
      await callPlatform(dramaCalls.reportWatch, failure, person.token)
    }
  }
  // The job looks every minute; five come back by themselves.
  await failAll()
  await expect.poll(() => goldOf(person), { timeout: 150_000 }).toBe('180')
  await failAll()
  await expect.poll(() => goldOf(person), { timeout: 150_000 }).toBe('120')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInToConsole(page, await newOperator())
  await page.goto(consoleUrl('/failed-unlocks'))
  const row = page.getByRole('row').filter({ hasText: person.userNo })
  await expect(row).toContainText('no segment')
  await button(row, 'Refund').click()
  await reply(page, 'Refund', because)
  await expect(row).toBeHidden()
  expect(await goldOf(person)).toBe('180')
})

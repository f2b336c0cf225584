import type { CallData } from '@cliffhanger/contract/call.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { PayPlatform, RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleOrder, exampleRecharge } from '../../../testing/examples.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { hideStripe, installStripe, type StripeStandIn } from '../../../testing/stripe-stand-in.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { TopUpForm } from './top-up-form.tsx'

const terms: CallData<typeof rechargeCalls.getRechargeTerms> = {
  wallets: [],
  min_amount: '1.00',
  max_amount: '5000.00',
  reward_threshold: '0',
  reward_coin: 'gold',
  reward_min: '0',
  reward_max: '0',
  text: '',
}
const bank: PayPlatform = {
  id: 1,
  name: 'Sea Bank',
  icon: '',
  kind: 'bank',
  mode: 'manual',
  min_amount: '1.00',
  max_amount: '5000.00',
  quick_amounts: [],
  fee_rate: '0.0000',
  order_types: ['recharge'],
  sort: 0,
  status: 1,
}
const card: PayPlatform = {
  ...bank,
  id: 2,
  name: 'Card',
  kind: 'online',
  mode: 'online',
  express: { key: 'pk_test', currency: 'usd' },
}
const planOf = (id: number, amount: string, gold: string): RechargePlan => ({
  id,
  name: `${gold} gold`,
  amount,
  coin_code: 'gold',
  receive_amount: gold,
  bonus_coin: 'gold',
  bonus_amount: '0',
  is_hot: 0,
  sort: id,
  status: 1,
})
const plans = [planOf(5, '9.99', '1000'), planOf(4, '4.99', '500'), planOf(3, '0.99', '10')]
const request = rechargeCalls.requestRecharge
const made: CallData<typeof request> = {
  order: { ...exampleOrder, order_no: 'R77' },
  recharge: {
    ...exampleRecharge,
    plan_id: 4,
    kind: 'online',
    amount: '4.99',
    receive_coin: 'gold',
    receive_amount: '500',
  },
  pay_secret: 'pi_secret',
}

let server: FakeServer
let stripe: StripeStandIn
const onOrder = vi.fn<(orderNo: string) => void>()
const byPhone = page.getByRole('button', { name: 'Phone Pay' })
const offer = (name: RegExp) => page.getByRole('radio', { name })

const show = (
  channels: readonly PayPlatform[] = [bank, card],
  language: ClientLanguage = 'en',
  wordEnough = (gold: bigint) => `Enough for ${gold}`,
) =>
  draw(
    <Sheet isOpen title="You need 60 more Gold" onClose={() => undefined}>
      <TopUpForm
        missing={60n}
        missingForAll={900n}
        wordEnough={wordEnough}
        conversion={undefined}
        plans={plans}
        groups={[{ name: 'Ways', list: channels }]}
        terms={terms}
        onMore={() => undefined}
        meanwhile={null}
        onOrder={onOrder}
      />
    </Sheet>,
    { language },
  )

beforeEach(async () => {
  localStorage.clear()
  onOrder.mockReset()
  server = await moneyServer({ money: '0', gold: '0' })
  server.answer(request, () => made)
  stripe = installStripe()
})

describe('the sheet that gets gold', () => {
  it('has the cheapest plan that is enough and the way used last chosen, and the button that pays in view', async () => {
    localStorage.setItem('cliffhanger.pay-channel', '2')
    await show()
    await expect.element(offer(/500.*Enough for 500/)).toHaveAttribute('aria-checked', 'true')
    await expect.element(offer(/^10 Gold/)).not.toBeInTheDocument()
    await expect.element(page.getByText('Card')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Pay · .*4\.99/ })).toBeInViewport()
  })

  it('says once what plans are enough for, where several are enough for the same', async () => {
    await show(undefined, 'en', () => 'Enough for the rest')
    await expect.element(offer(/500.*Enough for the rest/)).toBeVisible()
    expect(page.getByRole('radio').elements().length).toBeGreaterThan(1)
    expect(page.getByText('Enough for the rest').elements()).toHaveLength(1)
  })

  it('says once how long a payment takes', async () => {
    await show([{ ...bank, usual_minutes: 28 }])
    await expect.element(page.getByText('Pay, then upload your receipt.', { exact: true })).toBeVisible()
    expect(page.getByText(/\d+ min/).elements()).toHaveLength(1)
  })

  it('says before somebody pays that a payment is looked at first, where no way pays at once', async () => {
    const slow = page.getByText(/^Stay here and your episode unlocks automatically/)
    const { unmount } = await show([bank])
    await expect.element(slow).toBeVisible()
    await unmount()
    await show([bank, card])
    await expect.element(page.getByText('Card')).toBeVisible()
    await expect.element(slow).not.toBeInTheDocument()
  })

  it('offers the wallet of the phone first, with the amount of the plan, and makes no order before it is confirmed', async () => {
    await show()
    await expect.element(byPhone).toBeVisible()
    expect(stripe.keys).toEqual(['pk_test'])
    expect(stripe.amounts.at(-1)).toBe(499)
    await offer(/1,000/).click()
    await expect.poll(() => stripe.amounts.at(-1)).toBe(999)
    expect(server.requested(request)).toEqual([])
  })

  it('shows the sum that was chosen while the script was on its way', async () => {
    const restore = hideStripe()
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
    await show()
    await expect.poll(() => append).toHaveBeenCalled()
    const script = append.mock.calls.flat().find((one) => one instanceof HTMLScriptElement)
    await offer(/1,000/).click()
    restore()
    script?.dispatchEvent(new Event('load'))
    append.mockRestore()
    await expect.element(byPhone).toBeVisible()
    expect(stripe.amounts.at(-1)).toBe(999)
  })

  it('orders when it is confirmed, pays with the secret of the order, and goes on with that order', async () => {
    await show()
    await byPhone.click()
    await expect.poll(() => onOrder).toHaveBeenCalledExactlyOnceWith('R77')
    expect(server.requested(request)).toEqual([{ plan_id: 4, platform_id: 2, express: 1 }])
    expect(stripe.paid).toEqual([{ secret: 'pi_secret', returnUrl: expect.stringContaining('order_no=R77') }])
  })

  it('a card that was declined is said, and another try is the same order', async () => {
    stripe.problem = { type: 'card_error', message: 'Your card was declined.' }
    await show()
    await byPhone.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your card was declined.')
    expect(onOrder).not.toHaveBeenCalled()
    stripe.problem = undefined
    await byPhone.click()
    await expect.poll(() => onOrder).toHaveBeenCalledOnce()
    expect(server.requested(request)).toHaveLength(1)
  })

  it('what is not about the card leads to the order, which knows what became of it', async () => {
    stripe.problem = { type: 'api_connection_error' }
    await show()
    await byPhone.click()
    await expect.poll(() => onOrder).toHaveBeenCalledExactlyOnceWith('R77')
  })

  it('a server that refuses says so and pays nothing', async () => {
    server.refuse(request, 7029, null, 'This payment method is unavailable')
    await show()
    await byPhone.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(stripe.paid).toEqual([])
  })

  it('shows no place for it on a device without a wallet', async () => {
    stripe.hasWallet = false
    await show()
    await expect.poll(() => stripe.keys).toHaveLength(1)
    await expect.element(byPhone).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Pay · .*4\.99/ })).toBeVisible()
  })

  it.each([
    ['en', 'Pay', 'Continue'],
    ['vi', 'Thanh toán', 'Tiếp tục'],
    ['zh-CN', '支付', '下一步'],
    ['pt', 'Pagar', 'Continuar'],
  ] as const)(
    'pays where the money is taken at once, and goes on where it is sent by hand: %s',
    async (language, pays, goesOn) => {
      const button = (word: string) => page.getByRole('button', { name: new RegExp(`^${word} · .*4[.,]99`) })
      const { unmount } = await show([card], language)
      await expect.element(button(pays)).toBeVisible()
      await unmount()
      await show([bank], language)
      await expect.element(button(goesOn)).toBeVisible()
    },
  )

  it('does not start Stripe where no way to pay takes it', async () => {
    await show([bank])
    await expect.element(page.getByRole('button', { name: /^Continue · .*4\.99/ })).toBeVisible()
    expect(stripe.keys).toEqual([])
    expect(document.querySelector('script[src*="stripe.com"]')).toBeNull()
  })
})

import type { CallData } from '@cliffhanger/contract/call.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { PayPlatform, RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { removeStored } from '../../../platform/storage/storage.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleOrder, exampleRecharge } from '../../../testing/examples.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { pretendTouch } from '../../../testing/pointer.ts'
import { RechargeForm } from './recharge-form.tsx'

const terms: CallData<typeof rechargeCalls.getRechargeTerms> = {
  wallets: [],
  min_amount: '10.00',
  max_amount: '5000.00',
  reward_threshold: '100.00',
  reward_coin: 'gold',
  reward_min: '1',
  reward_max: '50',
  text: '',
}
const channel = (id: number, name: string, max: string): PayPlatform => ({
  id,
  name,
  icon: '',
  kind: 'bank',
  mode: 'manual',
  min_amount: '10.00',
  max_amount: max,
  quick_amounts: ['50.00'],
  fee_rate: '0.0000',
  order_types: ['recharge'],
  sort: 0,
  status: 1,
})
const both = [{ name: 'Bank', list: [channel(1, 'Sea Bank', '100.00'), channel(2, 'Land Bank', '5000.00')] }]
const plan: RechargePlan = {
  id: 5,
  name: 'Starter',
  amount: '200.00',
  coin_code: 'money',
  receive_amount: '200.00',
  bonus_coin: 'gold',
  bonus_amount: '20',
  is_hot: 1,
  sort: 0,
  status: 1,
}
const made: CallData<typeof rechargeCalls.requestRecharge> = {
  order: { ...exampleOrder, order_no: 'R77' },
  recharge: exampleRecharge,
}
let server: FakeServer

const amount = page.getByLabelText('Top-up amount')
const submit = page.getByRole('button', { name: /^Continue/ })
const keys = page.getByRole('group', { name: 'Number keys' })
const chooser = page.getByRole('button', { name: /^Payment method/ })
const way = (name: RegExp) => page.getByRole('button', { name })
/** Chooses a way in the sheet it is chosen in where keys have the page. */
const choose = async (name: RegExp): Promise<void> => {
  await chooser.click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}
const show = (groups = both, plans: readonly RechargePlan[] = []) =>
  draw(<RechargeForm terms={terms} plans={plans} groups={groups} />)
const request = rechargeCalls.requestRecharge

afterEach(() => vi.unstubAllGlobals())
beforeEach(async () => {
  removeStored('pay-channel')
  server = await moneyServer({ money: '0.00' })
  server.answer(request, () => made)
})

describe('a top-up', () => {
  it('says where there is no way to pay', async () => {
    await show([])
    await expect.element(page.getByText('No payment methods available')).toBeVisible()
  })

  it('looks as if it could not be asked for while the amount is missing or wrong, and says why', async () => {
    await show()
    await amount.fill('')
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await expect.element(submit).toHaveAccessibleDescription('Enter an amount')
    await amount.fill('9')
    await expect.element(submit).toHaveAccessibleDescription(/^Minimum .*10\.00/)
    await submit.click({ force: true })
    await expect.element(amount).toHaveAccessibleDescription(/^Minimum .*10\.00/)
    await amount.fill('10')
    await expect.element(submit).not.toHaveAttribute('aria-disabled')
    await expect.element(submit).not.toHaveAccessibleDescription()
    expect(server.requested(request)).toEqual([])
  })

  it('begins with a plan of the middle, and a way that takes it', async () => {
    await show(both, [{ ...plan, id: 4, name: 'Large', amount: '900.00' }, plan])
    await expect.element(way(/200\.00.*20 Gold.*Pay .*200\.00/)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(way(/Land Bank/)).toHaveAttribute('aria-pressed', 'true')
    await submit.click()
    await expect.poll(() => server.requested(request)).toEqual([{ plan_id: 5, platform_id: 2 }])
  })

  it('begins with the first way that takes the plan; an amount of one’s own is a page away', async () => {
    await show(both, [{ ...plan, amount: '90.00' }])
    await expect.element(way(/Sea Bank/)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Custom amount' }).click()
    await expect.poll(() => location.hash).toBe('#/pages/recharge/recharge?platform_id=1')
  })

  it('of one’s own is a page of keys where it is touched', async () => {
    await show()
    await expect.element(keys).toBeVisible()
    // The first key takes the place of what is suggested.
    await expect.element(amount).toHaveValue('50.00')
    await expect.element(submit).toMatchTextContent(/50\.00/)
    for (const name of ['7', '5']) await keys.getByRole('button', { name, exact: true }).click()
    await submit.click()
    await expect.poll(() => server.requested(request)).toEqual([{ amount: '75', platform_id: 1 }])
  })

  const own = { plan_id: 0, platform_id: 2, amount: '88.00', state: auditStates.transferred } as const

  it('of one’s own begins as the last that came: with its amount, by its way', async () => {
    const former = [{ ...own, amount: '70.00', platform_id: 1, state: auditStates.denied }, own]
    await draw(<RechargeForm terms={terms} plans={[]} groups={both} former={former} />)
    await expect.element(amount).toHaveValue('88.00')
    await expect.element(chooser.getByText('Land Bank no fee')).toBeVisible()
  })

  it('of one’s own marks the amount that stands there among those that are offered', async () => {
    await draw(<RechargeForm terms={terms} plans={[]} groups={both} former={[own]} />)
    await expect.element(way(/^.?88\b/)).toHaveAttribute('aria-pressed', 'true')
    await way(/^.?50\b/).click()
    await expect.element(way(/^.?50\b/)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(way(/^.?88\b/)).toHaveAttribute('aria-pressed', 'false')
  })

  it('S-100: of one’s own says what arrives where the way keeps a fee', async () => {
    const dear = { ...channel(1, 'Sea Bank', '100.00'), fee_rate: '0.0100' }
    await show([{ name: 'Bank', list: [dear] }])
    await amount.fill('10.01')
    await expect.element(page.getByText(/^You get .*9\.90/)).toBeVisible()
  })

  it.each([
    ['the plan that was taken last', 4, /Pay .*900\.00/],
    ['a plan of the middle after an amount of one’s own', 0, /Pay .*200\.00/],
  ])('begins with %s', async (_, plan_id, words) => {
    const plans = [plan, { ...plan, id: 4, amount: '900.00' }, { ...plan, id: 6, amount: '20.00' }]
    await draw(<RechargeForm terms={terms} plans={plans} groups={both} former={[{ ...own, plan_id }]} />)
    await expect.element(way(words)).toHaveAttribute('aria-pressed', 'true')
  })

  it('of one’s own goes on with the way that was chosen before', async () => {
    await draw(<RechargeForm terms={terms} plans={[]} groups={both} givenChannel={2} />)
    await expect.element(chooser.getByText('Land Bank no fee')).toBeVisible()
  })

  it('of one’s own is a field below the plans where there is a mouse', async () => {
    pretendTouch(false)
    await show(both, [{ ...plan, amount: '90.00' }])
    await way(/^Custom amount/).click()
    await expect.element(way(/^Custom amount/)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(keys).not.toBeInTheDocument()
    await amount.fill('75')
    await way(/Land Bank/).click()
    await submit.click()
    await expect.poll(() => server.requested(request)).toEqual([{ amount: '75', platform_id: 2 }])
  })

  it('chooses the way that was used last, or else one that takes what is typed', async () => {
    await show()
    await expect.element(chooser.getByText('Sea Bank no fee')).toBeVisible()
    await amount.fill('500')
    await expect.element(chooser.getByText('Land Bank no fee')).toBeVisible()
  })

  it('says when the money is there: at once, after an operator has looked, or within the time that takes', async () => {
    const [sea, land] = [channel(1, 'Sea Bank', '100.00'), channel(2, 'Land Bank', '5000.00')]
    const card = { ...channel(3, 'Card', '500.00'), kind: 'online', mode: 'online' } as const
    await show([{ name: 'Ways', list: [sea, { ...land, usual_minutes: 30 }, card] }])
    const steps = (words: RegExp) => page.getByText(words)
    // A way that pays at once is chosen already, and stands before those that somebody looks at.
    await expect.element(steps(/^Credited as soon as/)).toBeVisible()
    await chooser.click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByRole('button', { name: /Card.*Instant/ })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(way(/Sea Bank/)).not.toBeInTheDocument()
    await way(/^More ways/).click()
    await sheet.getByRole('button', { name: /Sea Bank.*After review/ }).click()
    await expect.element(steps(/We check it and confirm your payment/)).toBeVisible()
    await choose(/Land Bank.*About 30 min/)
    await expect.element(steps(/We usually confirm it within 30 minutes/)).toBeVisible()
  })

  it('V-12: is held within what the chosen way takes', async () => {
    await show()
    await amount.fill('500')
    await choose(/Sea Bank/)
    await expect.element(amount).toHaveAccessibleDescription(/^Maximum .*100\.00/)
    await choose(/Land Bank/)
    await submit.click()
    await expect.poll(() => server.requested(request)).toEqual([{ amount: '500', platform_id: 2 }])
  })

  it('S-99: says what it may win, and from which amount', async () => {
    await show()
    await expect.element(page.getByText(/^Top up more than .*100.* for a random bonus of/)).toBeVisible()
    await amount.fill('100.01')
    await expect.element(page.getByText(/^You get a random bonus of/)).toBeVisible()
  })

  it('S-99: says from which whole amount, where the threshold lies just below it', async () => {
    await draw(<RechargeForm terms={{ ...terms, reward_threshold: '99.99' }} plans={[]} groups={both} />)
    await expect.element(page.getByText(/^Top up .*100\.00.* or more for a random bonus of/)).toBeVisible()
    await amount.fill('100')
    await expect.element(page.getByText(/^You get a random bonus of/)).toBeVisible()
  })

  it('S-100: beside the ways of a desktop says once what is paid and what arrives, and the last ones below', async () => {
    pretendTouch(false)
    await page.viewport(1280, 800)
    server.answer(rechargeCalls.listRecharges, () => ({
      list: [{ ...exampleRecharge, id: 3, receive_amount: '55.00' }],
      total: 1,
      page: 1,
      limit: 10,
      sum: '50.00',
    }))
    const dear = { ...channel(1, 'Sea Bank', '100.00'), fee_rate: '0.0100' }
    await show([{ name: 'Bank', list: [dear] }])
    await amount.fill('10.01')
    await expect.element(page.getByText(/9\.90/)).toBeVisible()
    await expect.element(page.getByText(/^You get /)).not.toBeInTheDocument()
    await expect.element(page.getByText('After review')).toHaveLength(1)
    await expect.element(page.getByRole('region', { name: 'Recent top-ups' })).toMatchTextContent(/55\.00/)
    await page.viewport(414, 896)
  })

  it('tells the bonus of a plan in percent, and which plan brings most', async () => {
    const gold = { ...plan, coin_code: 'gold', is_hot: 0 } as const
    const small = { ...gold, id: 6, amount: '10.00', receive_amount: '100', bonus_amount: '0' }
    const large = { ...gold, id: 7, amount: '100.00', receive_amount: '1000', bonus_amount: '100' }
    await show(both, [small, large])
    await expect.element(way(/\+10%.*Best value.*1,000 Gold.*100\.00/)).toBeVisible()
    await expect.element(way(/^100 Gold.*10\.00/)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('You get 100 Gold')).toBeVisible()
    await way(/\+100 bonus, 1,100 total/).click()
    await expect.element(page.getByText('You get 1,100 Gold')).toBeVisible()
  })

  it('of a plan needs no amount, and says where the way does not take it', async () => {
    await show(both, [plan])
    await expect.element(amount).not.toBeInTheDocument()
    await way(/Sea Bank/).click()
    await expect.element(page.getByText("This payment method doesn't accept that amount")).toBeVisible()
    await way(/Land Bank/).click()
    await submit.click()
    await expect.poll(() => server.requested(request)).toEqual([{ plan_id: 5, platform_id: 2 }])
  })

  it('is ordered once, however often it is pressed, and leads to where it is paid', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof made>()
    server.answer(request, () => promise)
    await show()
    await choose(/Land Bank/)
    await page.getByRole('button', { name: /^.?50\b/ }).click()
    await expect.element(amount).toHaveValue('50.00')
    await submit.click()
    await expect.element(submit).toBeDisabled()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    resolve(made)
    await expect.poll(() => location.hash).toContain('order_no=R77')
    expect(server.requested(request)).toHaveLength(1)
  })

  it('whose amount the server refuses says so at the amount, and keeps it', async () => {
    server.refuse(request, refusalCodes.invalidParameter, { field: 'amount' }, 'Not this amount')
    await show()
    await choose(/Land Bank/)
    await amount.fill('50')
    await submit.click()
    await expect.element(amount).toHaveAccessibleDescription('Not this amount')
    await expect.element(amount).toHaveValue('50')
  })

  it('S-110: whose answer was lost is the same order when it is tried again', async () => {
    server.lose(request)
    await show()
    await choose(/Land Bank/)
    await amount.fill('50')
    await submit.click()
    await expect.element(page.getByRole('status').filter({ hasText: 'Connection problem' })).toBeVisible()
    server.answer(request, () => made)
    await submit.click()
    await expect.poll(() => location.hash).toContain('order_no=R77')
    expect(new Set(server.keys(request)).size).toBe(1)
  })
})

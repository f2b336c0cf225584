import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { WithdrawAccount, WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer, noAnswerYet, typePin } from '../../../testing/money.ts'
import {
  exampleAccount as account,
  exampleTerms as terms,
  exampleWithdrawal as withdrawal,
} from '../testing/examples.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

const accounts: readonly WithdrawAccount[] = [
  { id: 3, user_id: 7, ...account, is_default: 1, create_time: 0 },
  { id: 4, user_id: 7, ...account, card_no: '**** 8765', is_default: 0, create_time: 0 },
]
const methods: readonly WithdrawMethod[] = [
  { type: 'bank', name: 'Bank', icon: '', min_amount: '10.00', max_amount: '500.00', fee_rate: '0.0100' },
]
const judged = {
  can: 1,
  reason: '',
  fee: '0.50',
  tax: '0.00',
  arrive_amount: '49.50',
  today_left_count: 2,
  today_left_amount: '950.00',
} as const
let server: FakeServer

const amount = page.getByLabelText('Amount')
/** Says what it waits for until there is an amount. */
const withdraw = page.getByRole('button', { name: /^(Withdraw|Enter an amount|Minimum|That's more)/ })
const chooser = page.getByRole('button', { name: /^Account/ })
const show = (mine = accounts, given = terms, ways = methods) =>
  draw(<WithdrawalForm terms={given} methods={ways} accounts={mine} />)
const certifiedOnly = { ...terms, config: { ...terms.config, need_real_name: 1 } } as const
beforeEach(async () => {
  server = await moneyServer({ money: '200.00' })
  server.answer(withdrawalCalls.checkOrCancelWithdrawal, () => judged)
  server.answer(withdrawalCalls.requestWithdrawal, () => ({ withdraw: withdrawal, balance: '150.00' }))
})

describe('a withdrawal', () => {
  it('without an account says what an amount comes to all the same, and asks for an account', async () => {
    await show([])
    await expect.element(page.getByRole('link', { name: /^Where should your money go\?/ })).toBeVisible()
    await amount.fill('50')
    await expect.element(page.getByText(/^You receive\D*49\.50/)).toBeVisible()
    await expect.element(page.getByText(/^Fee\D*0\.50/)).toBeVisible()
    expect(server.requested(withdrawalCalls.checkOrCancelWithdrawal)).toEqual([])
    await page.getByRole('button', { name: 'Add an account to withdraw' }).click()
    await expect.poll(() => location.hash).toBe('#/pages/withdraw-deposit/add-card')
    history.back()
    await expect.poll(() => location.hash).toContain('amount=50')
  })

  it('of less than the least says from how much on, how money comes in, and what awaits', async () => {
    server = await moneyServer({ money: '9.99' })
    await show(accounts, { ...terms, available: '9.99' })
    await expect.element(page.getByText(/^Withdrawals start at \D*10\.00/)).toBeVisible()
    await expect.element(amount).not.toBeInTheDocument()
    await expect.element(page.getByText('ArrivalWithin 24 hours')).toBeVisible()
    await expect.element(chooser).toBeVisible()
    await page.getByRole('button', { name: 'Invite friends and earn' }).click()
    await expect.poll(() => location.hash).toContain('inviteFriends')
  })

  it('of nothing says what is missing, and is not asked for', async () => {
    await show()
    await expect.element(withdraw).toHaveAccessibleName('Enter an amount')
    await withdraw.click({ force: true })
    await expect.element(amount).toHaveAccessibleDescription('Enter an amount')
    expect(server.requested(withdrawalCalls.requestWithdrawal)).toEqual([])
  })

  it('of more than there is says so while one types', async () => {
    await show()
    await amount.fill('200.01')
    await expect.element(amount).toHaveAccessibleDescription("That's more than you can withdraw")
  })

  it('shows what it costs and what arrives before it is asked for', async () => {
    await show()
    await amount.fill('50')
    await expect.element(page.getByText(/49\.50/)).toBeVisible()
    await expect
      .poll(() => server.requested(withdrawalCalls.checkOrCancelWithdrawal))
      .toEqual([{ amount: '50', account_id: 3 }])
  })

  it('says what arrives and what the fee is at once, and moves nothing while the server is asked', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof judged>()
    server.answer(withdrawalCalls.checkOrCancelWithdrawal, () => promise)
    await show()
    const placeOfButton = () => withdraw.element().getBoundingClientRect().top
    // The keypad opens with the field.
    await amount.fill('5')
    await amount.clear()
    await expect.element(page.getByText('Fee1%, taken from the amount')).toBeVisible()
    const before = placeOfButton()
    await amount.fill('50')
    await expect.poll(() => server.requested(withdrawalCalls.checkOrCancelWithdrawal)).toHaveLength(1)
    await expect.element(page.getByText(/^You receive\D*49\.50/)).toBeVisible()
    expect(placeOfButton()).toBe(before)
    resolve(judged)
    await expect.element(page.getByText(/^Fee\D*0\.50.*, taken from the amount/)).toBeVisible()
    expect(placeOfButton()).toBe(before)
  })

  it('that is the first says once that it costs nothing', async () => {
    await show(accounts, { ...terms, is_first: 1 })
    await expect.element(page.getByText('No fees or taxes on your first withdrawal')).toBeVisible()
    await expect.element(page.getByText('Fee', { exact: true })).not.toBeInTheDocument()
  })

  it('says before a figure is typed what it costs, the least and the most of it, and when it arrives', async () => {
    await show()
    await page.getByText('Limits for today', { exact: true }).click()
    await expect.element(page.getByText(/^\D*10\.00.* – .*500\.00/)).toBeVisible()
    await expect.element(page.getByText('ArrivalWithin 24 hours')).toBeVisible()
    await expect.element(page.getByText('Tax', { exact: true })).not.toBeInTheDocument()
  })

  it('says how soon it usually was there, where the platform knows it of that kind of account', async () => {
    const known = methods.map((method) => ({ ...method, usual_minutes: 180 }))
    await show(accounts, terms, known)
    await expect.element(page.getByText('ArrivalUsually within 3 hours')).toBeVisible()
  })

  it('R-22: asks first who one is, in one line and the button, beside what an amount comes to', async () => {
    await moneyServer({ money: '200.00' }, 0)
    await show(accounts, certifiedOnly)
    const first = page.getByRole('link', { name: /^Verify your identity.*before your first withdrawal/ })
    await expect.element(first).toBeVisible()
    // Before anything is typed.
    expect(first.element().compareDocumentPosition(amount.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect.element(chooser).toBeVisible()
    await amount.fill('50')
    await expect.element(page.getByText(/^You receive\D*49\.50/)).toBeVisible()
    await page.getByRole('button', { name: 'Verify your identity' }).click()
    await expect.poll(() => location.hash).toContain('realName')
  })

  it('R-22: waits while it is looked at who one is', async () => {
    await moneyServer({ money: '200.00' }, 1)
    await show(accounts, certifiedOnly)
    await expect.element(page.getByRole('button', { name: "We're checking your identity" })).toBeDisabled()
  })

  it('R-22: says that it was declined who one is, and leads to where it is sent again', async () => {
    await moneyServer({ money: '200.00' }, 3)
    await show(accounts, certifiedOnly)
    await expect.element(page.getByRole('link', { name: /^Your verification was declined/ })).toBeVisible()
    await page.getByRole('button', { name: 'Verify your identity' }).click()
    await expect.poll(() => location.hash).toContain('realName')
  })

  it('R-22: of somebody who is certified says nothing of it', async () => {
    await show(accounts, certifiedOnly)
    await expect.element(withdraw).toHaveAccessibleName('Enter an amount')
    await expect.element(page.getByRole('link', { name: /identity/i })).not.toBeInTheDocument()
  })

  it('folds what is left of today until one wants it', async () => {
    await show()
    await amount.fill('50')
    await expect.element(page.getByText(/49\.50/)).toBeVisible()
    const left = page.getByText('Left to withdraw today')
    await expect.element(left).not.toBeVisible()
    await page.getByText('Limits for today', { exact: true }).click()
    await expect.element(left).toBeVisible()
    await expect.element(page.getByText(/950\.00/)).toBeVisible()
    await expect.element(page.getByText('2 / 3')).toBeVisible()
  })

  it('V-14: goes to the account that is chosen in a sheet, which gives the focus back', async () => {
    await show()
    await chooser.click()
    const sheet = page.getByRole('dialog', { name: 'Choose an account' })
    await expect.element(sheet.getByRole('button', { name: /4321/ })).toHaveAttribute('aria-pressed', 'true')
    await sheet.getByRole('button', { name: /8765/ }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(chooser).toHaveAccessibleName(/8765/)
    await expect.element(chooser).toHaveFocus()
  })

  it('that the server does not allow says why, and asks for no PIN', async () => {
    const reason = 'You have used all withdrawals of today'
    server.answer(withdrawalCalls.checkOrCancelWithdrawal, () => ({ ...judged, can: 0 as const, reason }))
    await show()
    await amount.fill('50')
    await withdraw.click()
    await expect.element(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('whose price does not come can be asked again', async () => {
    server.refuse(withdrawalCalls.checkOrCancelWithdrawal, refusalCodes.tooManyRequests, null, 'Too many requests')
    await show()
    await amount.fill('50')
    await expect.element(page.getByRole('alert').filter({ hasText: 'Too many requests' })).toBeVisible()
    server.answer(withdrawalCalls.checkOrCancelWithdrawal, () => judged)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(/49\.50/)).toBeVisible()
  })

  it('of all there is keeps its receipt in view, though nothing is left', async () => {
    await show()
    await page.getByRole('button', { name: 'All' }).click()
    server.answer(withdrawalCalls.requestWithdrawal, () => ({ withdraw: withdrawal, balance: '0.00' }))
    await withdraw.click()
    await typePin()
    await expect
      .element(page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }))
      .toBeVisible()
  })

  it('is asked for as it was shown, and leads to where it stands', async () => {
    await show()
    await amount.fill('50')
    await userEvent.keyboard('{Enter}')
    const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' })
    await expect.element(sheet.getByText('Sea Bank •••• 4321')).toBeVisible()
    await expect.element(sheet.getByText(/150\.00/)).toBeVisible()
    await typePin()
    await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => location.hash).toContain('id=12')
    expect(server.requested(withdrawalCalls.requestWithdrawal)).toMatchObject([
      { amount: '50', account_id: 3, pay_password: '135790' },
    ])
  })

  it('S-110: whose answer was lost is the same one when the PIN is typed again', async () => {
    server.lose(withdrawalCalls.requestWithdrawal)
    await show()
    await amount.fill('50')
    await withdraw.click()
    await typePin()
    await expect.element(page.getByText(noAnswerYet)).toBeVisible()
    server.answer(withdrawalCalls.requestWithdrawal, () => ({ withdraw: withdrawal, balance: '150.00' }))
    await typePin()
    await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => location.hash).toContain('id=12')
    const keys = server.keys(withdrawalCalls.requestWithdrawal)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
})

import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { moneyServer, noAnswerYet, typePin } from '../../../../testing/money.ts'
import { examplePayee, exampleTransfer } from '../../testing/examples.ts'
import { TransferForm } from './transfer-form.tsx'

const record = { ...exampleTransfer, remark: 'Lunch' }
const done = vi.fn()
const changePayee = vi.fn()
let server: FakeServer

const amount = page.getByLabelText('Amount')
/** Says what it waits for until there is an amount. */
const send = page.getByRole('button', { name: /^(Send|Enter an amount)/ })

const fillIn = async (): Promise<void> => {
  await expect.element(page.getByText('Minh')).toBeVisible()
  await amount.fill('20')
  await page.getByLabelText(/Note|Message/).fill('Lunch')
}

beforeEach(async () => {
  done.mockReset()
  changePayee.mockReset()
  server = await moneyServer({ money: '100.00', gold: '500' })
  server.answer(transferCalls.findPayee, () => examplePayee)
  const before = { ...record, to_user_id: examplePayee.user_id, other: examplePayee, amount: '12.00' }
  server.answer(transferCalls.listTransfers, () => ({ list: [before], total: 1, page: 1, limit: 50 }))
  server.answer(transferCalls.transfer, () => ({ record, balance: '80.00' }))
  await draw(<TransferForm named={{ user_id: 8 }} isFromChat={false} onChangePayee={changePayee} onDone={done} />)
})

describe('a transfer', () => {
  it('without an amount says so, and asks for no PIN', async () => {
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await expect.element(send).toHaveAccessibleName('Enter an amount')
    await send.click({ force: true })
    await expect.element(amount).toHaveAccessibleDescription('Enter an amount')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('V-21: shows who receives before anything is paid, and leads to somebody else', async () => {
    await fillIn()
    await expect.element(page.getByText('ID 10000008')).toBeVisible()
    await page.getByRole('button', { name: 'Change' }).click()
    expect(changePayee).toHaveBeenCalledOnce()
  })

  it.each([
    ['100.01', 'Not enough balance'],
    ['0.001', 'Up to 2 decimals'],
    ['abc', 'Enter a valid amount'],
  ])('of %s is refused at the amount: %s', async (typed, words) => {
    await amount.fill(typed)
    await userEvent.tab()
    await expect.element(amount).toHaveAccessibleDescription(words)
  })

  it('offers what this person got last, and shows the last transfers with them', async () => {
    await page.getByRole('button', { name: /^.?12\b/ }).click()
    await expect.element(amount).toHaveValue('12.00')
    await expect
      .element(page.getByRole('region', { name: 'With Minh' }).getByRole('button', { name: /^To Minh/ }))
      .toBeVisible()
  })

  it('takes all there is with one key, and a comma for a point', async () => {
    await page.getByRole('button', { name: /^All/ }).click()
    await expect.element(amount).toHaveValue('100.00')
    await amount.fill('12,5')
    await expect.element(amount).toHaveValue('12.5')
  })

  it('is sent as it was shown, once the PIN is there', async () => {
    await fillIn()
    await expect.element(page.getByText(/^They receive\D*20\.00/)).toBeVisible()
    await expect.element(page.getByText(/^Balance after\D*80\.00/)).toBeVisible()
    await send.click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByText('Balance after')).toBeVisible()
    await expect.element(sheet.getByText(/80\.00/)).toBeVisible()
    expect(server.requested(transferCalls.transfer)).toEqual([])
    await typePin()
    await expect.element(page.getByText(/^Sent .*20\.00.* to Minh/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copy order number T1' })).toBeVisible()
    const receipt = page.getByRole('dialog', { name: 'Receipt' })
    await expect.element(receipt.getByText('No fee')).toBeVisible()
    await expect.element(receipt.getByText(/80\.00/)).toBeVisible()
    await expect.element(receipt.getByText('Lunch')).toBeVisible()
    expect(done).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Done' }).click()
    expect(server.requested(transferCalls.transfer)).toEqual([
      { to_user_id: 8, coin_code: 'money', amount: '20', remark: 'Lunch', chat: 0, pay_password: '135790' },
    ])
    await expect.poll(() => done).toHaveBeenCalledOnce()
  })

  it('S-110: whose answer was lost goes on with the same key, and the next one has another', async () => {
    server.lose(transferCalls.transfer)
    await fillIn()
    await send.click()
    await typePin()
    await expect.element(page.getByText(noAnswerYet)).toBeVisible()
    server.answer(transferCalls.transfer, () => ({ record, balance: '80.00' }))
    await typePin()
    await page.getByRole('button', { name: 'Done' }).click()
    const keys = server.keys(transferCalls.transfer)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    await send.click()
    await typePin()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => done).toHaveBeenCalledTimes(2)
    expect(server.keys(transferCalls.transfer).at(-1)).not.toBe(keys[0])
  })

  it('that is refused says why beside the keypad, and pays nothing', async () => {
    server.refuse(transferCalls.transfer, refusalCodes.notFriends, null, 'You are not friends')
    await fillIn()
    await send.click()
    await typePin()
    await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('You are not friends')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(amount).toHaveValue('20')
    expect(done).not.toHaveBeenCalled()
  })
})

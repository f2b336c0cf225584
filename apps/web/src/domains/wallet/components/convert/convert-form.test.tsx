import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { moneyServer, noAnswerYet, typePin } from '../../../../testing/money.ts'
import { exampleConversion } from '../../testing/examples.ts'
import { ConvertForm } from './convert-form.tsx'

const pair: ConvertPair = {
  from: 'money',
  to: 'gold',
  rate: '100.0000',
  fee_rate: '0.0100',
  min_amount: '5.00',
  max_amount: '1000.00',
  status: 1,
}
let server: FakeServer
let quotes = 0

const amount = page.getByLabelText('Amount')
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Types one text after the other in one task, however busy the machine is. */
const typeAtOnce = (texts: readonly string[]): void => {
  const input = amount.element()
  for (const text of texts) {
    setValue?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
const received = page.getByRole('group', { name: 'You get' }).getByRole('status')
/** Says what it waits for until there is an amount. */
const convert = page.getByRole('button', { name: /^(Convert|Enter an amount)/ })

beforeEach(async () => {
  quotes = 0
  server = await moneyServer({ money: '100.00', gold: '0' })
  server.answer(conversionCalls.quoteConversion, () => {
    quotes += 1
    return { quote_id: `quote-${quotes}`, rate: '100.0000', fee: '0.10', receive: '990', expire_time: 2_000_000_000 }
  })
  server.answer(conversionCalls.convert, () => ({ record: exampleConversion, wallets: [] }))
  await draw(<ConvertForm pairs={[pair]} pair={pair} givenAmount="" onChoose={vi.fn()} />)
})

describe('a conversion', () => {
  it('names its coins, and has no way back where there is none', async () => {
    await expect.element(page.getByRole('button', { name: 'You pay: Balance' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'You get: Gold' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Swap' })).not.toBeInTheDocument()
  })

  it('says its rate, its fee and what is left, the fee as a share until it is quoted, and its button what it converts', async () => {
    await expect.element(page.getByText('Rate1 Balance = 100 Gold')).toBeVisible()
    await expect.element(page.getByText('Fee1%')).toBeVisible()
    await expect.element(convert).toHaveAccessibleName('Enter an amount')
    await amount.fill('10')
    await expect.element(page.getByText(/^Fee0\.10 Balance/)).toBeVisible()
    await expect.element(page.getByText(/^Balance after90\.00 Balance/)).toBeVisible()
    await expect.element(convert).toHaveAccessibleName(/^Convert 10\.00/)
  })

  it('of too little or too much says the limit', async () => {
    await amount.fill('1')
    await userEvent.tab()
    await expect.element(amount).toHaveAccessibleDescription(/^Minimum .*5\.00/)
    await amount.fill('2000')
    await expect.element(amount).toHaveAccessibleDescription(/^Maximum .*1,000\.00/)
    expect(quotes).toBe(0)
  })

  it('asks for one quote where one types on, cannot be sent before it is there, and shows what it brings', async () => {
    typeAtOnce(['5', '50', '10'])
    await expect.element(page.getByText('Getting the rate…')).toBeVisible()
    await expect.element(received).toHaveAttribute('aria-busy', 'true')
    await expect.element(convert).toBeDisabled()
    await expect.element(received).toHaveTextContent('990')
    await expect.element(convert).toBeEnabled()
    expect(quotes).toBe(1)
  })

  it('whose quote does not come offers to ask again', async () => {
    server.refuse(conversionCalls.quoteConversion, refusalCodes.conversionUnavailable, null, 'Not now')
    await amount.fill('10')
    await expect.element(page.getByText('Not now')).toBeVisible()
    server.answer(conversionCalls.quoteConversion, () => ({
      quote_id: 'later',
      rate: '100.0000',
      fee: '0.10',
      receive: '990',
      expire_time: 2_000_000_000,
    }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(/990/)).toBeVisible()
  })

  it('books what was quoted, and says what it brought', async () => {
    await amount.fill('10')
    await expect.element(convert).toBeEnabled()
    await convert.click()
    await typePin()
    await expect.element(page.getByText(/Converted\. You got .*990/)).toBeVisible()
    expect(server.requested(conversionCalls.convert)).toEqual([
      { from: 'money', to: 'gold', amount: '10', quote_id: 'quote-1', pay_password: '135790' },
    ])
    await expect.element(amount).toHaveValue('')
  })

  it('that costs nothing says so before it is paid and after, and hands out its number', async () => {
    server.answer(conversionCalls.quoteConversion, () => ({
      quote_id: 'free',
      rate: '100.0000',
      fee: '0.00',
      receive: '1000',
      expire_time: 2_000_000_000,
    }))
    server.answer(conversionCalls.convert, () => ({ record: { ...exampleConversion, fee: '0.00' }, wallets: [] }))
    await amount.fill('10')
    await expect.element(convert).toBeEnabled()
    await convert.click()
    await expect.element(page.getByRole('dialog', { name: 'Convert' }).getByText(/^FeeNo fee/)).toBeVisible()
    await typePin()
    const receipt = page.getByRole('dialog', { name: 'Receipt' })
    await expect.element(receipt.getByText(/^FeeNo fee/)).toBeVisible()
    await expect.element(receipt.getByRole('button', { name: /^Copy/ })).toBeVisible()
  })

  it('whose quote is over says so and goes on with the next', async () => {
    server.refuse(conversionCalls.convert, refusalCodes.conversionUnavailable, null, 'The rate has changed')
    await amount.fill('10')
    await expect.element(convert).toBeEnabled()
    await convert.click()
    await typePin()
    await expect.element(page.getByText('The rate has changed')).toBeVisible()
    await expect.poll(() => quotes).toBe(2)
    server.answer(conversionCalls.convert, () => ({ record: exampleConversion, wallets: [] }))
    await typePin()
    await expect.element(page.getByText(/Converted/)).toBeVisible()
    expect(server.requested(conversionCalls.convert).at(-1)).toMatchObject({ quote_id: 'quote-2' })
    expect(new Set(server.keys(conversionCalls.convert)).size).toBe(2)
  })

  it('S-110: whose answer was lost is the same conversion, with the same quote', async () => {
    server.lose(conversionCalls.convert)
    await amount.fill('10')
    await expect.element(convert).toBeEnabled()
    await convert.click()
    await typePin()
    await expect.element(page.getByText(noAnswerYet)).toBeVisible()
    server.answer(conversionCalls.convert, () => ({ record: exampleConversion, wallets: [] }))
    await typePin()
    await expect.element(page.getByText(/Converted/)).toBeVisible()
    expect(new Set(server.keys(conversionCalls.convert)).size).toBe(1)
  })
})

import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { moneyServer, noAnswerYet, typePin } from '../../../../testing/money.ts'
import { PaySheet } from './pay-sheet.tsx'

const pay = vi.fn<(password: string) => Promise<void>>()
let server: FakeServer

const Paying = () => {
  const [isPaying, setIsPaying] = useState(true)
  const payment = { title: 'Transfer', amount: '12.50', lines: [{ label: 'Fee', value: '0.10' }], pay }
  return <PaySheet payment={isPaying ? payment : undefined} onClose={() => setIsPaying(false)} />
}

const sheet = page.getByRole('dialog', { name: 'Transfer' })
const alert = sheet.getByRole('alert')
const typed = sheet.getByRole('status')

beforeEach(async () => {
  pay.mockReset().mockResolvedValue()
  server = await moneyServer({})
})

describe('PIN entry', () => {
  it('shows what is paid before it asks', async () => {
    await draw(<Paying />)
    await expect.element(sheet.getByText(/12\.50/)).toBeVisible()
    await expect.element(sheet.getByText('Fee')).toBeVisible()
    await expect.element(sheet.getByRole('group', { name: 'Keypad' })).toBeVisible()
  })

  it('takes digits from its pad and from a keyboard, deletes, and says how many there are but never which', async () => {
    await draw(<Paying />)
    await sheet.getByRole('button', { name: '1', exact: true }).click()
    await userEvent.keyboard('23x')
    await expect.element(typed).toHaveTextContent('3 of 6 digits entered')
    await userEvent.keyboard('{Backspace}')
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await expect.element(typed).toHaveTextContent('1 of 6 digits entered')
    expect(pay).not.toHaveBeenCalled()
  })

  it('pays with the sixth digit, and while it does takes no other and cannot be closed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    pay.mockReturnValue(promise)
    await draw(<Paying />)
    await typePin('135790')
    await expect.element(sheet.getByText('Paying…')).toBeVisible()
    await expect.element(sheet.getByRole('button', { name: '5', exact: true })).toBeDisabled()
    await userEvent.keyboard('1{Escape}')
    await expect.element(sheet).toBeVisible()
    expect(pay.mock.calls).toEqual([['135790']])
    resolve()
    await expect.element(sheet.getByText('Enter your PIN')).toBeVisible()
  })

  it('V-8: a wrong one says how many tries are left, and begins anew', async () => {
    pay.mockRejectedValueOnce(new Refused(refusalCodes.paymentPasswordWrong, 'no', { left_tries: 3 }))
    await draw(<Paying />)
    await typePin('000000')
    await expect.element(alert).toHaveTextContent('Wrong PIN. Tries left: 3')
    await expect.element(typed).toHaveTextContent('0 of 6 digits entered')
    await typePin('135790')
    expect(pay.mock.calls).toEqual([['000000'], ['135790']])
  })

  it('C-44: the last wrong one locks it, with the time and the way out', async () => {
    pay.mockImplementation(() => {
      server.answer(paymentPasswordCalls.getPaymentPasswordState, () => ({ is_set: 1 as const, locked_seconds: 7200 }))
      return Promise.reject(new Refused(refusalCodes.paymentPasswordLocked, 'locked'))
    })
    await draw(<Paying />)
    await typePin()
    await expect.element(sheet.getByText(/PIN locked/)).toBeVisible()
    await expect.element(sheet.getByRole('group', { name: 'Keypad' })).not.toBeInTheDocument()
    await sheet.getByRole('button', { name: 'Forgot PIN?' }).click()
    expect(location.hash).toMatch(/pay|pass/i)
  })

  it('who has none is led to where one is set', async () => {
    server.answer(paymentPasswordCalls.getPaymentPasswordState, () => ({ is_set: 0 as const, locked_seconds: 0 }))
    await draw(<Paying />)
    await expect.element(sheet.getByText('No PIN yet')).toBeVisible()
    await sheet.getByRole('button', { name: 'Set PIN' }).click()
    expect(location.hash).not.toBe('#/')
  })

  it('S-110: without an answer says that the same payment can go on', async () => {
    pay.mockRejectedValue(new TransportError('timeout'))
    await draw(<Paying />)
    await typePin()
    await expect.element(alert).toHaveTextContent(noAnswerYet)
    await expect.element(sheet.getByRole('button', { name: '1', exact: true })).toBeEnabled()
  })

  it('says any other refusal in the words of the server', async () => {
    pay.mockRejectedValue(new Refused(refusalCodes.insufficientBalance, 'Your balance is too low'))
    await draw(<Paying />)
    await typePin()
    await expect.element(alert).toHaveTextContent('Your balance is too low')
  })

  it('where it is not known whether there is one, offers to ask again', async () => {
    server.refuse(paymentPasswordCalls.getPaymentPasswordState, refusalCodes.tooManyRequests, null, 'Too many requests')
    await draw(<Paying />)
    await expect.element(sheet.getByText('Too many requests')).toBeVisible()
    server.answer(paymentPasswordCalls.getPaymentPasswordState, () => ({ is_set: 1 as const, locked_seconds: 0 }))
    await sheet.getByRole('button', { name: 'Try again' }).click()
    await expect.element(sheet.getByText('Enter your PIN')).toBeVisible()
  })

  it.each(['en', 'zh-CN', 'vi', 'pt'] as const)('fits a phone of 320 px in %s', async (language) => {
    await page.viewport(320, 640)
    pay.mockRejectedValue(new TransportError('timeout'))
    await draw(<Paying />, { language })
    const group = sheet.getByRole('group')
    await expect.element(group).toBeVisible()
    await userEvent.keyboard('135790')
    await expect.element(alert).not.toMatchTextContent(/^$/)
    expect(sheet.element().scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(390, 844)
  })
})

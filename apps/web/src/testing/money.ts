import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { databaseOf } from '../platform/storage/local-database.ts'
import { exampleUser } from './examples.ts'
import { FakeServer } from './fake-server.ts'

export const exampleWallet = (coin: CoinCode, balance: string): Wallet => ({
  coin_code: coin,
  coin_name: coin,
  balance,
  frozen: '0',
  total_in: balance,
  total_out: '0',
  version: 1,
  update_time: 1_760_000_000,
  ...(coin === 'gold' && { bought: balance, granted: '0', expiring: [] }),
})

/** A server where the member has a PIN and these balances and is certified unless it says otherwise, with nothing stored on the device. */
export const moneyServer = async (
  balances: Readonly<Partial<Record<CoinCode, string>>>,
  realStatus: RealNameStatus = 2,
): Promise<FakeServer> => {
  await databaseOf(exampleUser.user_id).wallets.clear()
  const server = new FakeServer()
  const { user_id, user_no, nick_name, avatar_url, user_code, parent_code } = exampleUser
  server.answer(overviewCalls.getOverview, () => ({
    user: { user_id, user_no, nick_name, avatar_url, user_code, parent_code },
    vip_type: 0 as const,
    vip_end_time: 0,
    wallets: (Object.entries(balances) as [CoinCode, string][]).map(([coin, balance]) => exampleWallet(coin, balance)),
    star: null,
    coupon_total: 0,
    notice_unread: 0,
    real_status: realStatus,
    is_set_pass: 1 as const,
    counts: { history: 0, binge: 0, skr: 0, bought: 0 },
  }))
  server.answer(paymentPasswordCalls.getPaymentPasswordState, () => ({ is_set: 1 as const, locked_seconds: 0 }))
  return server
}

/** Types the PIN once the sheet asks for it. */
export const typePin = async (digits = '135790'): Promise<void> => {
  await expect.element(page.getByText('Enter your PIN')).toBeVisible()
  await userEvent.keyboard(digits)
}

/** What the sheet says beside its keypad where nobody knows whether a payment was made. */
export const noAnswerYet = "No response yet. Enter your PIN again; you won't be charged twice."

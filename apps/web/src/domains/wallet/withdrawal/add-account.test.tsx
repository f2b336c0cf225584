import { paths } from '@cliffhanger/contract/client-paths.ts'
import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useAddress } from '../../../platform/navigation/router.tsx'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer, typePin } from '../../../testing/money.ts'
import { AddAlipayScreen } from './account-form-screen.tsx'
import { AddWalletScreen } from './add-wallet-screen.tsx'

/** The screens of the visit that matter: the choice of a kind, its form, and where an account was missing. */
const Visit = () => {
  const { path } = useAddress()
  if (path === paths.addWallet) return <AddWalletScreen />
  return path === paths.addAlipay ? <AddAlipayScreen /> : <p>Elsewhere</p>
}

const account = {
  id: 3,
  user_id: 7,
  type: 'alipay',
  real_name: 'Ann Example',
  bank_id: 0,
  bank_name: '',
  card_no: '',
  account: 'ann@example.com',
  qr_url: '',
  chain: '',
  is_default: 0,
  create_time: 0,
} as const

it('an account that is added leads back to where it was missing, past the choice of its kind', async () => {
  const server = await moneyServer({ money: '100.00' })
  server.answer(withdrawalAccountCalls.getAccountKinds, () => ({
    types: [{ type: 'alipay' as const, name: 'Alipay', icon: '', total: 0, max: 5, is_open: 1 as const }],
    default: null,
  }))
  server.answer(withdrawalAccountCalls.addWithdrawAccount, () => ({ account }))
  await draw(<Visit />)
  goTo('withdrawal')
  await expect.poll(() => location.hash).toContain(paths.withdrawal)
  goTo('addWallet')
  await page.getByRole('link', { name: /^Alipay/ }).click()
  await page.getByLabelText('Account holder').fill('Ann Example')
  await page.getByLabelText('Alipay account').fill('ann@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await typePin()
  await expect.poll(() => location.hash).toContain(paths.withdrawal)
  await expect.element(page.getByText('Elsewhere')).toBeVisible()
})

import { paths } from '@cliffhanger/contract/client-paths.ts'
import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useAddress } from '../../../platform/navigation/router.tsx'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer, typePin } from '../../../testing/money.ts'
import { AddAlipayScreen, AddCardScreen } from './account-form-screen.tsx'
import { AccountsScreen } from './account-list-screen.tsx'
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

it('a card is drawn as it is typed, and its button waits for what is missing', async () => {
  const server = await moneyServer({ money: '100.00' })
  server.answer(withdrawalAccountCalls.listBanks, () => ({
    list: [{ id: 4, code: 'EX', name: 'Example Bank', icon: '', sort: 1 }],
  }))
  const { container } = await draw(<AddCardScreen />)
  const save = page.getByRole('button', { name: 'Save' })
  const number = page.getByLabelText('Card number')
  await expect.element(save).toHaveAccessibleDescription('Choose a bank')
  await page.getByRole('button', { name: /^Bank/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Example Bank' }).click()
  await number.fill('4111111111111112')
  await page.getByLabelText('Account holder').fill('Ann Example')
  await expect.element(number).toHaveAccessibleDescription('Check the card number')
  await expect.element(save).toHaveAccessibleDescription('Check the card number')
  await number.fill('4111111111111111')
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  expect(container.querySelector('[data-theme="dark"]')?.textContent).toBe('Example Bank4111 1111 1111 1111Ann Example')
})

it('accounts stand there by bank, end of their number and holder, the default one says so, and one more can be added', async () => {
  const server = await moneyServer({ money: '100.00' })
  const card = { ...account, type: 'bank' as const, bank_name: 'Sea Bank', card_no: '**** 4321', account: '' }
  server.answer(withdrawalAccountCalls.listWithdrawAccounts, () => ({
    list: [
      { ...card, is_default: 1 as const },
      { ...account, id: 4, account: '**** .com' },
    ],
  }))
  await draw(<AccountsScreen />)
  await expect
    .element(page.getByRole('button', { name: /^Sea Bank/ }))
    .toMatchTextContent(/Sea Bank.*•••• 4321.*Ann Example.*Default/)
  await expect.element(page.getByRole('button', { name: /^Alipay/ })).toMatchTextContent(/•••• \.com.*Ann Example$/)
  await expect.element(page.getByRole('link', { name: 'Add account' })).toBeVisible()
})

it('without any account the kinds one can add stand there at once', async () => {
  const server = await moneyServer({ money: '100.00' })
  server.answer(withdrawalAccountCalls.listWithdrawAccounts, () => ({ list: [] }))
  const kind = { icon: '', total: 0, max: 5 } as const
  server.answer(withdrawalAccountCalls.getAccountKinds, () => ({
    types: [
      { ...kind, type: 'bank' as const, name: 'Bank card', is_open: 1 as const },
      { ...kind, type: 'usdt' as const, name: 'USDT', is_open: 0 as const },
    ],
    default: null,
  }))
  await draw(<AccountsScreen />)
  await expect.element(page.getByText('No accounts yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Bank card' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'USDT' })).not.toBeInTheDocument()
})

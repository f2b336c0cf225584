import { paths } from '@cliffhanger/contract/client-paths.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useAddress } from '../../../platform/navigation/router.tsx'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer, typePin } from '../../../testing/money.ts'
import { examplePayee, exampleTransfer } from '../testing/examples.ts'
import { TransferScreen } from './transfer-screen.tsx'

/** The screens of the visit that matter: a transfer, and whatever else is open. */
const Visit = ({ isFirst = false }: { readonly isFirst?: boolean }) => {
  const { path, search } = useAddress()
  const isTransfer = path === paths.transfer || (isFirst && path === '/')
  return isTransfer ? <TransferScreen key={search} /> : <p>Elsewhere</p>
}

const sendToMinh = async (): Promise<void> => {
  await page.getByLabelText('Send to').fill('10000008')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByLabelText('Amount').fill('20')
  await page.getByRole('button', { name: /^Send / }).click()
  await typePin()
  await page.getByRole('button', { name: 'Done' }).click()
}

beforeEach(async () => {
  const server = await moneyServer({ money: '100.00' })
  server.answer(transferCalls.findPayee, () => examplePayee)
  server.answer(transferCalls.listTransfers, () => ({ list: [], total: 0, page: 1, limit: 50 }))
  server.answer(friendsCalls.listFriends, () => ({ list: [], total: 0 }))
  server.answer(transferCalls.transfer, () => ({ record: exampleTransfer, balance: '80.00' }))
})

it('a transfer that is done leads back to where it began, and leaves neither of its steps behind', async () => {
  await draw(<Visit />)
  goTo('bills')
  await expect.poll(() => location.hash).toContain(paths.bills)
  goTo('transfer')
  await sendToMinh()
  await expect.poll(() => location.hash).toContain(paths.bills)
  await expect.element(page.getByText('Elsewhere')).toBeVisible()
})

it('a visit that began with a transfer goes on in the wallet', async () => {
  await draw(<Visit isFirst />)
  await sendToMinh()
  await expect.poll(() => location.hash).toContain(paths.wallet)
})

import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callQuery, queryClient } from '../../../../platform/server/queries.ts'
import { draw } from '../../../../testing/draw.tsx'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { moneyServer } from '../../../../testing/money.ts'
import { examplePayee, exampleTransfer } from '../../testing/examples.ts'
import { PayeeChoice } from './payee-choice.tsx'

const paulo = { user_id: 9, user_no: '10000009', nick_name: 'Paulo', avatar_url: '' }
const sent = { ...exampleTransfer, to_user_id: paulo.user_id, other: paulo }
const huong = {
  friend_idx: 10,
  friend_group: 0,
  friend_remark: '',
  nick_name: 'Đỗ Hương',
  avatar_url: '',
  user_no: '10000010',
  user_type: 0,
  disturbing: 0,
  is_online: 0,
  create_time: 0,
  update_time: 0,
} as const
/** Sent to before, and a friend. */
const friendPaulo = { ...huong, friend_idx: paulo.user_id, user_no: paulo.user_no, nick_name: paulo.nick_name }
const receiver = page.getByLabelText('Send to')
const known = (userId: number) =>
  queryClient.getQueryData(callQuery(transferCalls.findPayee, { user_id: userId }).queryKey)
let server: FakeServer

beforeEach(async () => {
  location.hash = ''
  server = await moneyServer({ money: '100.00', gold: '500' })
  server.answer(transferCalls.findPayee, () => examplePayee)
  server.answer(transferCalls.listTransfers, () => ({ list: [sent], total: 1, page: 1, limit: 50 }))
  server.answer(friendsCalls.listFriends, () => ({ list: [huong, friendPaulo], total: 2 }))
  await draw(<PayeeChoice />)
})

describe('to whom', () => {
  it('a number is looked up, and leads to the amount', async () => {
    await receiver.fill('10000008')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe('#/pages/transfer/transfer?user_id=8&chosen=first')
    expect(known(8)).toEqual(examplePayee)
  })

  it('a number nobody has is kept, and the field says so', async () => {
    server.refuse(transferCalls.findPayee, refusalCodes.userNotFound, null, 'No such member')
    await receiver.fill('999')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect.element(receiver).toHaveAccessibleDescription('No such member')
    await expect.element(receiver).toHaveValue('999')
  })

  it("a part of a name leaves those it could be, and is nobody's number", async () => {
    const friend = page.getByRole('region', { name: 'Friends' }).getByRole('button', { name: /Đỗ Hương/ })
    await expect.element(friend).toBeVisible()
    await receiver.fill('huong')
    await expect.element(page.getByRole('button', { name: /Paulo/ })).not.toBeInTheDocument()
    await expect.element(friend).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Find' })).not.toBeInTheDocument()
    await receiver.fill('nobody')
    await expect.element(page.getByText(/^No one by that name/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(server.requested(transferCalls.findPayee)).toEqual([])
  })

  it('somebody one sent to is there once, though a friend as well', async () => {
    await expect.element(page.getByRole('button', { name: /Đỗ Hương/ })).toBeVisible()
    expect(page.getByText('Paulo').elements()).toHaveLength(1)
  })

  it('somebody one sent to before is one tap, and nobody is asked for them again', async () => {
    await page.getByRole('region', { name: 'Recent', exact: true }).getByRole('button', { name: /Paulo/ }).click()
    await expect.poll(() => location.hash).toBe('#/pages/transfer/transfer?user_id=9&chosen=first')
    expect(known(9)).toEqual(paulo)
    expect(server.requested(transferCalls.findPayee)).toEqual([])
  })
})

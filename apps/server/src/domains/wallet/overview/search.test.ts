import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { type Member, newAddress, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give, newPayer, payPassword } from '../../../testing/wallet.ts'

let server: TestServer
let ana: Member
let bao: Member
beforeAll(async () => {
  server = await startTestServer()
  ;[ana, bao] = [await newPayer(server, '100.00'), await newPayer(server)]
  await server.context.db.execute(`update accounts set nick_name = 'Bảo Hà Nội' where id = $1`, [bao.userId])
  await give(server, ana.userId, 'bought', '500')
  await send(ana, bao, '12.50')
  // The names of new members end in digits, which would be found like amounts.
  const chi = await newPayer(server)
  await server.context.db.execute(`update accounts set nick_name = 'Chị Lan' where id = $1`, [chi.userId])
  await send(ana, chi, '12.51')
  await unlock(ana, 'The Heir of Rome', 2)
  await unlock(ana, 'Another Night', 2)
})
afterAll(async () => {
  await expectSoundLedger(server)
  await server.close()
})

const send = (from: Member, to: Member, amount: string) =>
  server.succeed(
    transferCalls.transfer,
    { to_user_id: to.userId, amount, remark: '', pay_password: payPassword },
    { token: from.token, key: randomUUID(), address: newAddress() },
  )

async function unlock(who: Member, title: string, number: number): Promise<void> {
  const { db } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes: 3, title })
  await db.execute(`update dramas set coin_price = 60, free_number = 1 where id = $1`, [id])
  await server.succeed(unlockCalls.buyEpisodes, { video_id: id, number }, { token: who.token, key: randomUUID() })
}

type Form = CallRequest<typeof overviewCalls.listBills>
const find = (who: Member, keyword: string, more: Form = {}) =>
  server.succeed(overviewCalls.listBills, { ...more, keyword }, { token: who.token, language: 'en' })
const named = async (who: Member, keyword: string, more: Form = {}) =>
  (await find(who, keyword, more)).list.map(({ bill_type: type, amount }) => `${type} ${amount}`)

describe('searching in the bill', () => {
  it('finds a drama by any part of its title, whatever case', async () => {
    expect(await named(ana, 'heir')).toEqual(['buy_video 60'])
    expect(await named(ana, 'ROME the')).toEqual(['buy_video 60'])
    expect(await named(ana, 'nobody knows')).toEqual([])
  })

  it('finds a person without their accents, on both sides', async () => {
    expect(await named(ana, 'ha noi')).toEqual(['transfer_out 12.50'])
    expect(await named(bao, ana.nickName.slice(0, 6))).toContain('transfer_in 12.50')
  })

  it('finds an amount as people write it, in the coin it fits', async () => {
    expect(await named(ana, '$12.50')).toEqual(['transfer_out 12.50'])
    expect(await named(ana, '12,5')).toEqual(['transfer_out 12.50'])
    expect(await named(ana, '60')).toEqual(['buy_video 60', 'buy_video 60'])
    expect(await named(ana, '60', { coin_code: 'money' })).toEqual([])
  })

  it('finds the number of an order, whatever case, and nobody else does', async () => {
    const [line] = (await find(ana, 'ha noi')).list
    const number = line?.biz_no ?? ''
    expect(await named(ana, number.toLowerCase())).toEqual(['transfer_out 12.50'])
    expect(await named(bao, number)).toEqual(['transfer_in 12.50'])
    expect(await named(await newMember(server), number)).toEqual([])
  })

  it('looks within the other filters, pages, and leaves sums out', async () => {
    expect(await named(ana, '60', { direction: 'in' })).toEqual([])
    expect(await named(ana, '60', { bill_type: 'recharge' })).toEqual([])
    expect(await named(ana, '60', { month: '2001-01' })).toEqual([])
    const second = await find(ana, '60', { coin_code: 'gold', page: 2, limit: 1 })
    expect(second).toMatchObject({ total: 2, page: 2, list: [{ subject: { name: 'The Heir of Rome' } }] })
    expect(second.in_sum).toBeUndefined()
    expect((await find(ana, 'heir', { export: 1 })).csv).toContain('The Heir of Rome')
  })

  it.each(['', 'x', 'x'.repeat(41)])(
    'refuses %j, which is too short or too long, and names the field',
    async (keyword) => {
      const refused = await server.call(overviewCalls.listBills, { keyword }, { token: ana.token })
      expect(refused).toMatchObject({ code: 4000, data: { field: 'keyword' } })
    },
  )
})

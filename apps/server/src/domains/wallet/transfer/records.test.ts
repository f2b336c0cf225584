import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { transferCalls as calls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, newPayer, payPassword } from '../../../testing/wallet.ts'
import { updateEnabled } from '../../account/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const send = ({ token }: Member, { userId }: Member, { amount }: { readonly amount: string }) =>
  server.call(calls.transfer, { to_user_id: userId, amount, pay_password: payPassword }, { token, key: randomUUID() })

describe('vg-getName and vg-transferNote', () => {
  it('V-21: names whom a number or an id belongs to, and nobody who cannot be paid', async () => {
    const [ana, bao] = [await newMember(server), await newMember(server)]
    const request = (form: CallRequest<typeof calls.findPayee>) =>
      server.call(calls.findPayee, form, { token: ana.token })
    const payee = { user_id: bao.userId, user_no: bao.userNo, nick_name: bao.nickName }
    expect((await request({ user_id: bao.userId })).data).toMatchObject(payee)
    expect((await request({ user_no: bao.userNo })).data).toMatchObject(payee)
    expect(await request({ user_no: '' })).toMatchObject({ code: 4000 })
    expect(await request({ user_id: 2 ** 31 })).toMatchObject({ code: 7009 })
    await updateEnabled(server.context.db, bao.userId, false, server.context.clock())
    expect(codesOf([await request({ user_id: bao.userId }), await request({ user_no: bao.userNo })])).toEqual([
      7009, 7009,
    ])
  })

  it('R-21: lists what went and came to me, newest first and page by page, and nothing of others', async () => {
    const [ana, bao, cai] = [await newPayer(server, '10.00'), await newPayer(server, '10.00'), await newPayer(server)]
    await send(ana, bao, { amount: '1.00' })
    await send(bao, ana, { amount: '2.00' })
    await send(ana, bao, { amount: '3.00' })
    const list = async ({ token }: Member, form: Partial<CallRequest<typeof calls.listTransfers>> = {}) =>
      server.succeed(calls.listTransfers, form, { token })
    const briefly = ({ list: rows }: Awaited<ReturnType<typeof list>>) =>
      rows.map(({ direction, amount, other }) => [direction, amount, other.user_id])
    expect(briefly(await list(ana))).toEqual([
      ['out', '3.00', bao.userId],
      ['in', '2.00', bao.userId],
      ['out', '1.00', bao.userId],
    ])
    expect(briefly(await list(ana, { direction: 'in' }))).toEqual([['in', '2.00', bao.userId]])
    expect(await list(ana, { page: 2, limit: 2 })).toMatchObject({ list: [{ amount: '1.00' }], total: 3, page: 2 })
    expect(await list(cai)).toMatchObject({ list: [], total: 0 })
  })

  it('R-21: finds a transfer by its id for both sides, and for nobody else', async () => {
    const [ana, bao, cai] = [await newPayer(server, '10.00'), await newPayer(server), await newPayer(server)]
    const { id } = (await send(ana, bao, { amount: '1.00' })).data.record
    await send(ana, bao, { amount: '2.00' })
    const find = async ({ token }: Member, direction?: 'in' | 'out') =>
      server.succeed(calls.listTransfers, { id, ...(direction && { direction }) }, { token })
    expect(await find(ana)).toMatchObject({ list: [{ id, direction: 'out', amount: '1.00' }], total: 1 })
    expect(await find(bao)).toMatchObject({ list: [{ id, direction: 'in', amount: '1.00' }], total: 1 })
    expect(await find(bao, 'out')).toMatchObject({ list: [], total: 0 })
    expect(await find(cai)).toMatchObject({ list: [], total: 0 })
  })
})

import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { transferCalls as calls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { bodyOf } from '@cliffhanger/rules/chat/preview.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../../testing/device.ts'
import { codesOf, type Member, newAddress, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give, newPayer, noAmounts, payPassword } from '../../../testing/wallet.ts'
import { updateEnabled } from '../../account/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

type Form = Partial<CallRequest<typeof calls.transfer>>

const send = (from: Member, to: Member | undefined, form: Form, key: string = randomUUID()) =>
  server.call(
    calls.transfer,
    { ...(to && { to_user_id: to.userId }), amount: '1.00', pay_password: payPassword, ...form },
    { token: from.token, key, address: newAddress() },
  )

const balanceOf = ({ userId }: Member, coin: 'money' | 'gold' = 'money') =>
  server.domains.ledger.balance(server.context.db, userId, coin)

const befriend = (one: Member, other: Member) =>
  server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, one.userId, other.userId))

const chatOf = async (member: Member, friend: Member) =>
  (
    await server.succeed(
      chatCalls.listPrivateMessages,
      { friend_id: friend.userId, select_type: 'down', msg_id: 0 },
      { token: member.token },
    )
  ).list.filter(({ msg_type }) => msg_type === 'r_p')

describe('vp-transfer', () => {
  it('S-109: moves an amount to another, both read it as theirs and hear it at once', async () => {
    const [ana, bao] = [await newPayer(server, '50.00'), await newPayer(server)]
    const devices = await Promise.all(
      [ana, bao].map(({ token }) => Device.greeted(`ws://127.0.0.1:${server.port}/ws`, token)),
    )
    const { data } = await send(ana, bao, { amount: '12.34', remark: 'for lunch' })
    expect(data).toMatchObject({
      record: { direction: 'out', coin_code: 'money', amount: '12.34', fee: '0.00', remark: 'for lunch' },
      balance: '37.66',
    })
    expect(data.record.other).toMatchObject({ user_id: bao.userId, nick_name: bao.nickName })
    expect([await balanceOf(ana), await balanceOf(bao)]).toEqual(['37.66', '12.34'])
    const notified = await Promise.all(devices.map((device) => device.next('wallet_changed')))
    expect(notified.map(({ data: news }) => news)).toMatchObject([
      { bill: { bill_type: 'transfer_out', direction: 'out', amount: '12.34' } },
      { bill: { bill_type: 'transfer_in', direction: 'in', amount: '12.34' } },
    ])
    for (const device of devices) device.socket.close()
  })

  it('V-21, V-22: not to nobody, not to somebody shut out, not to oneself by either name', async () => {
    const [ana, gone] = [await newPayer(server, '10.00'), await newMember(server)]
    await updateEnabled(server.context.db, gone.userId, false, server.context.clock())
    expect(await send(ana, undefined, { to_user_id: 999_999_999 })).toMatchObject({ code: 7009 })
    expect(await send(ana, undefined, { to_user_no: 'nobody' })).toMatchObject({ code: 7009 })
    expect(await send(ana, gone, {})).toMatchObject({ code: 7009 })
    expect(await send(ana, ana, {})).toMatchObject({ code: 7010 })
    expect(await send(ana, undefined, { to_user_no: ana.userNo })).toMatchObject({ code: 7010 })
    expect(await send(ana, undefined, {})).toMatchObject({ code: 4000, data: { field: 'to_user_id' } })
    expect(await balanceOf(ana)).toBe('10.00')
  })

  it('check 4, V-33: what is no amount is refused naming the field, and nothing moves', async () => {
    const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
    for (const amount of noAmounts)
      expect(await send(ana, bao, { amount: amount as string })).toMatchObject({
        code: 4000,
        data: { field: 'amount' },
      })
    expect(await send(ana, bao, { amount: '1.5', coin_code: 'gold' })).toMatchObject({ code: 4000 })
    for (const coin_code of ['point', 'treasure', 'dollar'] as const)
      expect(await send(ana, bao, { amount: '1', coin_code: coin_code as 'point' })).toMatchObject({
        code: 4000,
        data: { field: 'coin_code' },
      })
    expect([await balanceOf(ana), await balanceOf(bao)]).toEqual(['10.00', '0.00'])
  })

  it('S-113: only bought gold can be given away', async () => {
    const [ana, bao] = [await newPayer(server), await newPayer(server)]
    await give(server, ana.userId, 'granted', '100')
    await give(server, ana.userId, 'bought', '5')
    expect(await send(ana, bao, { coin_code: 'gold', amount: '6' })).toMatchObject({ code: 7001 })
    expect(await send(ana, bao, { coin_code: 'gold', amount: '5' })).toMatchObject({
      code: 200,
      data: { balance: '100' },
    })
    expect(await balanceOf(bao, 'gold')).toBe('5')
  })

  it('check 1: of 50 payments of all there is, one goes through', async () => {
    const [ana, bao] = [await newPayer(server, '1.00'), await newPayer(server)]
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(ana, bao, {})))
    expect(codesOf(replies)).toEqual([200, ...Array(49).fill(7001)])
    expect([await balanceOf(ana), await balanceOf(bao)]).toEqual(['0.00', '1.00'])
  })

  it('check 2, S-110: one key is one transfer, however often and however much at once', async () => {
    const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(ana, bao, {}, key)))
    const done = replies.filter(({ code }) => code === 200)
    expect(done.length + replies.filter(({ code }) => code === 4009).length).toBe(20)
    for (const { data } of done) expect(data).toEqual(done[0]?.data)
    expect(await balanceOf(ana)).toBe('9.00')
  })

  it('check 3: a key with another body is refused, also long after its reply was forgotten', async () => {
    const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
    const key = randomUUID()
    await send(ana, bao, {}, key)
    expect(await send(ana, bao, { amount: '2.00' }, key)).toMatchObject({ code: 4008 })
    const racing = randomUUID()
    const raced = await Promise.all(['1.00', '2.00', '3.00'].map((amount) => send(ana, bao, { amount }, racing)))
    expect(raced.filter(({ code }) => code === 200)).toHaveLength(1)
    const before = await balanceOf(ana)
    await server.context.db.execute(`delete from idempotency_keys`)
    expect(codesOf([await send(ana, bao, {}, key), await send(ana, bao, { amount: '2.00' }, key)])).toEqual([
      4008, 4008,
    ])
    expect(await balanceOf(ana)).toBe(before)
  })

  it('check 19: asks for the payment password, and a wrong one is counted although nothing else happened', async () => {
    const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
    const wrong = await Promise.all(Array.from({ length: 5 }, () => send(ana, bao, { pay_password: '000000' })))
    expect(codesOf(wrong)).toEqual([7003, 7003, 7003, 7003, 7003])
    expect(await send(ana, bao, {})).toMatchObject({ code: 7004 })
    const plain = await newMember(server)
    expect(await send(plain, bao, {})).toMatchObject({ code: 7002 })
    expect(await send(plain, bao, { pay_password: undefined as unknown as string })).toMatchObject({ code: 4000 })
    expect(await balanceOf(bao)).toBe('0.00')
  })

  it('the reply of a key does not depend on the digits, which are stored nowhere', async () => {
    const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
    const key = randomUUID()
    await send(ana, bao, {}, key)
    const { request_hash: hash } = await server.context.db.one<{ request_hash: Buffer }>(
      `select request_hash from idempotency_keys where key = $1`,
      [key],
    )
    expect(hash).toHaveLength(32)
    expect(await send(ana, bao, { pay_password: '000000' }, key)).toMatchObject({ code: 7003 })
    expect(await send(ana, bao, {}, key)).toMatchObject({ code: 200 })
  })

  it('keeps to what may be transferred in one day, also at once, and starts anew with the next', async () => {
    const [ana, bao] = [await newPayer(server, '60000.00'), await newPayer(server)]
    expect(await send(ana, bao, { amount: '50000.01' })).toMatchObject({ code: 7005 })
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(ana, bao, { amount: '10000.00' })))
    expect(codesOf(replies)).toEqual([200, 200, 200, 200, 200, 7005])
    server.advance(dayMs)
    expect(await send(ana, bao, { amount: '10000.00' })).toMatchObject({ code: 200 })
  })

  it('check 7: payments to and fro at once meet no deadlock and keep the sum', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => newPayer(server, '100.00')))
    const at = (index: number) => people[index % 3] as Member
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) => send(at(index), at(index + 1 + (index % 2)), {})),
    )
    expect(new Set(codesOf(replies))).toEqual(new Set([200]))
    const sums = await Promise.all(people.map((one) => balanceOf(one)))
    expect(sums.reduce((sum, one) => sum + Number(one.replace('.', '')), 0)).toBe(30_000)
  })
})

describe('a transfer in a chat', () => {
  it('5001: needs friendship', async () => {
    const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
    expect(await send(ana, bao, { chat: 1 })).toMatchObject({ code: 5001 })
    expect(await balanceOf(ana)).toBe('10.00')
  })

  it('stands there once as a card that both read, with the number of the transfer', async () => {
    const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
    await befriend(ana, bao)
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, bao.token)
    const key = randomUUID()
    const { data } = await send(ana, bao, { chat: 1, remark: '=1+1 🎁' }, key)
    await send(ana, bao, { chat: 1, remark: '=1+1 🎁' }, key)
    const card = { transfer_id: data.record.id, coin_code: 'money', amount: '1.00', remark: '=1+1 🎁' }
    for (const [reader, friend] of [
      [ana, bao],
      [bao, ana],
    ] as const) {
      const messages = await chatOf(reader, friend)
      expect(messages.map(({ msg_id }) => msg_id)).toEqual([data.msg_id])
      expect(messages.map(bodyOf)).toEqual([{ kind: 'transfer', transfer: card }])
    }
    const frames = await Promise.all([device.next('private_msg'), device.next('wallet_changed')])
    expect(frames[0].data).toMatchObject({ self: 0, message: { msg_id: data.msg_id, msg_type: 'r_p' } })
    device.socket.close()
  })

  it('neither card nor money where the balance is not enough', async () => {
    const [ana, bao] = [await newPayer(server, '0.50'), await newPayer(server)]
    await befriend(ana, bao)
    expect(await send(ana, bao, { chat: 1 })).toMatchObject({ code: 7001 })
    expect(await chatOf(ana, bao)).toEqual([])
  })
})

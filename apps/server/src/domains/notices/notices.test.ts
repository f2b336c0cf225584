import { randomUUID } from 'node:crypto'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../testing/device.ts'
import { codesOf, deviceOf, type Member, newMember, newPasswordMember, testPassword } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heardBy } from '../friends/testing.ts'
import { noticeActions } from './testing.ts'

let server: TestServer
let editor: string
let ana: Member
beforeAll(async () => {
  server = await startTestServer()
  editor = await newOperatorToken(server, 'editor')
  ana = await newMember(server)
})
afterAll(() => server.close())

const { tell: notify, open, mine } = noticeActions(() => ({ server, editor }))
const deny = (who: Pick<Member, 'userId'>, reason = 'Wrong name', thing = 7) =>
  notify({ userId: who.userId, key: 'withdrawalDenied', values: { amount: '12.00', coin: 'money', reason }, thing })
const connect = (who: Pick<Member, 'token'>) => Device.greeted(`ws://127.0.0.1:${server.port}/ws`, who.token)

describe('what one member is told', () => {
  it('S-98: is unread in the member’s list until they open it, in the language they read now', async () => {
    await deny(ana)
    const { list, unread, total } = await mine(ana)
    expect(list).toEqual([
      {
        id: expect.any(Number),
        user_id: ana.userId,
        scope: 'user',
        type: 'wallet',
        position: '',
        title: 'Withdrawal declined',
        summary: expect.stringMatching(
          /^Your withdrawal of \$12\.00 was declined .*\.\nNote from support: “Wrong name”$/,
        ),
        image: '',
        link: '/pages/user/cashOutInfo?id=7',
        is_read: 0,
        create_time: expect.any(Number),
        end_time: 0,
      },
    ])
    expect([total, unread]).toEqual([1, 1])
    expect((await mine(ana, {}, 'vi')).list[0]?.title).toBe('Yêu cầu rút tiền bị từ chối')
    const opened = await open(ana, list[0]?.id ?? 0, 'ja')
    expect(opened.data).toMatchObject({ notice: { title: '出金が承認されませんでした', is_read: 1 }, unread: 0 })
    expect(await mine(ana)).toMatchObject({ list: [{ is_read: 1 }], unread: 0 })
  })

  it('names things in the language of its reader where it has their names in several', async () => {
    const bao = await newMember(server)
    const name = { en: 'Enamel pin', 'zh-CN': '珐琅徽章' }
    await notify({ userId: bao.userId, key: 'goodsShipped', values: { name, carrier: 'Post', number: 'V1' }, thing: 7 })
    const summaryIn = async (language: 'en' | 'zh-CN') => (await mine(bao, {}, language)).list[0]?.summary
    expect(await summaryIn('en')).toContain('“Enamel pin”')
    expect(await summaryIn('zh-CN')).toContain('珐琅徽章')
  })

  it('V-42: shows words of others as words, whatever they look like', async () => {
    const bao = await newMember(server)
    await deny(bao, '<img src=x onerror="alert(1)"> & more\n<b>bold</b>')
    const [notice] = (await mine(bao)).list
    const { content } = (await open(bao, notice?.id ?? 0)).data.notice
    expect(content).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more</p><p>&lt;b&gt;bold&lt;/b&gt;')
    expect(content).not.toMatch(/<(?!\/?p>)/)
  })

  it('R-21: is nobody else’s', async () => {
    const bao = await newMember(server)
    const [notice] = (await mine(ana)).list
    expect((await open(bao, notice?.id ?? 0)).code).toBe(4002)
    expect((await open(bao, 999_999_999)).code).toBe(4002)
    expect(await mine(bao)).toMatchObject({ list: [], total: 0, unread: 0 })
  })

  it('is told to every device with what is unread, and once more when one of them opened it', async () => {
    const bao = await newPasswordMember(server)
    const form = { ...deviceOf(randomUUID()), login_name: bao.loginName, login_pwd: testPassword }
    const { access_token: token } = await server.succeed(sessionCalls.signIn, form)
    const [phone, tablet] = [await connect(bao), await connect({ token })]
    await deny(bao)
    const notified = await tablet.next('notice')
    expect(notified).toMatchObject({ stream: `u_${bao.userId}`, data: { notice: { is_read: 0 }, unread: 1 } })
    const [notice] = (await mine(bao)).list
    expect((await phone.next('notice')).data).toEqual(notified.data)
    await open(bao, notice?.id ?? 0)
    for (const device of [phone, tablet]) {
      expect((await device.next('notice')).data).toMatchObject({ notice: { id: notice?.id, is_read: 1 }, unread: 0 })
      device.socket.close()
    }
    await open(bao, notice?.id ?? 0)
    expect(await heardBy(server, bao, 'notice')).toHaveLength(2)
  })

  it('never carries its content in an event', async () => {
    const events = await heardBy(server, ana, 'notice')
    expect(events.length).toBeGreaterThan(0)
    expect(JSON.stringify(events)).not.toContain('content')
  })

  it('is listed by kind, newest first, a page at a time', async () => {
    const bao = await newMember(server)
    for (let thing = 1; thing <= 5; thing++) await deny(bao, 'No', thing)
    await notify({ userId: bao.userId, key: 'realNameApproved', values: {} })
    expect((await mine(bao, { type: 'system' })).list.map(({ type }) => type)).toEqual(['system'])
    expect(await mine(bao, { type: 'team' })).toMatchObject({ list: [], total: 0, unread: 6 })
    const [first, second] = [await mine(bao, { limit: 4 }), await mine(bao, { limit: 4, page: 2 })]
    expect([first.total, first.list.length, second.list.length]).toEqual([6, 4, 2])
    const links = [...first.list, ...second.list].map(({ link }) => link)
    expect(links).toEqual([
      '/pagesB/my_file/realName',
      ...[5, 4, 3, 2, 1].map((id) => `/pages/user/cashOutInfo?id=${id}`),
    ])
  })

  it('is counted on the member’s page (vg-userInfo)', async () => {
    const bao = await newMember(server)
    await deny(bao)
    await deny(bao)
    expect(await server.succeed(overviewCalls.getOverview, {}, { token: bao.token })).toMatchObject({
      notice_unread: 2,
    })
  })

  it('S-98: leaves the right number unread however many devices open at once', async () => {
    const bao = await newMember(server)
    for (let thing = 0; thing < 12; thing++) await deny(bao, 'No', thing)
    const ids = (await mine(bao)).list.map(({ id }) => id)
    const [stored = 0, ...read] = ids
    const replies = await Promise.all([...read, ...read].map((id) => open(bao, id)))
    expect(codesOf(replies).every((code) => code === 200)).toBe(true)
    expect((await mine(bao)).unread).toBe(1)
    const events = await heardBy(server, bao, 'notice')
    const unread = events.map((data) => (data as { unread: number }).unread)
    expect(unread).toEqual([...Array.from({ length: 12 }, (_, index) => index + 1), 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect((await open(bao, stored)).data.unread).toBe(0)
  })

  it('is counted right where it is told and opened at once', async () => {
    const bao = await newMember(server)
    await deny(bao)
    const [first] = (await mine(bao)).list
    await Promise.all([open(bao, first?.id ?? 0), deny(bao), deny(bao), open(bao, first?.id ?? 0), deny(bao)])
    expect((await mine(bao)).unread).toBe(3)
    const last = (await heardBy(server, bao, 'notice')).at(-1)
    expect(last).toMatchObject({ unread: 3 })
  })

  it('is not told where what it tells of did not happen', async () => {
    const bao = await newMember(server)
    const { db } = server.context
    const failing = db.transaction(async (tx) => {
      await server.domains.notices.notify(tx, { userId: bao.userId, key: 'realNameApproved', values: {} })
      throw new Error('the act failed')
    })
    await expect(failing).rejects.toThrow('the act failed')
    expect(await mine(bao)).toMatchObject({ list: [], unread: 0 })
    expect(await heardBy(server, bao, 'notice')).toEqual([])
  })

  it.each(['0', '-1', '1.5', 'x', '99999999999999999999'])('E-46: opens no notice of the number %s', async (id) => {
    const path = `${noticeCalls.openNotice.path}?id=${id}`
    const { body } = await server.send({ method: 'GET', path, headers: { authorization: `Bearer ${ana.token}` } })
    expect(JSON.parse(body)).toMatchObject({ code: 4000, data: { field: 'id' } })
  })
})

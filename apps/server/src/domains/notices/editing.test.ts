import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../testing/device.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heardBy } from '../friends/testing.ts'
import { actionsUpon } from '../operators/testing.ts'
import { announceAll, noticeActions } from './testing.ts'

let server: TestServer
let editor: string
let auditor: string
let ana: Member
let bao: Member
beforeAll(async () => {
  // Tokens must outlive the time that goes by.
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '90000000' })
  editor = await newOperatorToken(server, 'editor')
  auditor = await newOperatorToken(server, 'auditor')
  ana = await newMember(server)
  bao = await newMember(server)
})
afterAll(() => server.close())

const { written, edit, withdraw, announced, open, mine, heardByAll } = noticeActions(() => ({ server, editor }))
const words = (title: string, content = '') => ({ title, summary: `About ${title}`, content })
const only = ({ userNo }: Member) => ({ user_no: userNo, position: '', type: 'system' }) as const
const nowSeconds = () => Math.floor(server.context.clock() / 1000)
const refused = (field: string) => ({ code: 4000, data: { field } })
/** Lets time go by; whoever operates has to sign in again. */
const later = async (ms: number): Promise<void> => {
  server.advance(ms)
  editor = await newOperatorToken(server, 'editor')
}

describe('an announcement that is changed', () => {
  it('R-23, V-42: is told anew at once, stays read by who read it, and stands in the log as it was and as it is', async () => {
    const id = await written()
    await open(ana, id)
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, bao.token)
    expect((await edit(id, {}, auditor)).code).toBe(4001)
    const texts = { en: words('Autumn', '<p>Soon<script>x()</script></p>'), vi: words('Mùa thu') }
    const changed = await edit(id, { texts, position: 'popup', link: '/pages/user/coupon', type: 'system' })
    expect(changed.data.notice).toMatchObject({ id, version: 2, position: 'popup', state: 'running', read_total: 1 })
    expect((await device.next('notice')).data).toMatchObject({ notice: { id, title: 'Autumn', end_time: 0 } })
    device.socket.close()
    expect(await announced(bao)).toEqual([])
    expect(await announced(bao, 'popup', 'vi')).toMatchObject([{ id, title: 'Mùa thu', type: 'system', is_read: 0 }])
    expect(await announced(ana, 'popup')).toMatchObject([{ id, title: 'Autumn', is_read: 1 }])
    expect([(await mine(ana)).unread, (await mine(bao)).unread]).toEqual([0, 1])
    expect((await open(bao, id)).data.notice).toMatchObject({ content: '<p>Soon</p>', link: '/pages/user/coupon' })
    const [action] = await actionsUpon(server, `notice ${id}`, auditor)
    expect(action).toMatchObject({
      action: 'notice.edit',
      before: { version: 1, position: 'line', texts: { en: { title: 'Summer festival' } } },
      after: { version: 2, position: 'popup', texts: { vi: { title: 'Mùa thu' } } },
    })
    await withdraw(id)
  })

  it('4003: is not overwritten by who read an older text, nor by one of two at once', async () => {
    const id = await written()
    const both = await Promise.all(['One', 'Two'].map((title) => edit(id, { version: 1, texts: { en: words(title) } })))
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 4003]))
    const won = both.find(({ code }) => code === 200)?.data.notice
    expect((await announced(ana))[0]?.title).toBe(won?.texts.en?.title)
    const again = await edit(id, { version: 1, texts: { en: words('Three') } })
    expect(again.code).toBe(4003)
    expect((await announced(ana))[0]?.title).toBe(won?.texts.en?.title)
    expect((await edit(id, { version: 2 ** 52 })).code).toBe(4003)
    await withdraw(id)
    expect((await edit(id)).code).toBe(4003)
    expect((await edit(999_999)).code).toBe(4002)
    const over = await written({ end_time: nowSeconds() + 60 })
    await later(60_000)
    expect((await edit(over, { end_time: 0 })).code).toBe(4003)
  })

  it('keeps the beginning it had, may end at another time, and makes sense', async () => {
    const id = await written()
    const from = (await announced(ana))[0]?.create_time ?? 0
    await later(5_000)
    for (const start_time of [0, from]) expect((await edit(id, { start_time })).code).toBe(200)
    expect((await announced(ana))[0]?.create_time).toBe(from)
    expect(await edit(id, { start_time: nowSeconds() + 600 })).toMatchObject(refused('start_time'))
    expect(await edit(id, { end_time: nowSeconds() - 600 })).toMatchObject(refused('end_time'))
    expect(await edit(id, { texts: {} })).toMatchObject(refused('texts'))
    expect((await edit(id, { user_no: '00000000', position: '' })).code).toBe(7009)
    expect((await edit(id, { end_time: nowSeconds() + 60 })).code).toBe(200)
    await later(61_000)
    expect(await announced(ana)).toEqual([])
  })

  it('is told nobody while it is planned, and once when its new time comes', async () => {
    const before = (await heardByAll(ana)).length
    const notified = async () => (await heardByAll(ana)).slice(before)
    const id = await written({ start_time: nowSeconds() + 600 })
    await edit(id, { start_time: nowSeconds() + 3600, texts: { en: words('Later') } })
    await later(601_000)
    expect([await announceAll(server), await announced(ana)]).toEqual([0, []])
    const [changed] = await Promise.all([edit(id, { start_time: 0 }), announceAll(server)])
    expect(changed.data.notice.state).toBe('running')
    expect(await announceAll(server)).toBe(0)
    expect(await notified()).toMatchObject([{ notice: { id, title: 'Later' } }])
    await withdraw(id)
  })

  it('is told once, whether its change or its time comes first', async () => {
    const before = (await heardByAll(ana)).length
    const id = await written({ start_time: nowSeconds() + 60 })
    await later(61_000)
    await Promise.all([edit(id, { texts: { en: words('Both') } }), announceAll(server)])
    expect(await announceAll(server)).toBe(0)
    const notified = (await heardByAll(ana)).slice(before)
    expect(notified.length).toBeLessThanOrEqual(2)
    expect(notified.at(-1)).toMatchObject({ notice: { id, title: 'Both' } })
    await withdraw(id)
  })
})

describe('a member’s own notice that is changed', () => {
  it('is sent to that member alone, and stays unread or read', async () => {
    const id = await written(only(ana))
    await edit(id, { texts: { en: words('Unread') } })
    expect((await heardBy(server, ana, 'notice')).at(-1)).toMatchObject({
      notice: { id, title: 'Unread', is_read: 0 },
      unread: 1,
    })
    await open(ana, id)
    await edit(id, { texts: { en: words('Read') } })
    expect((await heardBy(server, ana, 'notice')).at(-1)).toMatchObject({
      notice: { title: 'Read', is_read: 1 },
      unread: 0,
    })
    expect(await heardBy(server, await newMember(server), 'notice')).toEqual([])
    expect(await edit(id, { position: 'popup' })).toMatchObject(refused('position'))
    expect(await edit(id, { end_time: nowSeconds() + 600 })).toMatchObject(refused('end_time'))
    await withdraw(id)
  })

  it('R-21: becomes another’s notice, and neither had the other’s', async () => {
    const id = await written(only(ana))
    const moved = (await edit(id, only(bao))).data.notice
    expect(moved).toMatchObject({ user_no: bao.userNo, version: 1, state: 'running' })
    expect(await mine(ana)).toMatchObject({ list: expect.not.arrayContaining([{ id }]), unread: 0 })
    expect((await mine(bao)).list[0]).toMatchObject({ id: moved.id, is_read: 0 })
    expect([(await open(ana, moved.id)).code, (await open(bao, id)).code]).toEqual([4002, 4002])
    expect((await heardBy(server, ana, 'notice')).at(-1)).toMatchObject({
      notice: { id, end_time: expect.any(Number) },
    })
    expect((await edit(id)).code).toBe(4003)
    const [action] = await actionsUpon(server, `notice ${id}`, auditor)
    expect(action).toMatchObject({ before: { user_no: ana.userNo }, after: { id: moved.id, user_no: bao.userNo } })
    await withdraw(moved.id)
  })

  it('becomes everyone’s, and everyone’s becomes the member’s own', async () => {
    const before = (await heardByAll(bao)).length
    const id = await written(only(ana))
    const all = (await edit(id, { user_no: '', position: 'line' })).data.notice
    expect(await announced(bao)).toMatchObject([{ id: all.id, user_id: 0, is_read: 0 }])
    const own = (await edit(all.id, only(ana))).data.notice
    expect([await announced(bao), (await mine(bao)).unread]).toEqual([[], 0])
    expect((await mine(ana)).list[0]).toMatchObject({ id: own.id, user_id: ana.userId })
    const [began, ended] = (await heardByAll(bao)).slice(before)
    expect([began, ended]).toMatchObject([
      { notice: { id: all.id, end_time: 0 } },
      { notice: { id: all.id, end_time: expect.any(Number) } },
    ])
    await withdraw(own.id)
  })

  it('changes hands both ways at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await written(only(ana)), await written(only(bao))]
      const both = await Promise.all([edit(one, only(bao)), edit(other, only(ana))])
      expect(both.map(({ code }) => code)).toEqual([200, 200])
      for (const { data } of both) await withdraw(data.notice.id)
    }
  })
})

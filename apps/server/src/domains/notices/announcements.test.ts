import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../testing/device.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heardBy } from '../friends/testing.ts'
import { forgetOldNotices } from './jobs.ts'
import { announceAll, noticeActions } from './testing.ts'

let server: TestServer
let editor: string
let ana: Member
let bao: Member
beforeAll(async () => {
  // Tokens must outlive the time that goes by.
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '90000000' })
  editor = await newOperatorToken(server, 'editor')
  ana = await newMember(server)
  bao = await newMember(server)
})
afterAll(() => server.close())

const {
  written,
  write,
  withdraw,
  announced,
  open,
  mine,
  heardByAll,
  tell: notify,
} = noticeActions(() => ({ server, editor }))
/** Lets time go by; whoever operates has to sign in again. */
const later = async (ms: number): Promise<void> => {
  server.advance(ms)
  editor = await newOperatorToken(server, 'editor')
}
const nowSeconds = () => Math.floor(server.context.clock() / 1000)
const announce = () => announceAll(server)
const readRows = async () =>
  (await server.context.db.one<{ total: number }>('select count(*)::int as total from notice_reads')).total

describe('what everyone is told', () => {
  it('S-98: is unread for each member until they open it, and has no row for members who did not', async () => {
    const before = await readRows()
    const id = await written({ link: '/pages/user/coupon' })
    expect(await announced(ana)).toMatchObject([
      { id, user_id: 0, scope: 'platform', position: 'line', link: '/pages/user/coupon', is_read: 0, end_time: 0 },
    ])
    expect([(await mine(ana)).unread, (await mine(bao)).unread]).toEqual([1, 1])
    expect(await readRows()).toBe(before)
    const opened = await open(ana, id)
    expect(opened.data).toMatchObject({ notice: { content: '<p>All <b>week</b></p>', is_read: 1 }, unread: 0 })
    expect(await announced(ana)).toMatchObject([{ id, is_read: 1 }])
    expect(await announced(bao)).toMatchObject([{ id, is_read: 0 }])
    expect([(await mine(ana)).unread, (await mine(bao)).unread]).toEqual([0, 1])
    expect(await readRows()).toBe(before + 1)
    expect(await heardBy(server, ana, 'notice')).toMatchObject([{ notice: { id, is_read: 1 }, unread: 0 }])
    await withdraw(id)
  })

  it('is told to everybody’s devices at once, and again when it is withdrawn', async () => {
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, bao.token)
    const id = await written({ position: 'popup' })
    const heard = await device.next('notice')
    expect(heard).toMatchObject({ stream: 'platform', data: { notice: { id, position: 'popup', end_time: 0 } } })
    expect(heard.data).not.toHaveProperty('unread')
    expect(await announced(bao, 'popup')).toMatchObject([{ id }])
    expect(await announced(bao)).toEqual([])
    expect((await withdraw(id)).code).toBe(200)
    const gone = (await device.next('notice')).data as { notice: { id: number; end_time: number } }
    expect(gone.notice.id).toBe(id)
    expect(gone.notice.end_time).toBeGreaterThan(0)
    expect(await announced(bao, 'popup')).toEqual([])
    expect((await open(bao, id)).code).toBe(4002)
    expect((await withdraw(id)).code).toBe(4003)
    expect((await withdraw(999_999)).code).toBe(4002)
    device.socket.close()
  })

  it('is in force from its start to its end, to the second, and told when it starts, once', async () => {
    const from = nowSeconds() + 3600
    const before = (await heardByAll(ana)).length
    const id = await written({ start_time: from, end_time: from + 3600 })
    expect((await mine(ana)).unread).toBe(0)
    expect((await open(ana, id)).code).toBe(4002)
    expect(await announce()).toBe(0)
    await later(3_601_000)
    expect(await announced(ana)).toMatchObject([{ id, create_time: from, end_time: from + 3600 }])
    expect((await mine(ana)).unread).toBe(1)
    const notified = await Promise.all([announce(), announce(), announce()])
    expect(notified.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect((await heardByAll(ana)).slice(before)).toMatchObject([{ notice: { id } }])
    await later(hourMs)
    expect(await announced(ana)).toEqual([])
    expect((await mine(ana)).unread).toBe(0)
    expect((await withdraw(id)).code).toBe(4003)
  })

  it('is never told where it was withdrawn before its start', async () => {
    const id = await written({ start_time: nowSeconds() + 60 })
    await withdraw(id)
    await later(61_000)
    expect(await announce()).toBe(0)
    expect(await announced(ana)).toEqual([])
  })

  it('stands in everybody’s own list where it has no place of its own, in the order of time', async () => {
    const one = await written({ position: '', type: 'system' })
    await later(1000)
    await notify({ userId: ana.userId, key: 'realNameApproved', values: {} })
    await later(1000)
    const two = await written({ position: '', type: 'activity' })
    const { list, total, unread } = await mine(ana)
    expect(list.map(({ id }) => id)).toEqual([two, expect.any(Number), one])
    expect([total, unread]).toEqual([3, 3])
    const [first, second] = [await mine(ana, { limit: 2 }), await mine(ana, { limit: 2, page: 2 })]
    expect([...first.list, ...second.list]).toEqual(list)
    expect((await mine(ana, { type: 'system' })).total).toBe(2)
    expect((await mine(bao)).list.map(({ id }) => id)).toEqual([two, one])
    for (const id of [one, two]) await withdraw(id)
  })

  it('is shown in the reader’s language, else in one it was written in', async () => {
    const words = (title: string) => ({ title, summary: '', content: '' })
    const id = await written({ texts: { vi: words('Lễ hội'), en: words('Festival') } })
    expect((await announced(ana, 'line', 'vi'))[0]?.title).toBe('Lễ hội')
    expect((await announced(ana, 'line', 'pt'))[0]?.title).toMatch(/Lễ hội|Festival/)
    await withdraw(id)
  })
})

describe('what is kept', () => {
  it('is forgotten 180 days later, who read it with it; what is in force stays', async () => {
    const over = await written({ end_time: nowSeconds() + 60 })
    const running = await written()
    await open(ana, over)
    await open(ana, running)
    await notify({ userId: ana.userId, key: 'realNameApproved', values: {} })
    await later(179 * dayMs)
    const signal = new AbortController().signal
    const rows = async () =>
      (await server.context.db.query<{ id: number }>('select id from notices order by id')).map(({ id }) => id)
    const all = await rows()
    expect(all).toContain(over)
    await later(2 * dayMs)
    expect(await forgetOldNotices(server.context, signal)).toBeGreaterThan(0)
    expect(await rows()).toEqual([running])
    expect(await forgetOldNotices(server.context, signal)).toBe(0)
    expect(await announced(ana)).toMatchObject([{ id: running, is_read: 1 }])
    expect(await mine(ana)).toMatchObject({ list: [], total: 0, unread: 0 })
    await withdraw(running)
  })

  it('is never more than 50 announcements at once', async () => {
    const ids: number[] = []
    for (let count = 0; count < 50; count++) ids.push(await written())
    expect(await write()).toMatchObject({ code: 4000, data: { field: 'position' } })
    expect((await announced(ana)).length).toBe(50)
    expect((await mine(ana)).unread).toBe(50)
    for (const id of ids) await withdraw(id)
    expect((await write()).code).toBe(200)
  })
})

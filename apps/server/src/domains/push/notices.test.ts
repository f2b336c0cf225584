import { setTimeout as sleep } from 'node:timers/promises'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Device } from '../../testing/device.ts'
import { type PushServiceDouble, startPushService } from '../../testing/doubles/push-service.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { noticeActions } from '../notices/testing.ts'
import { listAnnouncementTargets } from './queries/notice-targets.ts'

let service: PushServiceDouble
let server: TestServer
let editor: string
let ana: Member
let bao: Member

beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ PUSH_PRIVATE: '1', RATE_FACTOR: '1000' })
  editor = await newOperatorToken(server, 'editor')
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  await change(`delete from push_subscriptions`)
  service.arrived.length = 0
  service.answer = () => 201
  ana = await newMember(server)
  bao = await newMember(server)
})

const { written, edit, withdraw, tell: notify, open } = noticeActions(() => ({ server, editor }))
const change = (sql: string, ...values: unknown[]) => server.context.db.execute(sql, values)
const subscribe = async ({ token }: Pick<Member, 'token'>) => {
  const browser = service.newBrowser()
  await server.succeed(pushCalls.subscribePush, browser, { token })
  return browser.endpoint
}
const reads = (member: Member, language: string) =>
  change(`update accounts set language = $2 where id = $1`, member.userId, language)
/** What arrived, once there are so many, and no more a while later. */
const arrived = async (count: number) => {
  await vi.waitFor(() => expect(service.arrived).toHaveLength(count), { timeout: 20_000, interval: 50 })
  await longEnough()
  expect(service.arrived).toHaveLength(count)
  return service.arrived
}
/** For a round and a job to be over. */
const longEnough = () => sleep(2500)
const approve = (member: Member) => notify({ userId: member.userId, key: 'realNameApproved', values: {} })
const both = {
  en: { title: 'Festival', summary: 'x'.repeat(300), content: '' },
  vi: { title: 'Lễ hội', summary: '', content: '' },
}

describe('a member’s own notice', () => {
  it('arrives encrypted at each of the member’s browsers and at nobody else’s, in their language, and opens the notice', async () => {
    await reads(ana, 'vi')
    const endpoint = await subscribe(ana)
    await subscribe(bao)
    await change(`update accounts set stop_audio = true where id = $1`, ana.userId)
    await approve(ana)
    const [one] = await arrived(1)
    const id = (await server.context.db.one<{ id: number }>(`select id from notices where user_id = $1`, [ana.userId]))
      .id
    expect(one).toMatchObject({
      endpoint,
      headers: { ttl: '86400' },
      notice: {
        type: 'notice',
        title: expect.stringMatching(/^[^\n]*[ạáàảãđêếệôơư]/i),
        icon: '',
        link: `/#/pages/message/messageDetail?kind=notice&id=${id}`,
        badge: 0,
        tag: `notice_${id}`,
        silent: 1,
      },
    })
  })

  it('stands for those of the same moment, and is not told again when it is changed', async () => {
    await subscribe(ana)
    const own = { user_no: ana.userNo, position: '', type: 'system' } as const
    await written(own)
    const newest = await written({ ...own, texts: both })
    const [one] = await arrived(1)
    expect(one?.notice).toMatchObject({ title: 'Festival', tag: `notice_${newest}` })
    expect(one?.notice.body).toBe(`${'x'.repeat(199)}…`)
    await edit(newest, { texts: { en: { title: 'Changed', summary: '', content: '' } } })
    await arrived(1)
  })

  it('does not arrive while the page is visible, nor when the member turned notifications off or opened the notice at once', async () => {
    await subscribe(ana)
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, ana.token)
    await approve(ana)
    expect(await arrived(0)).toEqual([])
    await server.succeed(pushCalls.reportVisibility, { hidden: 1, at_ms: 1 }, { token: ana.token })
    await approve(ana)
    await arrived(1)
    const opened = await written({ user_no: ana.userNo, position: '', type: 'system' })
    await open(ana, opened)
    await arrived(1)
    await change(`update accounts set disturb = true where id = $1`, ana.userId)
    await approve(ana)
    await arrived(1)
    device.socket.close()
  })

  it('is tried again where the push service fails, and arrives once; not if it was withdrawn meanwhile', async () => {
    await subscribe(ana)
    let tries = 0
    service.answer = () => (++tries < 2 ? 503 : 201)
    await approve(ana)
    await arrived(1)
    tries = 0
    const id = await written({ user_no: ana.userNo, position: '', type: 'system' })
    await vi.waitFor(() => expect(tries).toBe(1), { timeout: 20_000 })
    await withdraw(id)
    await sleep(8000)
    expect([tries, service.arrived.length]).toEqual([1, 1])
  })
})

describe('an announcement', () => {
  it('arrives once at every browser that is away, each in its language', async () => {
    const cara = await newMember(server)
    for (const member of [ana, bao, cara]) await subscribe(member)
    await reads(bao, 'vi')
    await change(`update accounts set disturb = true where id = $1`, cara.userId)
    const id = await written({ texts: both })
    const titles = (await arrived(2)).map(({ notice }) => notice.title)
    expect(titles.toSorted()).toEqual(['Festival', 'Lễ hội'])
    await edit(id, { position: 'popup' })
    await arrived(2)
    await withdraw(id)
  })

  it('arrives when a planned one begins, not before', async () => {
    await subscribe(ana)
    const id = await written({ start_time: Math.floor(server.context.clock() / 1000) + 600 })
    expect(await arrived(0)).toEqual([])
    await edit(id, { start_time: 0 })
    await arrived(1)
    await withdraw(id)
  })

  it('does not arrive where somebody subscribed later, where it failed, where it was withdrawn, or an hour later', async () => {
    const requested = { afterSession: 0, limit: 10 }
    await subscribe(ana)
    await change(`update push_subscriptions set failing_since_ms = 1`)
    const id = await written()
    expect(await arrived(0)).toEqual([])
    await subscribe(bao)
    const targets = async (nowMs: number) =>
      (
        await listAnnouncementTargets(server.context.db, { ...requested, noticeId: id, nowMs, sinceMs: nowMs - hourMs })
      ).map(({ user_id }) => user_id)
    const nowMs = server.context.clock()
    expect(await targets(nowMs)).toEqual([])
    await change(`update push_subscriptions set failing_since_ms = null`)
    expect(await targets(nowMs)).toEqual([ana.userId])
    expect(await targets(nowMs + 3_700_000)).toEqual([])
    await open(ana, id)
    expect(await targets(nowMs)).toEqual([])
    await withdraw(id)
  })

  it('arrives at everybody, however many pages they are', async () => {
    await subscribe(ana)
    const dead = `${service.origin}/dead-`
    await change(
      `with sessions as (
         insert into login_sessions (account_id, device_hash, device, address, seed, rotated_ms, created_ms, is_proven)
           select $1, '', '{}', '', '', 0, 0, true from generate_series(1, 510) returning id
       )
       insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, created_ms)
         select id, $1, $2 || id, p256dh, s.auth, 0 from sessions, push_subscriptions s`,
      ana.userId,
      dead,
    )
    const endpoint = await subscribe(await newMember(server))
    const id = await written()
    expect((await arrived(2)).map((each) => each.endpoint)).toContain(endpoint)
    // Whom the push service knows no more is forgotten.
    await vi.waitFor(async () => expect(await listed()).toBe(2), { timeout: 20_000 })
    await withdraw(id)
  })
})

const listed = async () =>
  (await server.context.db.one<{ total: number }>(`select count(*)::int as total from push_subscriptions`)).total

import { realNameOperatorCalls as calls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Device } from '../../../../testing/device.ts'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { isCertified } from '../../../account/index.ts'
import { changeWalletSettings, readWalletSettings } from '../../../wallet/wallet-settings.ts'
import { actionsUpon, newPicture, reason } from '../../testing.ts'

let server: TestServer
let token: string
let owner: string
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
  token = await newOperatorToken(server, 'support')
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

const idCard = '11010519491231002X'
type Form = Partial<Record<'real_name' | 'id_card' | 'front_url' | 'back_url', string>>

const submit = async (who: Member, form: Form = {}) =>
  server.call(
    realNameCalls.submitRealName,
    {
      real_name: '张三丰',
      id_card: idCard,
      front_url: await newPicture(server, who),
      back_url: await newPicture(server, who),
      ...form,
    },
    { token: who.token },
  )
const mine = ({ token: own }: Member) => server.succeed(realNameCalls.getRealName, {}, { token: own })
const open = (user_id: number, by = token) => server.call(calls.openRealName, { user_id }, { token: by })
const judge = (user_id: number, version: number, status: 2 | 3, by = token) =>
  server.call(calls.judgeRealName, { user_id, version, status, ...(status === 3 && { reason }) }, { token: by })

it('S-84: is applied for, rejected with a reason, applied for again, and certified for good', async () => {
  const ana = await newMember(server)
  expect(await mine(ana)).toMatchObject({ status: 0, real_name: '', create_time: 0 })
  expect((await submit(ana)).data).toEqual({ status: 1 })
  expect((await submit(ana)).code).toBe(3014)
  const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, ana.token)
  expect((await judge(ana.userId, 1, 3)).code).toBe(200)
  expect((await device.next('realname_changed')).data).toEqual({ status: 3, reason })
  expect(await mine(ana)).toMatchObject({ status: 3, reason, real_name: '张三丰', id_card: idCard })
  expect((await submit(ana, { id_card: '11010519491231002x', real_name: ' 张三 ' })).code).toBe(200)
  expect(await mine(ana)).toMatchObject({ status: 1, reason: '', real_name: '张三', id_card: idCard })
  expect((await judge(ana.userId, 1, 2)).code).toBe(4003)
  expect(await isCertified(server.context.db, ana.userId)).toBe(false)
  expect((await judge(ana.userId, 2, 2)).code).toBe(200)
  expect((await device.next('realname_changed')).data).toEqual({ status: 2, reason: '' })
  expect(await mine(ana)).toMatchObject({ status: 2, real_name: '张•••', id_card: '•••• 002X' })
  expect(await isCertified(server.context.db, ana.userId)).toBe(true)
  expect((await submit(ana)).code).toBe(3014)
  for (const status of [2, 3] as const) expect((await judge(ana.userId, 2, status)).code).toBe(4003)
  device.socket.close()
})

it('3014: many at once are one application, and many judgements one judgement', async () => {
  const ana = await newMember(server)
  expect(codesOf(await Promise.all([submit(ana), submit(ana), submit(ana)]))).toEqual([200, 3014, 3014])
  const judged = [judge(ana.userId, 1, 2), judge(ana.userId, 1, 3, owner), judge(ana.userId, 1, 2)]
  expect(codesOf(await Promise.all(judged))).toEqual([200, 4003, 4003])
})

it('E-46, E-72: takes a real number and private pictures of the member only', async () => {
  const [ana, bao] = [await newMember(server), await newMember(server)]
  for (const [field, form] of [
    ['real_name', { real_name: ' a ' }],
    ['id_card', { id_card: '110105194912310021' }],
    ['id_card', { id_card: '12' }],
    ['front_url', { front_url: '' }],
  ] as const)
    expect(await submit(ana, form)).toMatchObject({ code: 4000, data: { field } })
  expect((await submit(ana, { back_url: await newPicture(server, bao) })).code).toBe(5019)
  expect((await submit(ana, { front_url: 'chat/1/202611/nothing.png' })).code).toBe(5019)
  const shown = await newPicture(server, ana)
  await server.context.db.execute(`update uploads set upload_type = 'avatar' where url = $1`, [shown])
  expect((await submit(ana, { front_url: shown })).code).toBe(5019)
  const film = await newPicture(server, ana)
  await server.context.db.execute(`update uploads set resource_type = 'video' where url = $1`, [film])
  expect((await submit(ana, { front_url: film })).code).toBe(5019)
  expect((await mine(ana)).status).toBe(0)
})

it('R-22: says what it is needed for on this platform', async () => {
  const ana = await newMember(server)
  expect((await mine(ana)).needed_for).toEqual(['crowdfunding'])
  await server.context.db.transaction(async (tx) => {
    const { version } = await readWalletSettings(tx)
    await changeWalletSettings(tx, { withdraw_need_real_name: 1, crowdfunding_need_real_name: 0 }, version)
  })
  expect((await mine(ana)).needed_for).toEqual(['withdraw', 'team'])
})

it('is sealed in the database', async () => {
  const ana = await newMember(server)
  await submit(ana)
  const [row] = await server.context.db.query<{ all: string }>(
    `select real_names::text || encode(sealed, 'escape') as all from real_names where user_id = $1`,
    [ana.userId],
  )
  // The keys of the pictures stand beside it: without a signed address they show nothing.
  expect(row?.all).not.toMatch(/张三丰|11010519491231002X/)
})

it('R-23: is looked at by those who may, with a line in the log and addresses that end', async () => {
  const [ana, bao] = [await newMember(server), await newMember(server)]
  await submit(ana)
  await submit(bao)
  const { application } = (await open(ana.userId)).data
  expect(application).toMatchObject({ real_name: '张三丰', id_card: idCard, version: 1, status: 1 })
  expect(application.same_number_total).toBeGreaterThan(0)
  for (const address of [application.front_address, application.back_address]) {
    const seconds = Number(new URL(address).searchParams.get('X-Amz-Expires'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(600)
  }
  expect(await actionsUpon(server, `member ${ana.userId}`, owner)).toMatchObject([{ action: 'realName.open' }])
  await judge(ana.userId, 1, 3)
  expect(await actionsUpon(server, `member ${ana.userId}`, owner)).toMatchObject([
    { action: 'realName.reject', reason, before: { status: 1 }, after: { status: 3 } },
    { action: 'realName.open' },
  ])
  for (const role of ['auditor', 'editor', 'finance'] as const) {
    const other = await newOperatorToken(server, role)
    expect((await open(ana.userId, other)).code).toBe(4001)
    expect((await server.call(calls.listRealNames, {}, { token: other })).code).toBe(4001)
  }
  expect((await open(999_999)).code).toBe(4002)
  expect((await judge(999_999, 1, 2)).code).toBe(4002)
  const silent = { user_id: bao.userId, version: 1, status: 3 } as const
  expect(await server.call(calls.judgeRealName, silent, { token })).toMatchObject({
    code: 4000,
    data: { field: 'reason' },
  })
})

it('lists the longest waiting first, without what they say', async () => {
  const [ana, bao] = [await newMember(server), await newMember(server)]
  await submit(ana)
  await submit(bao)
  const list = (filter: object) => server.succeed(calls.listRealNames, filter, { token })
  const waiting = (await list({ status: 1, limit: 100 })).list
  expect(waiting.map(({ member }) => member.user_id).slice(-2)).toEqual([ana.userId, bao.userId])
  expect(JSON.stringify(waiting)).not.toContain('张三丰')
  expect(await list({ number: ana.userNo })).toMatchObject({ total: 1, list: [{ status: 1, version: 1 }] })
  await judge(ana.userId, 1, 2)
  expect((await list({ status: 1, number: ana.userNo })).total).toBe(0)
  expect((await list({ status: 2, number: ana.userNo })).total).toBe(1)
})

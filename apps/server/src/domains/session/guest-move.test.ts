import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deviceOf, type Member, newMember, newPasswordMember, testPassword } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let dramaIds: readonly number[]
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.context
  await db.execute(`insert into drama_types (names) values ('{"en": "Type"}')`)
  const rows = await db.query<{ id: number }>(
    `insert into dramas (type_id, language, texts, year, created_ms, updated_ms)
     select (select min(id) from drama_types), 'en', '{}', 2026, 0, 0 from generate_series(1, 3) returning id`,
  )
  dramaIds = rows.map(({ id }) => id)
})
afterAll(() => server.close())

type Account = Awaited<ReturnType<typeof newPasswordMember>>

const watch = (userId: number, drama: number, number: number, atMs: number) =>
  server.context.db.execute(
    `insert into watch_marks (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms)
     values ($1, $2, $3, 5, 60, false, 1, $4)`,
    [userId, dramaIds[drama], number, atMs],
  )
const watched = (userId: number) =>
  server.context.db.query(
    `select array_position($2::bigint[], drama_id) - 1 as drama, number from watch_marks where user_id = $1 order by drama_id`,
    [userId, dramaIds],
  )
const like = (userId: number, drama: number) =>
  server.context.db.execute(`insert into drama_likes (user_id, drama_id, created_ms) values ($1, $2, 0)`, [
    userId,
    dramaIds[drama],
  ])
const likes = async (userId: number) =>
  (
    await server.context.db.one<{ total: number }>(
      `select count(*)::int as total from drama_likes where user_id = $1`,
      [userId],
    )
  ).total
const signIn = (who: Account, device: Pick<Member, 'deviceId'>, secret: string | undefined) =>
  server.succeed(sessionCalls.signIn, {
    ...deviceOf(device.deviceId),
    login_name: who.loginName,
    login_pwd: testPassword,
    device_secret: secret,
  })
const parentOf = async (token: string) =>
  (await server.succeed(accountCalls.getAccount, {}, { token })).user_info.parent_code
const teamOf = ({ token }: Pick<Member, 'token'>) => server.succeed(teamCalls.listTeam, { level: 1 }, { token })

describe('a guest who signs in', () => {
  let inviter: Member
  let guest: Member
  let account: Account
  beforeEach(async () => {
    inviter = await newMember(server)
    account = await newPasswordMember(server)
    guest = await newMember(server, { parentCode: inviter.userCode })
  })

  it('brings what they watched and liked; of a drama that both watched, the later position stays', async () => {
    await watch(guest.userId, 0, 7, 2000)
    await watch(guest.userId, 1, 3, 1000)
    await watch(account.userId, 0, 2, 1000)
    await watch(account.userId, 1, 9, 2000)
    await watch(guest.userId, 2, 1, 1)
    for (const drama of [0, 1]) await like(guest.userId, drama)
    await like(account.userId, 1)
    await signIn(account, guest, guest.deviceSecret)
    expect(await watched(account.userId)).toEqual([
      { drama: 0, number: 7 },
      { drama: 1, number: 9 },
      { drama: 2, number: 1 },
    ])
    expect(await watched(guest.userId)).toEqual([])
    expect([await likes(account.userId), await likes(guest.userId)]).toEqual([2, 1])
  })

  it('V-43: brings what they said they like, where the account has said nothing', async () => {
    const taste = async (userId: number) =>
      (
        await server.context.db.find<{ type_ids: number[] }>('select type_ids from drama_tastes where user_id = $1', [
          userId,
        ])
      )?.type_ids
    const [first = 0] = (await server.context.db.query<{ id: number }>('select id from drama_types')).map(
      ({ id }) => id,
    )
    const second = await server.context.db.transaction((tx) =>
      server.domains.drama.authoring.createType(tx, { en: 'Another' }, 2),
    )
    const say = (token: string, ids: number[]) => server.succeed(discoverCalls.setTaste, { type_ids: ids }, { token })
    await say(guest.token, [second, first])
    const { access_token: token } = await signIn(account, guest, guest.deviceSecret)
    expect([await taste(account.userId), await taste(guest.userId)]).toEqual([[second, first], undefined])

    const other = await newMember(server)
    await say(other.token, [first])
    await say(token, [second])
    await signIn(account, other, other.deviceSecret)
    expect(await taste(account.userId)).toEqual([second])
  })

  it('brings who invited them, and is one member of that team', async () => {
    expect(await teamOf(inviter)).toMatchObject({ total: 1, list: [{ user_id: guest.userId }] })
    const { access_token } = await signIn(account, guest, guest.deviceSecret)
    expect(await parentOf(access_token)).toBe(inviter.userCode)
    expect(await teamOf(inviter)).toMatchObject({
      total: 1,
      list: [{ user_id: account.userId }],
      totals: { level_1: 1 },
    })
  })

  it('does so once, whatever the guest does later and wherever they sign in', async () => {
    const other = await newPasswordMember(server)
    await signIn(account, guest, guest.deviceSecret)
    await watch(guest.userId, 0, 7, 2000)
    const { device_secret: newest } = await server.succeed(sessionCalls.signInByDevice, {
      ...deviceOf(guest.deviceId),
      device_secret: guest.deviceSecret,
    })
    await signIn(other, guest, newest)
    expect(await watched(other.userId)).toEqual([])
    expect(await watched(guest.userId)).toHaveLength(1)
  })

  it('A-3: brings nothing by a device id alone, which proves nothing', async () => {
    await watch(guest.userId, 0, 7, 2000)
    for (const secret of [undefined, 'somebody-elses-guess']) await signIn(account, guest, secret)
    expect(await watched(account.userId)).toEqual([])
    expect(await watched(guest.userId)).toHaveLength(1)
  })

  it('keeps the inviter of the account, and takes none who is younger than it', async () => {
    const first = await newMember(server)
    const invited = await server.succeed(sessionCalls.register, {
      ...deviceOf(randomUUID()),
      parent_code: first.userCode,
      reg_type: 'username',
      login_name: `k${randomUUID().slice(0, 8)}`,
      login_pwd: testPassword,
      login_pwd2: testPassword,
      agree: 1,
    })
    expect(await parentOf(invited.access_token)).toBe(first.userCode)
    const younger = await newMember(server)
    const second = await newMember(server, { parentCode: younger.userCode })
    const { access_token } = await signIn(account, second, second.deviceSecret)
    expect(await parentOf(access_token)).toBe('0')
  })

  it('and registers: the new account has it all', async () => {
    await watch(guest.userId, 0, 7, 2000)
    const reply = await server.succeed(sessionCalls.register, {
      ...deviceOf(guest.deviceId),
      device_secret: guest.deviceSecret,
      reg_type: 'username',
      login_name: `r${randomUUID().slice(0, 8)}`,
      login_pwd: testPassword,
      login_pwd2: testPassword,
      agree: 1,
    })
    expect(await watched(reply.user_info.user_id)).toEqual([{ drama: 0, number: 7 }])
    expect(await parentOf(reply.access_token)).toBe(inviter.userCode)
  })
})

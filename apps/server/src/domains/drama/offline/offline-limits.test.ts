import { randomUUID } from 'node:crypto'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deviceOf, newAddress, newMember, newPasswordMember, testPassword } from '../../../testing/members.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { deleteOldLicences } from './queries.ts'
import { type OfflineWorld, openOfflineWorld, signOut } from './testing.ts'

let server: OfflineWorld['server']
let save: OfflineWorld['save']
let saved: OfflineWorld['saved']
let renewed: OfflineWorld['renewed']
let drama: number
beforeAll(async () => {
  ;({ server, save, saved, renewed, drama } = await openOfflineWorld())
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

const signInAnew = async (login_name: string) => {
  const asked = { ...deviceOf(randomUUID()), login_name, login_pwd: testPassword }
  return { token: (await server.succeed(sessionCalls.signIn, asked, { address: newAddress() })).access_token }
}

it('C-55: one member keeps copies on three devices at most; one that gave its copies up, or signed out, makes room', async () => {
  const { loginName, token, userId } = await newPasswordMember(server)
  const devices = [{ token }, await signInAnew(loginName), await signInAnew(loginName)] as const
  for (const device of devices) await saved(device, 1)
  const last = await signInAnew(loginName)
  const refused = await server.call(
    offlineCalls.saveEpisode,
    { video_id: drama, number: 1 },
    { ...last, language: 'en' },
  )
  expect(refused).toMatchObject({ code: 4006, data: { reason: 'devices' }, msg: expect.stringContaining('3 other') })
  expect(await renewed(last, 1)).toMatchObject({ end_time: 0, deny_reason: 'limit' })
  const released = { episodes: [{ video_id: drama, number: 1 }] }
  expect(await server.succeed(offlineCalls.releaseLicences, released, devices[1])).toEqual({ released: 1 })
  expect(await server.succeed(offlineCalls.releaseLicences, released, devices[1])).toEqual({ released: 0 })
  await saved(last, 1)
  expect(await save(devices[1], 1)).toMatchObject({ code: 4006 })
  const { id: lastSession } = await server.context.db.one<{ id: number }>(
    'select max(session_id) as id from offline_licences where user_id = $1',
    [userId],
  )
  await signOut(server, userId, lastSession)
  await saved(await signInAnew(loginName), 1)
})

it('C-55: other devices are counted without a second connection, so more saves than connections all end', async () => {
  const { loginName, token } = await newPasswordMember(server)
  await saved(await signInAnew(loginName), 1)
  // Until nothing is remembered of how the other device stands.
  server.advance(hourMs)
  const all = await Promise.all(Array.from({ length: 24 }, (_, index) => save({ token }, (index % 2) + 1)))
  expect(all.map(({ code }) => code)).toEqual(all.map(() => 200))
})

it('S-114: a device that names all it holds gives up what it deleted offline, and nothing of other devices', async () => {
  const { loginName, token, userId } = await newPasswordMember(server)
  const [mine, other] = [{ token }, await signInAnew(loginName)]
  for (const number of [1, 2]) await saved(mine, number)
  await saved(other, 1)
  const heldNow = async () =>
    (
      await server.context.db.one<{ total: number }>(
        'select count(*)::int as total from offline_licences where user_id = $1 and ends_ms > $2',
        [userId, server.context.clock()],
      )
    ).total
  const episodes = [{ video_id: drama, number: 1 }]
  await server.succeed(offlineCalls.renewLicences, { episodes }, mine)
  await server.succeed(offlineCalls.renewLicences, { episodes, is_all: 0 }, mine)
  expect(await heldNow()).toBe(3)
  const ask = { episodes, is_all: 1 } as const
  for (const _twice of [1, 2]) {
    expect((await server.succeed(offlineCalls.renewLicences, ask, mine)).list).toMatchObject([{ deny_reason: '' }])
    expect(await heldNow()).toBe(2)
  }
  expect(await server.succeed(offlineCalls.renewLicences, { episodes: [], is_all: 1 }, mine)).toEqual({ list: [] })
  expect(await heldNow()).toBe(1)
})

it('gives up nothing of another member', async () => {
  const [mine, other] = [await newMember(server), await newMember(server)]
  await saved(mine, 1)
  const released = { episodes: [{ video_id: drama, number: 1 }] }
  expect(await server.succeed(offlineCalls.releaseLicences, released, other)).toEqual({ released: 0 })
})

it('C-55: what was given up counts within the day, and is forgotten days later', async () => {
  const member = await newMember(server)
  await saved(member, 1)
  const { db, clock } = server.context
  await server.succeed(offlineCalls.releaseLicences, { episodes: [{ video_id: drama, number: 1 }] }, member)
  const rows = () => db.query('select from offline_licences where user_id = $1', [member.userId])
  expect(await rows()).toHaveLength(1)
  await deleteOldLicences(db, clock() + 1)
  expect(await rows()).toHaveLength(0)
})

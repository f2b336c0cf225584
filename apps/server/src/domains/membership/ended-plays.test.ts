import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newDrama } from '../../testing/dramas.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { reason } from '../operators/testing.ts'

let server: TestServer
let drama: number
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  const { db, storage } = server.context
  drama = await newDrama(db, server.domains.drama.authoring, { episodes: 2 })
  await db.execute(`update dramas set vip_type = 2, free_number = 1, preview_seconds = 0 where id = $1`, [drama])
  const assets = await db.query<{ id: number; version: number }>(
    `select a.id, a.version from episodes e join media_assets a on a.id = e.asset_id where e.drama_id = $1`,
    [drama],
  )
  for (const { id, version } of assets)
    await storage.put(`media/${version === 0 ? id : `${id}-${version}`}/360/0000.m4s`, 'segment', {
      contentType: 'video/mp4',
      cacheControl: 'private',
    })
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

const change = (member: Member, days: number) =>
  server.succeed(
    membershipOperatorCalls.changeMembership,
    { user_id: member.userId, vip_type: 2, days, reason },
    { token: owner, key: randomUUID() },
  )

const playPath = async ({ token }: Member, number: number): Promise<string | undefined> => {
  const { item } = await server.succeed(dramaCalls.getEpisodes, { video_id: drama, number }, { token })
  return item?.play_url && new URL(item.play_url).pathname.replace('master.m3u8', '')
}

const statusOf = async (path = '') => (await server.send({ method: 'GET', path: `${path}360/0000.m4s` })).status

it('L6: a ticket ends with the membership that an operator takes back; what is free is given anew', async () => {
  const [member, other] = [await newMember(server), await newMember(server)]
  for (const one of [member, other]) await change(one, 30)
  const [paid, free, others] = [await playPath(member, 2), await playPath(member, 1), await playPath(other, 2)]
  expect([await statusOf(paid), await statusOf(free), await statusOf(others)]).toEqual([200, 200, 200])
  // Time that is given ends nothing.
  await change(member, 1)
  expect(await statusOf(paid)).toBe(200)
  server.advance(1000)
  await change(member, -31)
  await vi.waitFor(async () => expect(await statusOf(paid)).toBe(403), { timeout: 15_000 })
  expect(await statusOf(others)).toBe(200)
  expect(await playPath(member, 2)).toBeUndefined()
  server.advance(1000)
  expect(await statusOf(await playPath(member, 1))).toBe(200)
})

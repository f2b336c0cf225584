import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { watchTaskCalls as calls } from '@cliffhanger/contract/drama/watch-task-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { collectingOn } from './testing.ts'

let server: TestServer
let me: Member

beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '86400000' })
  me = await newMember(server)
})
afterAll(() => server.close())

const { makeDrama } = collectingOn(() => server)

const watch = (member: Member, id: number, more: Partial<CallRequest<typeof dramaCalls.reportWatch>> = {}) =>
  server.succeed(
    dramaCalls.reportWatch,
    { video_id: id, number: 1, timeDetail: 5, seconds: 0, ...more },
    { token: member.token },
  )

describe('vp-watchDone', () => {
  const finish = (member: Member, form: CallRequest<typeof calls.finishWatching>, key = randomUUID()) =>
    server.call(calls.finishWatching, form, { token: member.token, key })
  const isCounted = async (member: Member, id: number) =>
    (
      await server.context.db.one<{ is_watched: boolean }>(
        'select coalesce(bool_or(is_watched), false) as is_watched from watch_days where user_id = $1 and drama_id = $2',
        [member.userId, id],
      )
    ).is_watched
  const heatOf = async (id: number) =>
    (await server.context.db.one<{ heat: number }>('select heat from dramas where id = $1', [id])).heat

  it('counts an episode once four fifths of it were reported, whatever days they fall on, and never sooner', async () => {
    const id = await makeDrama()
    const ana = await newMember(server)
    await watch(ana, id, { timeDetail: 60, seconds: 60 })
    expect(await finish(ana, { video_id: id, number: 1 })).toMatchObject({
      code: 200,
      data: {
        tasks: [
          { kind: 'watch', progress: 0 },
          { kind: 'watch', progress: 0 },
        ],
        reward: null,
        balance: '0',
      },
    })
    expect(await isCounted(ana, id)).toBe(false)
    server.advance(dayMs)
    await watch(ana, id, { timeDetail: 72, seconds: 12 })
    const before = await heatOf(id)
    await Promise.all([1, 2, 3].map(() => finish(ana, { video_id: id, number: 1 })))
    expect(await isCounted(ana, id)).toBe(true)
    const after = await heatOf(id)
    expect(after).toBeGreaterThan(before)
    await finish(ana, { video_id: id, number: 1 })
    expect(await heatOf(id)).toBe(after)
  })

  it('check 15: a report of more time than has passed finishes nothing', async () => {
    const id = await makeDrama()
    const ana = await newMember(server)
    for (let times = 0; times < 5; times++) await watch(ana, id, { timeDetail: 90, seconds: 60 })
    await finish(ana, { video_id: id, number: 2 })
    expect(
      await server.context.db.one('select sum(seconds)::int as seconds from watch_days where user_id = $1', [
        ana.userId,
      ]),
    ).toEqual({ seconds: 60 })
  })

  it('refuses 4002 for an unknown episode and any task, 4000 where neither is told, 4007 without a key', async () => {
    const id = await makeDrama()
    expect(await finish(me, { video_id: id, number: 9 })).toMatchObject({ code: 4002 })
    expect(await finish(me, { task_id: 1 })).toMatchObject({ code: 4002 })
    expect(await finish(me, { number: 1 })).toMatchObject({ code: 4000, data: { field: 'video_id' } })
    expect(await finish(me, { video_id: id })).toMatchObject({ code: 4000, data: { field: 'number' } })
    const form = { video_id: id, number: 1 }
    expect(await server.call(calls.finishWatching, form, { token: me.token })).toMatchObject({ code: 4007 })
  })
})

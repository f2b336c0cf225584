import { dayMs } from '@cliffhanger/contract/duration.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let who: Member
beforeAll(async () => {
  server = await startTestServer()
  who = await newMember(server)
})
afterAll(() => server.close())

const newActivity = async (
  changes: Partial<Record<'type' | 'starts' | 'ends' | 'open' | 'sort', string | number | boolean>> = {},
) => {
  const { type = 'event', starts = -dayMs, ends = 0, open = true, sort = 0 } = changes
  const nowMs = server.context.clock()
  const { id } = await server.owner.one<{ id: number }>(
    `insert into activities (type, titles, summaries, contents, cover_key, link_type, link, starts_ms, ends_ms, sort, is_open, created_ms, changed_ms)
     values ($1, '{"en": "Watch week", "zh-CN": "追剧周"}', '{"en": "Seven days"}', '{"en": "<p>Rules</p>"}', 'public/covers/a.webp', 'page', '/pages/playlet/taskPage',
       $2, $3, $4, $5, 0, 0) returning id`,
    [type, nowMs + Number(starts), ends === 0 ? 0 : nowMs + Number(ends), sort, open],
  )
  return id
}

const list = async (type: 'event' | 'bonus', language = 'en') =>
  (await server.succeed(activityCalls.listActivities, { type }, { token: who.token, language })).activities ?? []

describe('events and bonuses', () => {
  it('are listed in the order operators gave them, each with its state', async () => {
    const over = await newActivity({ ends: -1, sort: 1 })
    const running = await newActivity({ ends: dayMs, sort: 2 })
    const coming = await newActivity({ starts: dayMs, sort: 3 })
    await newActivity({ open: false })
    await newActivity({ starts: -60 * dayMs, ends: -31 * dayMs })
    const listed = await list('event')
    expect(listed.map(({ id, state }) => [id, state])).toEqual([
      [coming, 0],
      [running, 1],
      [over, 2],
    ])
    expect(listed[0]).toMatchObject({ title: 'Watch week', summary: 'Seven days', content: '', link_type: 'page' })
    expect(listed[0]?.cover).toMatch(/^http.*covers\/a\.webp$/)
  })

  it('are in the language of their reader, and bonuses apart from events', async () => {
    const id = await newActivity({ type: 'bonus' })
    expect(await list('bonus', 'zh-CN')).toMatchObject([{ id, title: '追剧周', summary: 'Seven days' }])
  })

  it('show their content one by one; what is switched off is not there', async () => {
    const find = (id: number) => server.call(activityCalls.listActivities, { id }, { token: who.token, language: 'en' })
    expect((await find(await newActivity())).data.activity).toMatchObject({ content: '<p>Rules</p>' })
    expect((await find(await newActivity({ open: false }))).code).toBe(4002)
    expect((await find(999_999)).code).toBe(4002)
  })
})

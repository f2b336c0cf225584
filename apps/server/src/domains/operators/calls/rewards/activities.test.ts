import { randomUUID } from 'node:crypto'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { activityOperatorCalls } from '@cliffhanger/contract/rewards/operator-activity-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let token: string
let owner: string
let member: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'editor')
  owner = await newOperatorToken(server, 'owner')
  member = (await newMember(server)).token
})
afterAll(() => server.close())

const { createActivity, editActivity, listWrittenActivities, removeActivity } = activityOperatorCalls
const form = {
  type: 'event' as const,
  texts: { en: { title: 'Watch week', summary: 'Seven days', content: '<p>Rules</p><script>alert(1)</script>' } },
  cover_key: 'public/covers/a.webp',
  link_type: 'page' as const,
  link: '/pages/playlet/taskPage',
  start_time: 1_700_000_000,
  end_time: 0,
  sort: 5,
  is_open: 1 as const,
}
type Form = Parameters<typeof create>[0]
const create = async (changes: Partial<Omit<typeof form, 'type'>> & { readonly type?: 'event' | 'bonus' } = {}) =>
  (await server.succeed(createActivity, { ...form, ...changes }, { token, key: randomUUID() })).activity
const shown = async (id: number) => server.call(activityCalls.listActivities, { id }, { token: member, language: 'en' })

describe('events and bonuses, as operators write them', () => {
  it('V-42: are shown to members without anything that runs, and stand in the log with what they were', async () => {
    const made = await create()
    expect(made).toMatchObject({ state: 1, is_open: 1, texts: { en: { content: '<p>Rules</p>' } } })
    expect(made.cover).toMatch(/^http.*covers\/a\.webp$/)
    expect((await shown(made.id)).data.activity).toMatchObject({ title: 'Watch week', content: '<p>Rules</p>' })
    const { id, version } = made
    const texts = { 'zh-CN': { title: '追剧周', summary: '', content: '' } }
    const edited = (await server.succeed(editActivity, { ...form, id, version, texts, is_open: 0 }, { token })).activity
    expect(edited).toMatchObject({ texts: { 'zh-CN': { title: '追剧周' } }, is_open: 0 })
    expect(edited.texts.en).toBeUndefined()
    expect((await shown(id)).code).toBe(4002)
    expect(await actionsUpon(server, `activity ${id}`, owner)).toMatchObject([
      {
        action: 'activity.edit',
        before: { is_open: 1, texts: { en: { title: 'Watch week' } } },
        after: { is_open: 0 },
      },
      { action: 'activity.create' },
    ])
  })

  it('are made once however often the same wish is sent', async () => {
    const key = randomUUID()
    const make = () => server.succeed(createActivity, form, { token, key })
    const [one, other] = await Promise.all([make(), make()])
    expect(other).toEqual(one)
  })

  it('refuse who has not read the newest version: of two at once one is stored', async () => {
    const { id, version } = await create()
    const edits = await Promise.all(
      [token, owner, token].map((by, sort) => server.call(editActivity, { ...form, id, version, sort }, { token: by })),
    )
    expect(codesOf(edits)).toEqual([200, 4003, 4003])
    expect((await server.call(editActivity, { ...form, id: 999_999, version }, { token })).code).toBe(4002)
  })

  it('are listed page by page as members see them ordered, each type alone or both', async () => {
    const low = await create({ type: 'bonus', sort: -1 })
    const high = await create({ type: 'bonus', sort: 9 })
    const ask = (question: object) => server.succeed(listWrittenActivities, question, { token })
    expect((await ask({ type: 'bonus' })).list.map(({ id }) => id)).toEqual([high.id, low.id])
    expect(await ask({ type: 'bonus', page: 2, limit: 1 })).toMatchObject({ list: [{ id: low.id }], total: 2, page: 2 })
    expect((await ask({})).total).toBeGreaterThan(2)
  })

  it('are removed once, for a reason', async () => {
    const { id } = await create()
    const remove = () => server.call(removeActivity, { id, reason }, { token })
    expect(codesOf(await Promise.all([remove(), remove()]))).toEqual([200, 4002])
    expect(await actionsUpon(server, `activity ${id}`, owner)).toMatchObject([
      { action: 'activity.remove', reason, before: { sort: 5 } },
      { action: 'activity.create' },
    ])
  })

  it.each<[string, Partial<Record<keyof Form, unknown>>, object]>([
    ['an end before the beginning', { end_time: 5 }, { code: 4000, data: { field: 'end_time' } }],
    ['a link that leads nowhere', { link: ' ' }, { code: 4000, data: { field: 'link' } }],
    ['A-19: a link that runs', { link: 'javascript:alert(1)' }, { code: 4000, data: { field: 'link' } }],
    ['no words at all', { texts: {} }, { code: 4000, data: { field: 'texts' } }],
    ['a picture nobody uploaded', { cover_key: 'upload/operator/nothing.png' }, { code: 5019 }],
    ['a picture of somebody else’s', { cover_key: 'chat/7/a.png' }, { code: 4000, data: { field: 'cover_key' } }],
  ])('refuses %s', async (_what, changes, reply) => {
    const wanted = { ...form, ...changes } as typeof form
    expect(await server.call(createActivity, wanted, { token, key: randomUUID() })).toMatchObject(reply)
  })

  it('R-23: are no matter of finance or support', async () => {
    for (const role of ['finance', 'support'] as const) {
      const other = await newOperatorToken(server, role)
      expect((await server.call(createActivity, form, { token: other, key: randomUUID() })).code).toBe(4001)
    }
  })
})

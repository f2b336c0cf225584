import { randomUUID } from 'node:crypto'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { taskOperatorCalls } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { actionsUpon } from '../../testing.ts'

let server: TestServer
let editor: string
let owner: string
let member: string
beforeAll(async () => {
  server = await startTestServer()
  editor = await newOperatorToken(server, 'editor')
  owner = await newOperatorToken(server, 'owner')
  member = (await newMember(server)).token
})
afterAll(() => server.close())

const { createTask, editTask, listWrittenTasks } = taskOperatorCalls
const terms = {
  titles: { en: 'Make two friends' },
  icon: 'friend' as const,
  target: 2,
  reward_coin: 'point' as 'point' | 'money',
  reward_amount: '25',
  spins: 1,
  link: '',
  start_time: 0,
  end_time: 0,
  sort: 99,
  is_open: 1 as 0 | 1,
}
const form = { ...terms, code: 'friend' as const, kind: 'beginner' as const }
const create = async (changes: { readonly [Name in keyof typeof form]?: unknown } = {}, token = editor) =>
  server.call(createTask, { ...form, ...changes } as typeof form, { token, key: randomUUID() })
const made = async (changes: { readonly [Name in keyof typeof form]?: unknown } = {}, token = editor) =>
  (await create(changes, token)).data.task
const shown = async () =>
  (await server.succeed(activityCalls.listActivities, { type: 'task' }, { token: member, language: 'en' })).tasks ?? []

describe('tasks, as operators make them', () => {
  it('S-96: are offered to members as they were written, until they are switched off', async () => {
    const task = await made()
    expect(task).toMatchObject({ code: 'friend', kind: 'beginner', unit: 'times', reward_amount: '25', state: 1 })
    expect((await shown()).find(({ id }) => id === task.id)).toMatchObject({
      title: 'Make two friends',
      target: 2,
      reward_amount: '25',
      spins: 1,
    })
    const { id, version } = task
    const off = (await server.succeed(editTask, { ...terms, id, version, is_open: 0 }, { token: editor })).task
    expect(off).toMatchObject({ is_open: 0, code: 'friend' })
    expect((await shown()).map((each) => each.id)).not.toContain(id)
    expect(await actionsUpon(server, `task ${id}`, owner)).toMatchObject([
      { action: 'task.edit', before: { is_open: 1 }, after: { is_open: 0 } },
      { action: 'task.create', after: { reward_amount: '25' } },
    ])
  })

  it('are made once per key, and of two edits at once one is stored', async () => {
    const key = randomUUID()
    const make = () => server.succeed(createTask, form, { token: editor, key })
    const [one, other] = await Promise.all([make(), make()])
    expect(other).toEqual(one)
    const { id, version } = one.task
    const edits = await Promise.all(
      [editor, owner].map((token, sort) => server.call(editTask, { ...terms, id, version, sort }, { token })),
    )
    expect(codesOf(edits)).toEqual([200, 4003])
    expect((await server.call(editTask, { ...terms, id: 999_999, version }, { token: editor })).code).toBe(4002)
  })

  it('are listed page by page, each kind alone or all', async () => {
    const task = await made({ sort: 1_000_000 })
    const ask = (question: object) => server.succeed(listWrittenTasks, question, { token: editor })
    expect((await ask({ kind: 'beginner', limit: 1 })).list).toMatchObject([{ id: task.id }])
    const { list, total } = await ask({ kind: 'watch', page: 2, limit: 1 })
    expect([list.length, total, list[0]?.kind]).toEqual([1, 2, 'watch'])
    expect((await ask({})).total).toBeGreaterThan(11)
  })

  it.each<[string, { readonly [Name in keyof typeof form]?: unknown }, string]>([
    ['S-96: a kind its code cannot be', { code: 'real_name', kind: 'daily', target: 1 }, 'kind'],
    ['more than can be done', { code: 'real_name' }, 'target'],
    ['no reward at all', { reward_amount: '0', spins: 0 }, 'reward_amount'],
    ['V-33: a part of a point', { reward_amount: '0.5' }, 'reward_amount'],
    ['an end before its start', { start_time: 9, end_time: 5 }, 'end_time'],
    ['A-19: a link that runs', { link: 'javascript:alert(1)' }, 'link'],
    ['an icon the client does not have', { icon: 'unicorn' }, 'icon'],
    ['no title', { titles: {} }, 'titles'],
  ])('refuse %s', async (_what, changes, field) => {
    expect(await create(changes)).toMatchObject({ code: 4000, data: { field } })
  })

  it('R-23: that give money take who may move money', async () => {
    const money = { reward_coin: 'money', reward_amount: '0.50' } as const
    expect((await create(money)).code).toBe(4001)
    const { id, version } = await made(money, owner)
    expect((await server.call(editTask, { ...terms, id, version }, { token: editor })).code).toBe(4001)
    expect((await server.call(editTask, { ...terms, id, version }, { token: owner })).code).toBe(200)
    const point = await made()
    const turned = { ...terms, ...money, id: point.id, version: point.version }
    expect((await server.call(editTask, turned, { token: editor })).code).toBe(4001)
    const finance = await newOperatorToken(server, 'finance')
    expect((await create(money, finance)).code).toBe(4001)
  })
})

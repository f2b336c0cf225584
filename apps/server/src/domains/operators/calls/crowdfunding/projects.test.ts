import { randomUUID } from 'node:crypto'
import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { actionsUpon, reason } from '../../testing.ts'
import { type OperatedCrowdfunding, type ProjectForm, startOperatedCrowdfunding } from './testing.ts'

let world: OperatedCrowdfunding
beforeAll(async () => {
  world = await startOperatedCrowdfunding()
  await world.fundPool(100_000_000n)
})
afterAll(() => world.close())

const calls = projectOperatorCalls
const editTo = (project: { id: number; version: number }, changes: Partial<ProjectForm>, by = world.token) =>
  world.server.call(
    calls.editProject,
    { ...world.formOf(changes), id: project.id, version: project.version },
    { token: by },
  )

describe('drafts of projects', () => {
  it('V-42: are stored without anything that runs, and members do not see them', async () => {
    const risk = '<p>Films fail</p><script>alert(1)</script>'
    const project = await world.draft({
      texts: { en: { title: 'Night Train', intro: '<img src=x onerror=alert(1)>', rights: '', risk } },
    })
    expect(project).toMatchObject({
      stage: 'draft',
      version: 1,
      texts: { en: { risk: '<p>Films fail</p>', intro: '' } },
      total_amount: '1000.00',
      day_rate: '0.0010',
      units_left: 100,
      escrow: { balance: '0.00', stakes: '0.00', available: '0.00' },
    })
    const who = await newMember(world.server)
    expect((await world.server.call(projectCalls.getProject, { id: project.id }, { token: who.token })).code).toBe(4002)
    const { list } = await world.server.succeed(projectCalls.listProjects, { limit: 100 }, { token: who.token })
    expect(list.map(({ id }) => id)).not.toContain(project.id)
    expect(await actionsUpon(world.server, `project ${project.id}`, world.owner)).toMatchObject([
      { action: 'crowdProject.create', after: { copyright_owner: 'Harbour Films' } },
    ])
  })

  it('are made once per key, and of two edits at once one is stored', async () => {
    const key = randomUUID()
    const form = world.formOf()
    const make = () => world.server.succeed(calls.createProject, form, { token: world.token, key })
    const [one, other] = await Promise.all([make(), make()])
    expect(other).toEqual(one)
    const edits = await Promise.all(
      [world.token, world.second].map((by) => editTo(one.project, { units_total: 50 }, by)),
    )
    expect(codesOf(edits)).toEqual([200, 4003])
    expect(await world.read(one.project.id)).toMatchObject({ units_total: 50, units_left: 50, version: 2 })
    expect((await editTo({ id: 999_999, version: 1 }, {})).code).toBe(4002)
    expect(await actionsUpon(world.server, `project ${one.project.id}`, world.owner)).toMatchObject([
      { action: 'crowdProject.edit', before: { units_total: 100 }, after: { units_total: 50 } },
      { action: 'crowdProject.create' },
    ])
  })

  it.each<[string, Partial<ProjectForm>, string]>([
    ['a part of a cent', { unit_price: '10.001' }, 'unit_price'],
    ['more at its minimum than one order may hold', { unit_price: '999999999.00', min_unit: 2 }, 'unit_price'],
    ['a minimum above everything', { min_amount: '1000.01' }, 'min_amount'],
    ['more units at least than there are', { min_unit: 101 }, 'min_unit'],
    ['a limit below the least', { min_unit: 5, max_unit: 4 }, 'max_unit'],
    ['an end before its start', { end_time: 1 }, 'end_time'],
    ['more than one per cent a day', { day_rate: '0.0101' }, 'day_rate'],
    ['no category', { type_id: 999_999 }, 'type_id'],
    ['a payee nobody is', { payee_ids: [999_999_999] }, 'payee_ids'],
    ['no language', { texts: {} }, 'texts'],
    [
      'a risk of nothing but markup',
      { texts: { en: { title: 'T', intro: '', rights: '', risk: '<script></script>' } } },
      'texts',
    ],
  ])('refuse %s', async (_what, changes, field) => {
    const { code, data } = await world.create(changes)
    expect({ code, field: Reflect.get(data ?? {}, 'field') }).toEqual({
      code: 4000,
      field: expect.stringContaining(field),
    })
  })

  it('R-23: are no matter of an editor', async () => {
    const editor = await newOperatorToken(world.server, 'editor')
    expect((await world.create({}, editor)).code).toBe(4001)
    expect((await world.server.call(calls.listWrittenProjects, {}, { token: editor })).code).toBe(4001)
  })

  it('are found by stage, category, title and owner', async () => {
    const project = await world.draft({ copyright_owner: 'Lantern Pictures' })
    const find = async (filter: object) =>
      (
        await world.server.succeed(calls.listWrittenProjects, { limit: 100, ...filter }, { token: world.token })
      ).list.map(({ id }) => id)
    expect(await find({ keyword: 'lantern' })).toEqual([project.id])
    expect(await find({ keyword: 'NIGHT', stage: 'draft' })).toContain(project.id)
    expect(await find({ stage: 'closed' })).not.toContain(project.id)
    expect(await find({ type_id: 999_999 })).toEqual([])
  })
})

describe('opening a project', () => {
  it('A-4: waits for a second operator, who is not the first', async () => {
    const payee = await newMember(world.server)
    const draft = await world.draft({ payee_ids: [payee.userId] })
    const asked = await world.ask('requestOpening', draft)
    expect(asked.data).toMatchObject({
      project: { stage: 'draft' },
      change: {
        kind: 'crowd.open',
        state: 0,
        after: { unit_price: '10.00', payees: expect.stringContaining(`(${payee.userNo})`) },
      },
    })
    expect((await world.agree(asked.data.change, world.token)).code).toBe(5021)
    const editor = await newOperatorToken(world.server, 'editor')
    expect((await world.agree(asked.data.change, editor)).code).toBe(4002)
    expect(
      codesOf(await Promise.all([world.second, world.owner].map((by) => world.agree(asked.data.change, by)))),
    ).toEqual([200, 4003])
    expect(await world.read(draft.id)).toMatchObject({ stage: 'open', payees: [{ user_id: payee.userId }] })
    expect(await actionsUpon(world.server, `project ${draft.id}`, world.owner)).toMatchObject([
      { action: 'crowd.open', reason, before: { stage: 'draft' }, after: { stage: 'open', unit_price: '10.00' } },
      { action: 'crowdProject.create' },
    ])
    const who = await world.newInvestor()
    expect((await world.join(who, draft.id, 1)).code).toBe(200)
  })

  it('A-4: what was edited after it was asked for is not opened', async () => {
    const draft = await world.draft()
    const { change } = (await world.ask('requestOpening', draft)).data
    expect((await editTo(draft, { day_rate: '0.0099' })).code).toBe(200)
    expect((await world.agree(change)).code).toBe(4003)
    expect((await world.ask('requestOpening', draft)).code).toBe(4003)
    expect(await world.read(draft.id)).toMatchObject({ stage: 'draft' })
  })

  it('A-4: one operator is enough where the platform says so', async () => {
    const draft = await world.draft()
    await world.server.owner.execute(`update operator_policy set is_single = true`)
    const asked = await world.ask('requestOpening', draft)
    await world.server.owner.execute(`update operator_policy set is_single = false`)
    expect(asked.data).toMatchObject({ project: { stage: 'open' }, change: { state: 1 } })
  })

  it('refuses a funding that is over, and what is open already', async () => {
    const draft = await world.draft({ start_time: 1, end_time: 2 })
    expect(await world.ask('requestOpening', draft)).toMatchObject({ code: 4000, data: { field: 'end_time' } })
    expect((await world.ask('requestOpening', await world.opened())).code).toBe(4003)
  })
})

describe('a project that was opened', () => {
  it('S-90: keeps its terms, its risk and its payees; pictures, intro and place change', async () => {
    const project = await world.opened()
    const refused: [Partial<ProjectForm>, string][] = [
      [{ unit_price: '11.00' }, 'unit_price'],
      [{ day_rate: '0.0020' }, 'day_rate'],
      [{ units_total: 1000 }, 'units_total'],
      [{ cycle_days: 11 }, 'cycle_days'],
      [{ copyright_owner: 'Somebody' }, 'copyright_owner'],
      [{ payee_ids: [(await newMember(world.server)).userId] }, 'payee_ids'],
      [{ texts: { en: { title: 'Night Train', intro: '', rights: '<p>A share</p>', risk: '<p>None</p>' } } }, 'texts'],
    ]
    const times = { start_time: project.start_time, end_time: project.end_time }
    for (const [changes, field] of refused)
      expect(await editTo(project, { ...times, ...changes })).toMatchObject({ code: 4000, data: { field } })
    const who = await world.newInvestor()
    await world.invest(who, project.id, 3)
    const { texts } = world.formOf()
    const vi = { title: 'Chuyến tàu đêm', intro: '', rights: '', risk: '<p>Rủi ro</p>' }
    const intro = {
      ...texts.en,
      title: 'Night Train',
      rights: '<p>A share</p>',
      risk: '<p>Films fail</p>',
      intro: '<p>New</p>',
    }
    const edited = await editTo(project, { ...times, sort: 9, texts: { en: intro, vi } })
    expect(edited.data.project).toMatchObject({
      sort: 9,
      units_left: 97,
      texts: { en: { intro: '<p>New</p>' }, vi: { title: 'Chuyến tàu đêm' } },
      escrow: { balance: '30.00', stakes: '30.00', available: '0.00' },
    })
  })

  it('S-90: fails by two operators, and everybody has everything back', async () => {
    const project = await world.opened()
    const who = await world.newInvestor('1000.00')
    const id = await world.invest(who, project.id, 40)
    const reserved = await world.join(await world.newInvestor(), project.id, 1)
    expect(reserved.code).toBe(200)
    const failed = await world.both('requestFailure', project)
    expect(failed).toMatchObject({ stage: 'failed', escrow: { stakes: '400.00' } })
    expect((await world.join(who, project.id, 1)).code).toBe(7017)
    await world.tend()
    expect(await world.orderOf(who, id)).toMatchObject({ state: 5 })
    expect(await world.balanceOf(who)).toBe('1000.00')
    expect((await world.ask('requestFailure', failed)).code).toBe(4003)
  })

  it('is closed once nobody has anything in it and nothing is owed', async () => {
    const project = await world.opened({ units_total: 10, cycle_days: 2 })
    const who = await world.newInvestor()
    const id = await world.invest(who, project.id, 10)
    expect((await world.ask('requestClosing', project)).code).toBe(4003)
    await world.live(1)
    const funded = await world.read(project.id)
    expect(funded.stage).toBe('funded')
    expect((await world.ask('requestClosing', funded)).code).toBe(4003)
    await world.live(2)
    expect((await world.takeOut(who, id, 'settle')).code).toBe(200)
    expect(await world.both('requestClosing', await world.read(project.id))).toMatchObject({
      stage: 'closed',
      escrow: { balance: '0.00' },
    })
    expect(await actionsUpon(world.server, `project ${project.id}`, world.owner)).toMatchObject([
      { action: 'crowd.close', before: { stage: 'funded' }, after: { stage: 'closed' } },
      { action: 'crowd.open' },
      { action: 'crowdProject.create' },
    ])
  })
})

it('categories are made and edited, with the number of their projects', async () => {
  const { server, token, typeId } = world
  const { type } = await server.succeed(
    calls.createProjectType,
    { names: { en: 'Films' }, sort: 5, is_open: 0 },
    { token, key: randomUUID() },
  )
  expect(type).toMatchObject({ names: { en: 'Films' }, is_open: 0, project_total: 0 })
  const edited = await server.succeed(
    calls.editProjectType,
    { id: type.id, names: { en: 'Cinema' }, sort: 6, is_open: 1 },
    { token },
  )
  expect(edited.type).toMatchObject({ names: { en: 'Cinema' }, sort: 6, is_open: 1 })
  const { list } = await server.succeed(calls.listWrittenProjectTypes, {}, { token })
  expect(list[0]?.id).toBe(type.id)
  expect(list.find(({ id }) => id === typeId)?.project_total).toBeGreaterThan(0)
  expect(
    (await server.call(calls.editProjectType, { id: 999_999, names: { en: 'X' }, sort: 0, is_open: 1 }, { token }))
      .code,
  ).toBe(4002)
  expect(await actionsUpon(server, `project type ${type.id}`, world.owner)).toMatchObject([
    { action: 'crowdType.edit', before: { names: { en: 'Films' } }, after: { names: { en: 'Cinema' } } },
    { action: 'crowdType.create' },
  ])
})

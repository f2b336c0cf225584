import { listCalls, savedFiltersLimit } from '@cliffhanger/contract/operators/list-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { actionsUpon } from '../../testing.ts'

let server: TestServer
let owner: string
let editor: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await newOperatorToken(server, 'owner')
  editor = await newOperatorToken(server, 'editor')
})

afterAll(() => server.close())

const saved = async (list: string, token: string) =>
  (await server.succeed(listCalls.listSavedFilters, { list }, { token })).filters

describe('exporting a list', () => {
  it('R-23: is kept in the log: who, which list, which filter, how many rows', async () => {
    const exported = { list: 'recharges', filter: { state: 1, period: '30d' }, row_total: 120 }
    await server.succeed(listCalls.recordExport, exported, { token: owner })
    expect(await actionsUpon(server, 'list recharges', owner)).toEqual([
      expect.objectContaining({
        action: 'list.export',
        after: { filter: exported.filter, row_total: 120 },
        operator_name: expect.stringMatching(/./),
      }),
    ])
  })

  it('names the field of what is no list, of too much of a filter and of too many rows', async () => {
    const right = { list: 'recharges', filter: {}, row_total: 1 }
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f_${'x'.repeat(at)}`, 1]))
    const wrong = [
      { ...right, list: '../members' },
      { ...right, filter: many },
      { ...right, filter: { number: 'x'.repeat(201) } },
      { ...right, row_total: 50_001 },
    ]
    const replies = await Promise.all(
      wrong.map((input) => server.call(listCalls.recordExport, input, { token: owner })),
    )
    expect(replies.map(({ code, data }) => [code, data])).toEqual(
      ['list', 'filter', 'filter.number', 'row_total'].map((field) => [4000, expect.objectContaining({ field })]),
    )
    expect((await server.call(listCalls.recordExport, right)).code).toBe(4005)
  })
})

describe('a saved filter', () => {
  it('is there by its name for the operator who saved it alone, and the same name replaces it', async () => {
    const filter = { list: 'reports', name: ' New ', filter: { state: 0 }, sort: 'create_time', order: 'desc' } as const
    await Promise.all([1, 2].map(() => server.succeed(listCalls.saveFilter, filter, { token: owner })))
    await server.succeed(listCalls.saveFilter, { ...filter, filter: { state: 1 } }, { token: owner })
    expect(await saved('reports', owner)).toEqual([
      expect.objectContaining({ name: 'New', filter: { state: 1 }, sort: 'create_time', order: 'desc' }),
    ])
    expect(await saved('reports', editor)).toEqual([])
    expect(await saved('members', owner)).toEqual([])
  })

  it('is removed once, and by nobody else', async () => {
    const named = { list: 'members', name: 'Mine', filter: {} }
    const { filter } = await server.succeed(listCalls.saveFilter, named, { token: owner })
    const remove = (token: string) => server.succeed(listCalls.removeSavedFilter, { id: filter.id }, { token })
    expect(await remove(editor)).toEqual({ removed: 0 })
    expect(await remove(owner)).toEqual({ removed: 1 })
    expect(await remove(owner)).toEqual({ removed: 0 })
    expect(await saved('members', owner)).toEqual([])
  })

  it('needs a name, and each list has an end of them', async () => {
    const call = (name: string) =>
      server.call(listCalls.saveFilter, { list: 'groups', name, filter: {} }, { token: owner })
    expect((await call('  ')).data).toEqual(expect.objectContaining({ field: 'name' }))
    for (let n = 0; n < savedFiltersLimit.ofList; n++) expect((await call(`${n}`)).code).toBe(200)
    expect((await call('one more')).code).toBe(4000)
    expect((await call('0')).code).toBe(200)
  })

  it('come to an end as well where each is of another list', async () => {
    await server.owner.execute(
      `insert into saved_filters (operator_id, list, name, filter, created_ms)
         select o.id, 'list-' || n, 'all', '{}', 0 from operators o, generate_series(1, $1) n`,
      [savedFiltersLimit.ofAll],
    )
    const full = await server.call(listCalls.saveFilter, { list: 'stars', name: 'all', filter: {} }, { token: owner })
    expect(full).toMatchObject({ code: 4000, data: { field: 'list' } })
  })
})

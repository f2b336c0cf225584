import { randomUUID } from 'node:crypto'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { exchange, newBuyer } from '../../../mall/testing.ts'
import { actionsUpon, reason } from '../../testing.ts'
import { codeRequest, type GoodsRequest, movesOf, writeGoods } from './testing.ts'

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

const calls = goodsOperatorCalls
const create = (changes: Partial<GoodsRequest> = {}) => writeGoods(server, editor, changes)
const shown = async (id: number) => (await server.succeed(goodsCalls.getGoods, { id }, { token: member })).goods
const moves = (id: number) => movesOf(server, editor, id)
const move = (variant_id: number, change: number, key: string = randomUUID(), token = editor) =>
  server.call(calls.moveStock, { variant_id, change, reason }, { token, key })

describe('stock', () => {
  it('is moved once per key, each time with who and why', async () => {
    const { id, variants } = await create()
    const red = variants[0]?.id ?? 0
    const key = randomUUID()
    const [one, other] = await Promise.all([move(red, 5, key), move(red, 5, key)])
    expect(other.data).toEqual(one.data)
    expect((await move(red, -2)).data.goods.variants[0]).toMatchObject({ stock: 6 })
    expect(await moves(id)).toMatchObject([
      { change: -2, stock_after: 6, reason, variant_names: { en: 'Red' } },
      { change: 5, stock_after: 8, reason },
      { change: 3, stock_after: 3, reason: '' },
    ])
    expect(await actionsUpon(server, `mall goods ${id}`, owner)).toMatchObject([
      { action: 'mallGoods.stock', reason, before: { stock: 8 }, after: { stock: 6 } },
      { action: 'mallGoods.stock' },
      { action: 'mallGoods.create' },
    ])
  })

  it('V-25: is never below none, whoever takes from it at once, members and operators', async () => {
    const { id, variants } = await create({
      limit_number: 0,
      day_limit: 0,
      money_price: '0',
      variants: [{ names: {}, stock: 10, is_open: 1 }],
    })
    const only = variants[0]?.id ?? 0
    const buyers = await Promise.all(Array.from({ length: 6 }, () => newBuyer(server)))
    const replies = await Promise.all([
      ...buyers.map((who) => exchange(server, who, id)),
      ...Array.from({ length: 6 }, () => move(only, -2)),
    ])
    const taken = codesOf(replies.slice(0, 6)).filter((each) => each === 200).length
    const removed = codesOf(replies.slice(6)).filter((each) => each === 200).length
    expect(new Set(codesOf(replies))).toEqual(new Set([200, 7014]))
    expect((await shown(id)).stock).toBe(10 - taken - 2 * removed)
    expect((await shown(id)).stock).toBeLessThan(2)
    expect((await moves(id)).filter(({ change }) => change < 0)).toHaveLength(removed)
  })

  it('of codes follows from the codes, each of which is in once', async () => {
    const { id, variants } = await create(codeRequest)
    const add = (codes: string, goods_id = id) =>
      server.call(calls.addGoodsCodes, { goods_id, codes, reason }, { token: editor })
    expect((await add('A-1\r\n A-2 \n\nA-1\n')).data).toMatchObject({ added: 2, known: 0, goods: { stock: 2 } })
    const both = await Promise.all([add('A-2\nA-3'), add('A-3\nA-2')])
    expect(both.reduce((sum, { data }) => sum + data.added, 0)).toBe(1)
    expect(await moves(id)).toMatchObject([
      { change: 1, stock_after: 3 },
      { change: 2, reason },
    ])
    expect((await move(variants[0]?.id ?? 0, 5)).code).toBe(4003)
    expect((await add('A', (await create()).id)).code).toBe(4003)
    expect((await add('A', 999_999)).code).toBe(4002)
    expect((await add(' \n')).data).toEqual({ field: 'codes' })
    expect(JSON.stringify(await actionsUpon(server, `mall goods ${id}`, owner))).not.toContain('A-2')
  })

  it('refuses a variant there is none of, and a move of nothing', async () => {
    expect((await move(999_999, 1)).code).toBe(4002)
    expect((await move(1, 0)).data).toEqual({ field: 'change' })
  })

  it('R-23: is no matter of finance or support', async () => {
    for (const role of ['finance', 'support'] as const)
      expect((await move(1, 1, randomUUID(), await newOperatorToken(server, role))).code).toBe(4001)
  })
})

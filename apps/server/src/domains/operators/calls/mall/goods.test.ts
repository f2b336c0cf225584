import { randomUUID } from 'node:crypto'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { newKind } from '../../../wallet/coupons/testing.ts'
import { actionsUpon } from '../../testing.ts'
import { codeRequest, goodsRequest as form, type GoodsRequest, movesOf, writeGoods } from './testing.ts'

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
type Form = GoodsRequest
const create = (changes: Partial<Form> = {}) => writeGoods(server, editor, changes)
const shown = async (id: number) =>
  (await server.succeed(goodsCalls.getGoods, { id }, { token: member, language: 'en' })).goods

describe('goods, as operators write them', () => {
  it('V-42: are shown to members without anything that runs, and stand in the log with what they were', async () => {
    const made = await create()
    expect(made).toMatchObject({ texts: { en: { content: '<p>Holds coffee</p>' } }, stock: 3, version: 1 })
    expect(await shown(made.id)).toMatchObject({
      name: 'Mug',
      intro: '<p>Holds coffee</p>',
      stock: 3,
      money_price: '1.50',
    })
    const [red, blue] = made.variants
    const changes = {
      id: made.id,
      version: made.version,
      texts: { 'zh-CN': { title: '杯子', content: '' } },
      point_price: '80',
      variants: [
        { id: blue?.id, names: { en: 'Navy' }, is_open: 1 as const, stock: 99 },
        { names: { en: 'Green' }, stock: 7, is_open: 1 as const },
      ],
    }
    const { goods } = await server.succeed(calls.editGoods, { ...form, ...changes }, { token: editor })
    expect(goods.variants).toMatchObject([
      { id: red?.id, stock: 3, is_open: 0 },
      { id: blue?.id, names: { en: 'Navy' }, stock: 0, is_open: 1 },
      { names: { en: 'Green' }, stock: 7, is_open: 1 },
    ])
    expect(goods).toMatchObject({ version: 2, stock: 7, point_price: '80', texts: { 'zh-CN': { title: '杯子' } } })
    expect(await actionsUpon(server, `mall goods ${made.id}`, owner)).toMatchObject([
      { action: 'mallGoods.edit', before: { point_price: '100' }, after: { point_price: '80' } },
      { action: 'mallGoods.create' },
    ])
  })

  it('are made once however often the same wish is sent', async () => {
    const key = randomUUID()
    const make = () => server.succeed(calls.createGoods, form, { token: editor, key })
    const [one, other] = await Promise.all([make(), make()])
    expect(other).toEqual(one)
    expect(await movesOf(server, editor, one.goods.id)).toHaveLength(1)
  })

  it('refuse who has not read the newest version: of three at once one is stored', async () => {
    const { id, version, variants } = await create()
    const known = variants.map(({ id: variantId, names, is_open }) => ({ id: variantId, names, is_open }))
    const edits = await Promise.all(
      [1, 2, 3].map((sort) =>
        server.call(calls.editGoods, { ...form, id, version, sort, variants: known }, { token: editor }),
      ),
    )
    expect(codesOf(edits)).toEqual([200, 4003, 4003])
    expect((await server.call(calls.editGoods, { ...form, id: 999_999, version }, { token: editor })).code).toBe(4002)
  })

  it.each<[string, Partial<Form>, string]>([
    ['no words', { texts: {} }, 'texts'],
    ['a price of nothing', { point_price: '0', money_price: '0' }, 'point_price'],
    ['parts of a point', { point_price: '0.5' }, 'point_price'],
    ['parts of a cent', { money_price: '0.001' }, 'money_price'],
    ['no variant', { variants: [] }, 'variants'],
    ['no variant that is offered', { variants: [{ names: {}, is_open: 0 }] }, 'variants'],
    ['a variant of something else', { variants: [{ id: 1, names: {}, is_open: 1 }] }, 'variants'],
    ['a category there is none of', { cate_id: 999_999 }, 'cate_id'],
    ['a virtual type of what is shipped', { virtual_type: 'code' }, 'virtual_type'],
    ['virtual goods of no type', { kind: 'virtual' }, 'virtual_type'],
    ['a number of days of what is shipped', { virtual_value: 3 }, 'virtual_value'],
    ['codes of two variants', { kind: 'virtual', virtual_type: 'code' }, 'variants'],
    ['a sale that costs more', { sale: { price: '100', start_time: 1, end_time: 2 } }, 'sale.price'],
    ['a sale that ends before it starts', { sale: { price: '5', start_time: 2, end_time: 2 } }, 'sale.end_time'],
    ['a picture of somebody else’s', { cover_key: 'chat/7/a.png' }, 'cover_key'],
    ['another picture of somebody else’s', { image_keys: ['public/a.webp', 'chat/7/a.png'] }, 'image_keys.1'],
  ])('refuses %s', async (_what, changes, field) => {
    const reply = await server.call(calls.createGoods, { ...form, ...changes }, { token: editor, key: randomUUID() })
    expect(reply).toMatchObject({ code: 4000, data: { field } })
  })

  it('keeps its kind, and takes no variant of another article', async () => {
    const [{ id, version }, other] = [await create(), await create()]
    const edit = (changes: Partial<Form>) =>
      server.call(calls.editGoods, { ...form, ...changes, id, version }, { token: editor })
    expect((await edit(codeRequest)).data).toEqual({ field: 'kind' })
    const [stolen] = other.variants
    expect((await edit({ variants: [{ id: stolen?.id, names: {}, is_open: 1 }] })).data).toEqual({ field: 'variants' })
  })

  it('R-23: what is worth money by itself needs who may move money, and a coupon that can be given', async () => {
    const virtual = { kind: 'virtual', virtual_type: 'vip_days', virtual_value: 7 } as const
    const make = (changes: Partial<Form>, token: string) =>
      server.call(calls.createGoods, { ...form, ...virtual, ...changes }, { token, key: randomUUID() })
    expect((await make({}, editor)).code).toBe(4001)
    expect((await make({}, owner)).data.goods).toMatchObject({ virtual_type: 'vip_days', virtual_value: 7 })
    expect((await make({ virtual_value: 99_999 }, owner)).data).toEqual({ field: 'virtual_value' })
    const { coupon_id } = await newKind(server, owner)
    expect((await make({ virtual_type: 'coupon', virtual_value: coupon_id }, owner)).code).toBe(200)
    const unknown = await make({ virtual_type: 'coupon', virtual_value: 999_999 }, owner)
    expect(unknown.data).toEqual({ field: 'virtual_value' })
  })

  it('are listed as members see them ordered, found by category, words and whether they are offered', async () => {
    const ask = (question: object) => server.succeed(calls.listWrittenGoods, question, { token: editor })
    const { category } = await server.succeed(
      calls.createMallCategory,
      { names: { en: 'Cups' }, icon: 'gift', sort: 3, is_open: 1 },
      { token: editor, key: randomUUID() },
    )
    const cate_id = category.id
    const [low, high] = [await create({ cate_id, sort: 1 }), await create({ cate_id, sort: 2, is_open: 0 })]
    expect((await ask({ cate_id })).list.map(({ id }) => id)).toEqual([high.id, low.id])
    expect(await ask({ cate_id, is_open: 0 })).toMatchObject({ list: [{ id: high.id }], total: 1 })
    expect(await ask({ cate_id, keyword: 'MUG', page: 2, limit: 1 })).toMatchObject({
      list: [{ id: low.id }],
      total: 2,
    })
    expect((await ask({ keyword: 'teapot' })).list).toEqual([])
    const edit = { id: cate_id, names: { en: 'Mugs' }, icon: '', sort: 3, is_open: 0 } as const
    const edited = await server.succeed(calls.editMallCategory, edit, { token: editor })
    expect(edited.category).toMatchObject({ names: { en: 'Mugs' }, goods_total: 2, is_open: 0 })
    expect((await server.call(calls.editMallCategory, { ...edit, id: 999_999 }, { token: editor })).code).toBe(4002)
    const { list } = await server.succeed(calls.listMallCategories, {}, { token: editor })
    expect(list).toContainEqual(edited.category)
    expect(await actionsUpon(server, `mall category ${cate_id}`, owner)).toMatchObject([
      { action: 'mallCategory.edit', before: { names: { en: 'Cups' } } },
      { action: 'mallCategory.create' },
    ])
  })
})

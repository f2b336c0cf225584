import { readFile } from 'node:fs/promises'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { loadRegions, parseRegions } from './regions.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Form = CallRequest<typeof addressCalls.addAddress>

/** 朝阳区 of Beijing, which has no areas below it. */
const form: Form = {
  consignee: 'Linh',
  phone: '13800138000',
  province_id: 110_000,
  city_id: 110_105,
  detail: '1 Jianguo Road',
}
const add = (who: Member, changes: Partial<Form> = {}) =>
  server.call(addressCalls.addAddress, { ...form, ...changes }, { token: who.token, language: 'en' })
const list = async (who: Member) => (await server.succeed(addressCalls.listAddresses, {}, { token: who.token })).list
const edit = (who: Member, input: CallRequest<typeof addressCalls.editAddress>) =>
  server.call(addressCalls.editAddress, input, { token: who.token })
const wrongField = (reply: { code: number; data: unknown }) => [
  reply.code,
  (reply.data as { field?: string } | null)?.field,
]

describe('addresses', () => {
  it('V-18: the first becomes the default; regions have their names, the phone its country', async () => {
    const who = await newMember(server)
    const { code, data } = await add(who)
    expect(code).toBe(200)
    expect(data.address).toMatchObject({
      province: '北京市',
      city: '朝阳区',
      area: '',
      phone: '+8613800138000',
      is_default: 1,
    })
    await add(who, { detail: '2 Jianguo Road' })
    const { data: third } = await add(who, { detail: '3 Jianguo Road', is_default: 1 })
    expect((await list(who)).map(({ detail, is_default: mark }) => [detail, mark])).toEqual([
      ['3 Jianguo Road', 1],
      ['2 Jianguo Road', 0],
      ['1 Jianguo Road', 0],
    ])
    expect(third.address.is_default).toBe(1)
  })

  it.each<[string, Partial<Form>]>([
    ['consignee', { consignee: ' ' }],
    ['consignee', { consignee: '  a ' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: 'call me' }],
    ['province_id', { province_id: 7 }],
    ['province_id', { province_id: 110_105 }],
    ['city_id', { city_id: 130_100 }],
    ['area_id', { area_id: 130_102 }],
    ['area_id', { province_id: 130_000, city_id: 130_100 }],
    ['detail', { detail: '   ' }],
  ])('V-18: names %s where it is wrong', async (field, changes) => {
    const who = await newMember(server)
    expect(wrongField(await add(who, changes))).toEqual([4000, field])
    expect(await list(who)).toEqual([])
  })

  it('the same one again is the one that is there, also at once', async () => {
    const who = await newMember(server)
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(who)))
    expect(new Set(replies.map(({ data }) => data.address.id)).size).toBe(1)
    expect(await list(who)).toHaveLength(1)
  })

  it('end at twenty, also where several are the twentieth', async () => {
    const who = await newMember(server)
    for (let number = 1; number < 20; number++) await add(who, { detail: `Road ${number}` })
    const codes = (await Promise.all(['a', 'b', 'c'].map((detail) => add(who, { detail })))).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 7030, 7030])
    expect((await add(who, { detail: 'Road 1' })).code).toBe(200)
  })

  it('are changed and deleted; the newest follows a deleted default', async () => {
    const who = await newMember(server)
    const ids: number[] = []
    for (const detail of ['one', 'two', 'three']) ids.push((await add(who, { detail })).data.address.id)
    const [first = 0, second = 0, third = 0] = ids
    expect(wrongField(await edit(who, { id: first }))).toEqual([4000, 'consignee'])
    const changed = await edit(who, { ...form, id: second, detail: 'moved', is_default: 1 })
    expect(changed.data.address).toMatchObject({ detail: 'moved', is_default: 1 })
    expect((await edit(who, { id: second, is_del: 1 })).data.address).toBeNull()
    expect((await edit(who, { id: second, is_del: 1 })).code).toBe(4002)
    expect((await list(who)).map(({ id, is_default: mark }) => [id, mark])).toEqual([
      [third, 1],
      [first, 0],
    ])
    const mark = (id: number) => server.call(addressCalls.setDefaultAddress, { id }, { token: who.token })
    await Promise.all([mark(first), mark(third), mark(first)])
    expect((await list(who)).filter(({ is_default: isDefault }) => isDefault === 1)).toHaveLength(1)
  })

  it('R-21: are nobody else’s to see, change, delete or make the default', async () => {
    const [who, other] = [await newMember(server), await newMember(server)]
    const { id } = (await add(who)).data.address
    expect(await list(other)).toEqual([])
    expect((await edit(other, { ...form, id })).code).toBe(4002)
    expect((await edit(other, { id, is_del: 1 })).code).toBe(4002)
    expect((await server.call(addressCalls.setDefaultAddress, { id }, { token: other.token })).code).toBe(4002)
  })
})

describe('regions', () => {
  const below = async (parent_id: number, language = 'en') => {
    const who = await newMember(server)
    return (await server.succeed(addressCalls.listCities, { parent_id }, { token: who.token, language })).list
  }

  it('begin with the provinces of the reader’s own country', async () => {
    expect((await below(0, 'zh-CN'))[0]).toMatchObject({ name: '北京市', country: 'CN', level: 1, has_more: 1 })
    expect((await below(0, 'vi'))[0]).toMatchObject({ country: 'VN', level: 1 })
    expect(new Set((await below(0)).map(({ country }) => country))).toEqual(
      new Set(['US', 'GB', 'CN', 'VN', 'BR', 'PT']),
    )
  })

  it('go down to districts where there are any', async () => {
    const [city] = await below(130_000)
    expect(city).toMatchObject({ name: '石家庄市', level: 2, has_more: 1 })
    expect((await below(city?.id ?? 0))[0]).toMatchObject({ level: 3, has_more: 0 })
    expect(await below(999_999_999)).toEqual([])
  })

  it('have one id each, and a parent of the level above in the same country', async () => {
    const regions = parseRegions(await readFile(new URL('../../../../assets/regions.tsv', import.meta.url), 'utf8'))
    const all = await loadRegions()
    expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length)
    for (const { parentId, level, country, name } of regions) {
      const parent = all.find(parentId)
      expect(name).not.toBe('')
      const above = parentId === 0 ? [0, country] : [parent?.level, parent?.country]
      expect(above).toEqual([level - 1, country])
    }
  })
})

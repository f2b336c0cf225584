import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DramaServer } from '../../../testing/drama-server.ts'
import { type Catalogue, openCatalogue } from './testing.ts'

let catalogue: Catalogue
let server: DramaServer
let love: number
let crime: number
let comedy: number

beforeAll(async () => {
  catalogue = await openCatalogue()
  ;({ server } = catalogue)
  ;[love = 0, crime = 0, comedy = 0] = catalogue.typeIds
  // Nothing of it is new, so that no places are reserved.
  await server.context.db.execute('update dramas set published_ms = 0')
})
afterAll(() => server.close())

const say = (userId: number, ...typeIds: number[]) =>
  server.succeed(discoverCalls.setTaste, { type_ids: typeIds }, userId)
const stored = async (userId: number) =>
  (
    await server.context.db.find<{ type_ids: number[] }>('select type_ids from drama_tastes where user_id = $1', [
      userId,
    ])
  )?.type_ids
const recommended = async (userId: number) =>
  (await server.succeed(discoverCalls.listRecommended, { limit: 100 }, userId)).list
const firstTypes = async (userId: number, count: number) =>
  (await recommended(userId)).slice(0, count).map(({ type_name: name }) => name)

describe('V-43: what a member says they like', () => {
  it('makes the recommendations of two members differ who answered differently, and leaves nothing out', async () => {
    const [anna, ben, silent] = [await server.newMember(), await server.newMember(), await server.newMember()]
    await say(anna, love)
    await say(ben, crime, comedy)
    expect(await firstTypes(anna, 2)).toEqual(['Love', 'Love'])
    expect(await firstTypes(ben, 2)).toEqual(['Crime', 'Comedy'])
    const [ofAnna, ofBen, ofSilent] = [await recommended(anna), await recommended(ben), await recommended(silent)]
    expect(ofAnna.map(({ id }) => id)).not.toEqual(ofBen.map(({ id }) => id))
    expect(ofAnna.map(({ id }) => id)).not.toEqual(ofSilent.map(({ id }) => id))
    for (const list of [ofAnna, ofBen, ofSilent]) expect(new Set(list.map(({ id }) => id)).size).toBe(12)
  })

  it('puts what they watched behind, also of what they like', async () => {
    const anna = await server.newMember()
    await say(anna, love)
    const [first] = await recommended(anna)
    await catalogue.watch(anna, first?.id ?? 0, 1)
    expect((await recommended(anna)).at(-1)?.id).toBe(first?.id)
  })

  it('is the last answer, however often and in whichever order it is given', async () => {
    const anna = await server.newMember()
    await say(anna, love, crime)
    await say(anna, love, crime)
    expect(await stored(anna)).toEqual([love, crime])
    expect(await say(anna, comedy, comedy)).toEqual({ type_ids: [comedy] })
    expect(await stored(anna)).toEqual([comedy])
  })

  it('is one whole answer where several come at once', async () => {
    const anna = await server.newMember()
    const answers = [[love], [crime, comedy], [love, crime, comedy], [comedy, love]]
    await Promise.all(answers.map((answer) => say(anna, ...answer)))
    expect(answers).toContainEqual(await stored(anna))
  })

  it.each([
    ['a category that is none', () => [love, 999_999]],
    ['more than three', () => [love, crime, comedy, 999_999]],
  ])('refuses %s and changes nothing', async (_what, typeIds) => {
    const anna = await server.newMember()
    await say(anna, crime)
    const reply = await server.call(discoverCalls.setTaste, { type_ids: typeIds() }, anna)
    expect(reply).toMatchObject({ code: 4000, data: { field: 'type_ids' } })
    expect(await stored(anna)).toEqual([crime])
  })

  it('is read in the order of the choice, and taken back by none: recommendations follow', async () => {
    const [anna, ben, silent] = [await server.newMember(), await server.newMember(), await server.newMember()]
    await say(anna, comedy, love)
    await say(ben, crime)
    const read = async (userId: number) => (await server.succeed(discoverCalls.getTaste, {}, userId)).type_ids
    expect(await read(anna)).toEqual([comedy, love])
    expect(await say(anna)).toEqual({ type_ids: [] })
    await say(anna)
    expect(await read(anna)).toEqual([])
    expect(await read(ben)).toEqual([crime])
    expect(await recommended(anna)).toEqual(await recommended(silent))
  })

  it('recommends what everybody watches to whoever said nothing, and stores nothing by it', async () => {
    const anna = await server.newMember()
    await recommended(anna)
    expect(await stored(anna)).toBeUndefined()
  })
})

describe('V-43: the top of home', () => {
  const top = async (userId: number) =>
    (await server.succeed(dramaCalls.listBanners, {}, userId)).list.map(({ link }) => Number(link))
  const typeOf = async (id: number) =>
    (await server.context.db.one<{ type_id: number }>('select type_id from dramas where id = $1', [id])).type_id
  let chosen: number[]

  beforeAll(async () => {
    chosen = [0, 1, 2].map((index) => catalogue.drama(index))
    await server.context.db.transaction(async (tx) => {
      for (const [index, id] of chosen.entries())
        await server.authoring.createBanner(tx, {
          ...{ position: 'home', titles: { en: 'Look' }, imageKey: 'public/banner.webp', sort: index },
          ...{ linkType: 'video', link: String(id) },
        })
    })
  })

  it('is what operators chose for whoever said and watched nothing', async () => {
    expect(await top(await server.newMember())).toEqual(chosen)
  })

  it('begins with what the member likes, each once and with a picture of its own', async () => {
    const anna = await server.newMember()
    await say(anna, crime)
    const { list } = await server.succeed(dramaCalls.listBanners, {}, anna)
    const ids = list.map(({ link }) => Number(link))
    const [love0, crime0, comedy0] = chosen
    expect(ids[0]).toBe(crime0)
    expect(await Promise.all(ids.slice(0, 3).map(typeOf))).toEqual([crime, crime, crime])
    expect(ids.slice(3)).toEqual([love0, comedy0])
    expect(new Set(list.map(({ id }) => id)).size).toBe(5)
    expect(list[1]).toMatchObject({
      ...{
        link_type: 'video',
        title: expect.stringMatching(/^Story \d+$/),
        image: expect.stringContaining('test-wide'),
      },
      video: { id: ids[1], intro: 'She comes back after ten years.', is_binge: 0 },
    })
  })

  it('leaves out what the member began, and shows something else in its place', async () => {
    const anna = await server.newMember()
    await catalogue.watch(anna, chosen[0] ?? 0, 1)
    const ids = await top(anna)
    expect(ids).toHaveLength(3)
    expect(ids.slice(0, 2)).toEqual(chosen.slice(1))
    expect(ids).not.toContain(chosen[0])
  })
})

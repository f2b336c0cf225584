import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { bannerOperatorCalls } from '@cliffhanger/contract/drama/operator-banner-calls.ts'
import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { noticeActions } from '../notices/testing.ts'
import { newCategory, newStar, openStarWorld, postActions, reason, type StarWorld } from './testing.ts'

let server: TestServer
let world: StarWorld
let reader: Member
beforeAll(async () => {
  server = await startTestServer()
  world = await openStarWorld(server)
  reader = await newMember(server)
})
afterAll(() => server.close())

const { published } = postActions(() => world)
const stars = (input: Parameters<typeof server.succeed<typeof starCalls.listStars>>[1] = {}, who = reader) =>
  server.succeed(starCalls.listStars, { limit: 100, ...input }, { token: who.token, language: 'en' })
const namesOf = ({ list }: Awaited<ReturnType<typeof stars>>) => list.map(({ nick_name: name }) => name)

describe('who is a star', () => {
  it('an operator decides: the member is told, is found, and sees what they are', async () => {
    const star = await newStar(world, 'Mei <b>Lin</b>')
    const { list, mine } = await stars({ keyword: 'mei' })
    expect(list).toMatchObject([
      {
        star_id: star.starId,
        user_id: star.userId,
        nick_name: 'Mei <b>Lin</b>',
        cate_name: 'Actors',
        product_total: 0,
      },
    ])
    expect(mine).toBeNull()
    expect((await stars({}, star)).mine).toMatchObject({ star_id: star.starId })
    const { user_info } = await server.succeed(accountCalls.getAccount, {}, { token: star.token })
    expect(user_info.user_type).toBe(2)
    const notices = await server.succeed(noticeCalls.listMyNotices, {}, { token: star.token, language: 'en' })
    expect(notices.list).toMatchObject([{ title: "You're now a star", link: '/pagesA/stars/list' }])
  })

  it('twice at once is once; who is official or one already is refused', async () => {
    const member = await newMember(server)
    const make = () =>
      server.call(
        starOperatorCalls.makeStar,
        { user_no: member.userNo, cate_id: 0, cover_key: '', reason },
        { token: world.editor, key: randomUUID() },
      )
    expect(codesOf(await Promise.all([make(), make()]))).toEqual([200, 4003])
    const official = await newMember(server)
    await server.context.db.transaction((tx) => server.domains.account.operator.changeUserType(tx, official.userId, 1))
    const form = { user_no: official.userNo, cate_id: 0, cover_key: '', reason }
    expect((await server.call(starOperatorCalls.makeStar, form, { token: world.editor, key: randomUUID() })).code).toBe(
      4003,
    )
    expect((await server.call(starCalls.getStar, { star_id: 999_999 }, { token: reader.token })).code).toBe(4002)
    const unknown = { ...form, user_no: '00000000' }
    expect(
      (await server.call(starOperatorCalls.makeStar, unknown, { token: world.editor, key: randomUUID() })).code,
    ).toBe(7009)
  })

  it('ends with a reason; what was posted is not shown, and is again for who becomes one once more', async () => {
    const star = await newStar(world, 'Comet')
    const post = await published(star)
    const end = () => server.call(starOperatorCalls.endStar, { star_id: star.starId, reason }, { token: world.editor })
    expect(codesOf(await Promise.all([end(), end()]))).toEqual([200, 4003])
    expect(namesOf(await stars({ keyword: 'comet' }))).toEqual([])
    expect((await server.call(starCalls.getStar, { star_id: star.starId }, { token: reader.token })).code).toBe(4002)
    const { open } = postActions(() => world)
    expect([(await open(reader, post)).code, (await open(star, post)).code]).toEqual([4002, 200])
    const form = { user_no: star.userNo, cate_id: 0, cover_key: '', reason }
    const again = await server.succeed(starOperatorCalls.makeStar, form, { token: world.editor, key: randomUUID() })
    expect(again.star).toMatchObject({ star_id: star.starId, is_open: 1, product_total: 1 })
    expect((await open(reader, post)).code).toBe(200)
  })

  it('follows the type of a member, however that is changed', async () => {
    const [member, support] = [await newMember(server), await newOperatorToken(server, 'support')]
    const setType = (user_type: 0 | 1 | 2) =>
      server.succeed(
        friendsOperatorCalls.setMemberType,
        { user_id: member.userId, user_type, reason },
        { token: support },
      )
    await setType(2)
    const { mine } = await stars({}, member)
    expect(mine).toMatchObject({ user_id: member.userId, cate_id: 0 })
    await setType(1)
    expect((await stars({}, member)).mine).toBeNull()
    await setType(2)
    expect((await stars({}, member)).mine?.star_id).toBe(mine?.star_id)
  })

  it('lists the newest or the hottest first, by category and by a part of the name', async () => {
    const other = { ...world, categoryId: await newCategory(server, world.editor) }
    const [one, two] = [await newStar(other, 'Twin One'), await newStar(other, 'twin two')]
    await server.owner.execute(`update stars set hot = 9 where id = $1`, [one.starId])
    expect(namesOf(await stars({ cate_id: other.categoryId }))).toEqual(['Twin One', 'twin two'])
    expect(namesOf(await stars({ cate_id: other.categoryId, sort: 'new' }))).toEqual(['twin two', 'Twin One'])
    const page = await stars({ keyword: ' TWIN ', limit: 1, page: 2 })
    expect(page).toMatchObject({ total: 2, page: 2, limit: 1 })
    expect(namesOf(page)).toEqual(['twin two'])
    expect(namesOf(await stars({ keyword: '%' }))).toEqual([])
    await server.owner.execute(`update accounts set is_enabled = false where id = $1`, [two.userId])
    expect(namesOf(await stars({ cate_id: other.categoryId }))).toEqual(['Twin One'])
  })

  it('is found without accents and by any words of the name, and under a new one at once, by operators too', async () => {
    const [hang, joao] = [await newStar(world, 'Nguyễn Thúy Hằng'), await newStar(world, 'João Đình Conceição')]
    const found = async (keyword: string) => namesOf(await stars({ keyword }))
    expect(await found('Hang')).toEqual(['Nguyễn Thúy Hằng'])
    expect(await found('hằng NGUYEN')).toEqual(['Nguyễn Thúy Hằng'])
    expect(await found('dinh conceicao')).toEqual(['João Đình Conceição'])
    expect(await found('joão nguyễn')).toEqual([])
    expect((await stars({ keyword: 'hang' })).total).toBe(1)
    await server.succeed(accountCalls.editProfile, { nick_name: 'Lê Mỹ Hạnh' }, { token: hang.token })
    expect([await found('my hanh'), await found('hang')]).toEqual([['Lê Mỹ Hạnh'], []])
    const written = async (keyword: string) =>
      (await server.succeed(starOperatorCalls.listWrittenStars, { keyword }, { token: world.editor })).list.map(
        ({ star_id: id }) => id,
      )
    expect([await written('le my'), await written(joao.userNo), await written('0%')]).toEqual([
      [hang.starId],
      [joao.starId],
      [],
    ])
  })

  it('is edited in the version that was read', async () => {
    const star = await newStar(world)
    const edit = (version: number, cate_id = 0) =>
      server.call(
        starOperatorCalls.editStar,
        { star_id: star.starId, version, cate_id, cover_key: '' },
        { token: world.editor },
      )
    expect((await edit(1, 999_999)).data).toEqual({ field: 'cate_id' })
    expect(codesOf(await Promise.all([edit(1), edit(1)]))).toEqual([200, 4003])
    const support = { star_id: star.starId, version: 2, cate_id: 0, cover_key: 'chat/7/a.png' }
    expect((await server.call(starOperatorCalls.editStar, support, { token: world.editor })).data).toEqual({
      field: 'cover_key',
    })
  })
})

describe('what stands around the list', () => {
  it('banners of its position, and notices of its scope, which alert nobody', async () => {
    const banner = {
      titles: { en: 'Premiere' },
      image_key: 'public/covers/a.webp',
      link_type: 'none' as const,
      link: '',
      sort: 0,
      position: 'stars' as const,
    }
    await server.succeed(bannerOperatorCalls.createBanner, banner, { token: world.editor, key: randomUUID() })
    const { list } = await server.succeed(starCalls.listStarBanners, {}, { token: reader.token, language: 'en' })
    expect(list).toMatchObject([{ title: 'Premiere', position: 'stars' }])

    const actions = noticeActions(() => ({ server, editor: world.editor }))
    const id = await actions.written({ scope: 'stars' })
    const notices = () => server.succeed(starCalls.listStarNotices, {}, { token: reader.token, language: 'en' })
    expect(await notices()).toMatchObject({ list: [{ id, scope: 'stars', is_read: 0 }], total: 1 })
    expect((await actions.mine(reader)).unread).toBe(0)
    expect(await actions.announced(reader)).toEqual([])
    expect(await actions.heardByAll(reader)).toEqual([])
    expect((await actions.open(reader, id)).data).toMatchObject({ notice: { scope: 'stars' }, unread: 0 })
    expect((await notices()).list).toMatchObject([{ is_read: 1 }])
    expect((await actions.edit(id, { scope: 'platform' })).data).toEqual({ field: 'scope' })
    expect((await actions.write({ scope: 'stars', position: 'popup' })).data).toEqual({ field: 'position' })
    expect((await actions.write({ scope: 'stars', user_no: reader.userNo })).data).toEqual({ field: 'scope' })
    expect((await actions.withdraw(id)).code).toBe(200)
    expect(await notices()).toMatchObject({ list: [], total: 0 })
    expect(await actions.heardByAll(reader)).toEqual([])
  })

  it('categories that are open, in their order', async () => {
    const closed = await newCategory(server, world.editor, 0)
    const { list } = await server.succeed(starCalls.listStarCategories, {}, { token: reader.token, language: 'zh-CN' })
    expect(list.find(({ id }) => id === world.categoryId)).toEqual({ id: world.categoryId, name: '演员', sort: 0 })
    expect(list.map(({ id }) => id)).not.toContain(closed)
  })

  it('a discover block that leads to screens and https addresses only', async () => {
    const form = {
      titles: { en: 'VIP', 'zh-CN': '会员' },
      icon_key: 'public/discover/a.webp',
      link_type: 'page' as const,
      link: '/pages/vip/vip',
      badges: { en: 'New' },
      sort: 2,
      is_open: 1 as const,
    }
    const create = (changes: object) =>
      server.call(
        starOperatorCalls.createDiscoverEntry,
        { ...form, ...changes },
        { token: world.editor, key: randomUUID() },
      )
    const { entry } = (await create({})).data
    await create({ sort: 1, link_type: 'url', link: 'https://example.org/a', titles: { en: 'Shop' }, badges: {} })
    await create({ sort: 0, is_open: 0 })
    for (const link of ['javascript:alert(1)', 'http://example.org', '//example.org', 'https://a:b@example.org'])
      expect((await create({ link_type: 'url', link })).data).toEqual({ field: 'link' })
    expect((await create({ link: '/pages/nowhere' })).data).toEqual({ field: 'link' })
    const shown = () => server.succeed(starCalls.listDiscoverEntries, {}, { token: reader.token, language: 'en' })
    expect((await shown()).list).toMatchObject([
      { title: 'Shop', link_type: 'url', link: 'https://example.org/a', badge: '', sort: 1 },
      { title: 'VIP', link: '/pages/vip/vip', badge: 'New', sort: 2 },
    ])
    const edit = () =>
      server.call(
        starOperatorCalls.editDiscoverEntry,
        { ...form, id: entry.id, version: entry.version, is_open: 0 },
        { token: world.editor },
      )
    expect(codesOf(await Promise.all([edit(), edit()]))).toEqual([200, 4003])
    expect((await shown()).list).toHaveLength(1)
    const remove = () =>
      server.call(starOperatorCalls.removeDiscoverEntry, { id: entry.id, reason }, { token: world.editor })
    expect(codesOf(await Promise.all([remove(), remove()]))).toEqual([200, 4002])
  })
})
